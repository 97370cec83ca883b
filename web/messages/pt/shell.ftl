# A moldura: início, nova mesa, regras, ajustes e o que dá errado.

site = Site
skip-to-content = Ir para o conteúdo
slogan = Jogos de trens, com todas as regras
home-what = Construa linhas, dê lances por companhias e passe a perna nos rivais nos jogos ferroviários de Martin Wallace: sozinho contra bons bots ou com amigos onde quer que estejam, de uma vez só ou ao longo de dias. Sem conta e sem instalar nada.
your-name = Seu nome
guest = Convidado
play-now = Jogar agora contra bots
play-now-text = { $game } contra dois bots, já.
about-steel-driver = dê lances em cubos por companhias, una as costas, complete conjuntos de mercadorias.
about-steam = assente trilhos hexágono a hexágono, endivide-se, entregue mercadorias pelos seus trechos.
about-steam-barons = compre ações, construa para as companhias que controla, venda antes da queda.
new-table-friends = Jogar com amigos
learn-rules = Aprender as regras
my-tables = Minhas mesas
more-tables = Mais mesas
lists-partial = O banco de dados não responde no momento, por isso podem faltar mesas aqui.
open-tables = Mesas abertas
no-open-tables = Ninguém está esperando jogadores no momento.
running-tables = Partidas em andamento
recorded-game = Partida gravada
recorded-game-text = Abra o registro de uma partida (um arquivo .gslog) e reveja jogada por jogada.
choose-log = Escolher um registro…

# Uma mesa em uma lista
table-over = A partida terminou
seats-free =
    { $count ->
        [1] Há um lugar livre
       *[other] Há { $count } lugares livres
    }
your-turn = Sua vez
turn-of = Vez de { $name }
open-seat = Lugar livre
look-at-it = Ver
continue = Continuar
join = Entrar
watch = Assistir

# Uma mesa nova
new-table = Nova mesa
game = Jogo
board = Tabuleiro
seats = Lugares
seat-number = Jogador { $number }
seat-me = Eu
seat-open = Livre para outra pessoa
remove-seat = Tirar o lugar { $number }
add-seat = Acrescentar um lugar
level-random = Bot: fácil (joga ao acaso)
level-greedy = Bot: firme (joga o que parece melhor)
level-mcts = Bot: forte (pensa adiante)
options = Opções
option-first = Quem começa
option-first-random = Por sorteio
pace = Ritmo
pace-live = Ao vivo
pace-live-text = todos estão na mesa agora
pace-casual = Sem pressa
pace-casual-text = cada um joga quando puder, ao longo de dias
takebacks = Desfazer
takebacks-ask = de comum acordo; livremente sozinho contra bots
takebacks-solo = só sozinho contra bots, ou antes que alguém tenha seguido
takebacks-none = nunca
grace = Os bots esperam para que você possa desfazer o que encerra a sua vez
grace-seconds = { $seconds ->
    [0] nada
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
who-may-come = Quem pode entrar
by-link = Por convite
by-link-text = só quem tem o link
public = Pública
public-text = aparece na página inicial; qualquer um pode entrar ou assistir
seed = Repetir um sorteio conhecido
seed-text = Tudo o que é sorteado vem de um número. Duas mesas com o mesmo número começam iguais. Deixe vazio para um sorteio que ninguém conhece.
seed-wrong = O número do sorteio tem no máximo 15 algarismos e nada mais.
set-up-table = Montar a mesa
players-range = De { $fewest } a { $most } jogadores
own-board = acrescentado por um jogador
find-board = Procurar um tabuleiro acrescentado
more-boards = Mais tabuleiros
no-board-found = Nenhum tabuleiro tem esse nome.
upload-board = Usar um tabuleiro meu…
upload-board-text = Um arquivo de tabuleiro (.toml) desenhado por você. O formato está descrito na documentação do projeto.
board-added = O tabuleiro foi acrescentado.
board-faults =
    { $count ->
        [1] { $file } não pode ser usado: tem um erro.
       *[other] { $file } não pode ser usado: tem { $count } erros.
    }
map-of = Mapa do tabuleiro { $board }
map-missing = Não foi possível carregar o mapa deste tabuleiro.

# Regras
rules = Regras
contents = Índice
search-rules = Procurar nas regras
rules-found =
    { $count ->
        [0] Nada encontrado
        [1] Um trecho encontrado
       *[other] { $count } trechos encontrados
    }
rule-number = Regra { $rule }
read-all-rules = Ler todas as regras

# Ajustes
settings = Ajustes
language = Idioma
language-of-browser = O do navegador
theme = Cores
theme-system = Como no sistema
theme-light = Claras
theme-dark = Escuras
sound-setting = Sons
shortcuts-setting = Atalhos de teclado (uma letra só)
pacing = Ritmo das jogadas dos outros
pacing-slow = lento
pacing-normal = normal
pacing-instant = na hora
pacing-step = passo a passo
pacing-text = A mesa mostra o que acontece, uma coisa de cada vez. Passo a passo espera por você a cada vez.
coordinates = Coordenadas dos hexágonos no tabuleiro

# Em toda parte
close = Fechar
copy = Copiar
copied = Copiado
loading = Um momento…
try-again = Tentar de novo
to-the-start = Ir para o início
unknown-page = Essa página não existe
unknown-page-text = Não há nada em { $path }. Talvez o endereço tenha sido cortado ao ser copiado.

# O que dá errado
problem-offline = Não foi possível falar com o servidor. Verifique sua conexão; nada se perdeu.
problem-too-many =
    { $wait ->
        [0] Rápido demais. Espere um momento e tente de novo.
        [1] Rápido demais. Tente de novo em um segundo.
       *[other] Rápido demais. Tente de novo em { $wait } segundos.
    }
problem-server = Algo deu errado no servidor. Nada se perdeu; tente de novo.
problem-ours = Algo deu errado nesta página. Carregue-a de novo; nada se perdeu.
problem-stale = Alguém foi mais rápido: a mesa já seguiu adiante. É assim que ela está agora.
problem-stale-own = Você já jogou em outro aparelho ou em outra janela. É assim que a mesa está agora.
problem-code-name-too-long = Um nome tem no máximo 24 caracteres.
problem-code-line-too-long = Uma mensagem tem no máximo 500 caracteres.
problem-code-name-of-player = Já há alguém na mesa com um nome assim. Escolha outro.

problem-code-seat-taken = Outra pessoa já está sentada aí.
problem-code-seated = Você já tem um lugar nesta mesa.
problem-code-wrong-link = Este link não abre mais o lugar; peça outro.
problem-code-not-your-seat = Este lugar não é seu.
problem-code-started = A partida já começou; deixe um bot jogar por quem saiu.
problem-code-not-creator = Só quem criou a mesa, ou quem está sentado aí, pode fazer isso.
problem-code-no-substitute = Um bot só pode jogar por alguém enquanto a partida está em andamento.
problem-code-player-present = Esse jogador está na mesa; um bot só pode jogar por quem está ausente.
problem-code-no-seat = Você não tem lugar nesta mesa; pode assistir.
problem-code-not-started = A partida começa quando todos os lugares estiverem ocupados.
problem-code-substituted = Um bot está jogando por você; retome seu lugar e continue.
problem-code-nothing-to-undo = Só dá para desfazer a sua última jogada, e só enquanto ninguém agiu depois nem houve sorteio.
problem-code-ask-first = Outros já seguiram jogando; pergunte a eles se você pode desfazer.
problem-code-final = O que foi sorteado depois, ou era segredo e já se sabe, fica; por isso não dá para desfazer.
problem-code-asked-already = Isto já foi perguntado; espere as respostas.
problem-code-too-many-votes = Já se perguntam coisas demais nesta mesa; espere as respostas.
problem-code-not-asked-here = Nesta mesa não se pede para desfazer nada.
problem-code-not-asked = Esta pergunta não é para você.
problem-code-no-such-vote = Isto não se pergunta mais.
problem-code-not-your-turn = Não é mais a sua vez.
problem-code-no-hint = O bot não tem tempo para uma dica agora. Tente de novo daqui a pouco.
problem-code-not-saved = Não foi possível salvar agora. Tente de novo em um instante.
problem-code-no-database = O banco de dados não responde no momento. Tente de novo daqui a pouco.
problem-code-malformed-log = Este registro não pode ser reproduzido: { $detail }
problem-code-bad-setup = Não é possível montar esta mesa: { $detail }
problem-code-no-name = Um nome tem de 1 a 24 caracteres visíveis.
problem-code-too-large = Isto é maior do que o servidor aceita.
problem-code-no-such-board = Esse tabuleiro não está mais aqui.
problem-code-too-many-boards = Você já acrescentou todos os tabuleiros que um jogador pode ter aqui.
problem-code-no-such-table = Não há nenhuma mesa neste endereço.
problem-code-no-such-seat = Esta mesa não tem esse lugar.
problem-code-no-such-link = Este link pessoal não vale mais.
problem-code-which-to-keep = Este navegador já é um jogador com lugares: abra o link mais uma vez e escolha qual deve ser.
problem-code-two-seats = Você só pode ocupar um lugar em uma mesa.
problem-code-nothing-said = Escreva algo que se possa ler antes de enviar.
problem-code-invalid = O servidor não entende isto: { $detail }
