# Mesas que são deixadas, fechadas, ocultadas ou estão danificadas.

this-table = Esta mesa
more-for-table = Mais sobre esta mesa
leave-game = Sair da partida
leave-game-text = De vez: ninguém pode devolver o lugar a você. Se só precisa de uma pausa, deixe um bot jogar enquanto isso.
leave-waiting = Sair desta mesa
leave-waiting-creator = Outra das pessoas sentadas passa a cuidar da mesa; se não houver ninguém, ela fecha.
my-seat-then = Meu lugar
seat-then-offer = Oferecido a outra pessoa
left-table = Você saiu da mesa.
close-table = Fechar a mesa
close-table-text = Ninguém continua a jogar. A partida ainda pode ser vista, e o registro, salvo.
close-open-text = Ela some das listas, e os links dos lugares deixam de valer.
close-others-text = Outras pessoas também jogam aqui: só dá para fechar quando nenhuma delas tiver jogado por muito tempo.
closed-now = A mesa está fechada.
hide-table = Ocultar da minha lista
hide-table-text = Só para você; ela fica entre as suas mesas ocultas.
hidden-now = A mesa está oculta.
bring-back = Trazer de volta à minha lista
hidden-tables = Mesas ocultas
table-closed = A mesa está fechada
table-closed-text = Aqui não se joga mais. Você pode ver a partida inteira e salvar o registro.
table-closed-empty = Esta mesa foi fechada antes de a partida começar.
table-damaged = Esta partida está danificada
table-damaged-text = O servidor não consegue ler a jogada { $step } desta partida. Você pode ver tudo até ali e salvar o registro até onde ele vai; não dá para continuar jogando.
imported = Registro importado, para ver
imported-text = Uma partida trazida para cá como registro, para ser vista. Ninguém continua a jogar.
left-for-bot = saiu; um bot joga – { $level }
seat-offered = saiu; o lugar está livre
offer-seat = Oferecer o lugar
bot-sits-here = Pôr um bot aqui
remove-bot = Tirar o bot
bot-level = Bots novos jogam neste nível
take-over = Assumir um lugar
take-over-text = { $name } saiu desta partida. Quem assumir o lugar continua daqui.
problem-code-over = A partida acabou. Você pode ocultar a mesa da sua lista.
problem-code-closed = Esta mesa está fechada; aqui não se joga mais.
problem-code-damaged = O servidor não consegue ler uma parte desta partida; não dá para continuar jogando.
problem-code-unreadable = O servidor não consegue mais ler esta partida: { $detail }
problem-code-others-play = Outras pessoas jogam aqui. Você pode sair; poderá fechar a mesa quando nenhuma delas tiver jogado por { $days ->
    [1] { $days } dia
   *[other] { $days } dias
 }.
problem-code-nobody-there = Quem se sentava ali saiu; ofereça o lugar.
problem-code-not-left = Só se pode oferecer o lugar de alguém que saiu.
problem-code-no-bot = Não há nenhum bot ali.
remove-board = Remover este tabuleiro
remove-board-text = Ninguém mais poderá escolhê-lo. As mesas que jogam nele continuam.
keep-board = Manter
board-removed = { $count ->
    [0] O tabuleiro foi removido.
    [one] O tabuleiro foi removido; uma mesa continua a jogar nele como era.
   *[other] O tabuleiro foi removido; { $count } mesas continuam a jogar nele como era.
 }
problem-code-not-your-board = Só quem trouxe um tabuleiro pode removê-lo.
about-line = Sobre esta mensagem
report-line = Denunciar
line-reported = Obrigado. Quem cuida deste site vai ver.
hush = Ocultar para mim o que { $name } diz
mute-here = Silenciar { $name } nesta mesa
muted-here = Silenciados aqui:
unmute = Deixar { $name } falar
show-hushed = { $count ->
    [0] Mostrar tudo
    [one] Mostrar uma mensagem oculta
   *[other] Mostrar { $count } mensagens ocultas
 }
banned = Seu acesso está restrito: você pode olhar, mas não jogar nem falar.
banned-until = Seu acesso está restrito até { $date }: você pode olhar, mas não jogar nem falar.
problem-code-banned = Seu acesso está restrito: você pode olhar, mas não jogar nem falar.
problem-code-muted = Quem criou esta mesa silenciou você aqui.
problem-code-own-line = Esta mensagem é sua.
problem-code-no-such-line = Esta mensagem não está mais aqui.
problem-code-nobody-known = Não se sabe mais quem disse isto.
problem-code-too-many-muted = Já há tantas pessoas silenciadas aqui que não cabem mais.
