# A moldura de uma mesa: sala de espera, vez, registro, histórico, conversa.

table = Mesa
turn = Vez
you = você

# Sala de espera
join-table = Entre nesta mesa
join-table-text = Basta o seu nome.
take-seat = Ocupar o lugar { $number }
seat-taken = Este lugar já foi ocupado. Peça outro link ou fique para assistir: a partida aparece aqui quando começar.
watching-waiting = A mesa está esperando os jogadores. Fique para assistir: a partida aparece aqui quando começar.
waiting-for =
    { $count ->
        [0] A partida começa já, já.
        [1] Falta um jogador. Mande a um amigo o link do lugar livre.
       *[other] Faltam { $count } jogadores. Mande a cada amigo o link de um lugar livre.
    }
invite-anybody = Convide alguém
invite-watch = Convide para assistir
invitation-for = Convite para o lugar { $number }
table-link = Link desta mesa
table-link-text = Quem tem este link pode assistir.
moment-link = Link deste momento
nobody-yet = ninguém ainda
here = presente
away = ausente
bot-plays-for = por enquanto joga um bot – { $level }
bot-plays-for-you = Um bot está jogando por você. Você pode reassumir em “Mesa”.
play-again-myself = Voltar a jogar eu mesmo
give-seat-back = Devolver o lugar
let-bot-play = Deixar um bot jogar
let-bot-play-for-me = Deixar um bot jogar por mim
substitute-level = Nível dos bots substitutos
other-device = Continuar em outro aparelho…
personal-link = Link pessoal
personal-link-text = Abra este link no outro aparelho para ser o mesmo jogador lá. Ele funciona uma única vez. Não o passe adiante: quem o abrir primeiro joga no seu lugar.
personal-link-until = Ele expira ({ $when }) se ninguém o usar.
personal-link-there = Você tem um link não usado; ele expira: { $when }.
personal-link-time = Ele espera
personal-link-hours-1 = uma hora
personal-link-hours-24 = um dia
personal-link-hours-168 = uma semana
personal-link-hours-720 = 30 dias
make-link = Criar o link
revoke-link = Revogar o link
seeded = Quem criou esta mesa deu o número que decide tudo o que é sorteado.
save-log = Salvar o registro

# Problemas
table-missing = Essa mesa não existe
table-missing-text = Talvez o endereço tenha sido cortado ao ser copiado, ou a mesa já tenha sido desfeita.
table-trouble = Não foi possível abrir a mesa
game-unknown = Esta página ainda não conhece o jogo
game-unknown-text = O servidor foi renovado. Carregue a página de novo e ela também o conhecerá.
line-lost = Conexão perdida. Tentando de novo; nada se perdeu.
line-slow = Ainda sem resposta. Tentando de novo; nada se perde.

# Vez
the-past = Você está vendo o passado
to-the-present = Para o presente
undo = Desfazer
undo-to = Continuar daqui
undo-ask = Pedir para desfazer
vote = Uma pergunta aos jogadores
vote-takeback = { $name } gostaria de desfazer isto: { $said }
vote-end = { $name } gostaria de encerrar a partida como está.
vote-bot = { $name } gostaria que um bot jogasse por { $other }, que está ausente.
vote-offer_seat = { $name } gostaria de oferecer a outros o lugar de { $other }, que está ausente.
vote-yes = Concordo
vote-no = Não
vote-waits = Falta a resposta de { $names }
vote-withdraw = Deixa pra lá
ask-end = Pedir para encerrar a partida
ask-bot = Pedir um bot
ask-offer = Pedir para oferecer o lugar
hint = Dica
hint-question = O que você faria?
hint-thinking = Pensando…
hint-place = Lugar { $place } na fila
site-busy = Há muitos bots pensando aqui agora: a vez deste chega em cerca de { $seconds ->
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
 }.
hint-action = Jogada
hint-value = Você vence
hint-score = Pontos no fim
hint-visits = Testes
hint-share = { $percent }%
hint-number = { NUMBER($value, maximumFractionDigits: 0) }
hint-numbers = O que dizem os números
hint-text = O bot mais forte joga muitas partidas de cabeça e recomenda a jogada à qual mais voltou: é a que conhece melhor. De cada jogada: em quantas dessas partidas você venceu, seus pontos no fim e quantas vezes foi testada. Com poucos testes, a parte de vitórias diz pouco.
since-you-were-here = Desde que você esteve aqui
watch-player = Ver o que { $name } fez
playing-speed = Velocidade da reprodução
times = { NUMBER($speed) }×
watch-it = Ver

# Ritmo
scene-on = Continuar
payday-sums = A soma de cada um
payday-sum =
    { $way ->
        [out] −${ $amount }
       *[in] +${ $amount }
    }
payday-out = fora da partida
last-event = O que acabou de acontecer
next-event = Próxima
catch-up = Alcançar o presente
catch-up-behind =
    { $count ->
        [0] Para o presente
        [1] Uma jogada atrás: alcançar o presente
       *[other] { $count } jogadas atrás: alcançar o presente
    }
your-turn-next = Agora é você
act-now = Jogar já
pacing-is = Ritmo: { $pace }

# Registro, histórico, conversa
log = Registro
log-empty = Ainda não aconteceu nada.
show-moment = Mostrar a jogada { $n }
history = Histórico
moment = Jogada { $n } de { $last }
to-the-beginning = Para o começo
step-back = Uma jogada para trás
step-forward = Uma jogada para a frente
play-through = Reproduzir a partida
pause = Pausar
chat = Chat
chat-empty = Ninguém disse nada ainda.
chat-say = Diga alguma coisa
send = Enviar
result = Resultado
larger = Mais espaço para isto
smaller = Menos espaço para isto

# Teclado
shortcuts = Atalhos de teclado
shortcuts-are-off = Os atalhos de uma letra estão desligados nos ajustes.
key-step = Uma jogada para trás, uma jogada para a frente
key-ends = Para o começo, para o presente
key-play = Reproduzir a partida, pausar
key-next = Mostrar a próxima jogada
key-catch-up = Alcançar o presente
key-pace = Mudar o ritmo
key-speed = Reproduzir mais devagar, mais depressa
key-chat = Escrever no chat
key-mute = Ligar e desligar os sons
watching = na plateia
characters-left = { $count ->
    [1] Resta { $count } caractere
   *[other] Restam { $count } caracteres
}
with-takebacks = Com jogadas desfeitas ({ $count })
