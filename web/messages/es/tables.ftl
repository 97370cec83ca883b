# Mesas que se dejan, se cierran, se ocultan o están dañadas.

this-table = Esta mesa
more-for-table = Más sobre esta mesa
leave-game = Dejar la partida
leave-game-text = Para siempre: nadie puede devolverte el asiento. Si solo necesitas una pausa, deja que un bot juegue mientras tanto.
leave-waiting = Dejar esta mesa
leave-waiting-creator = Otra de las personas sentadas se encargará de la mesa; si no hay nadie más, se cierra.
my-seat-then = Mi asiento
seat-then-offer = Se ofrece a otra persona
left-table = Has dejado la mesa.
close-table = Cerrar la mesa
close-table-text = Nadie sigue jugando. La partida se puede seguir viendo y su registro, guardar.
close-open-text = Desaparece de las listas, y los enlaces de sus asientos dejan de valer.
close-others-text = Aquí juegan más personas: solo se puede cerrar cuando ninguna haya movido en mucho tiempo.
closed-now = La mesa está cerrada.
hide-table = Ocultar de mi lista
hide-table-text = Solo para ti; la encontrarás entre tus mesas ocultas.
hidden-now = La mesa está oculta.
bring-back = Devolver a mi lista
hidden-tables = Mesas ocultas
table-closed = La mesa está cerrada
table-closed-text = Aquí ya no se juega. Puedes ver la partida entera y guardar su registro.
table-closed-empty = Esta mesa se cerró antes de que empezara la partida.
table-damaged = Esta partida está dañada
table-damaged-text = El servidor no puede leer la jugada { $step } de esta partida. Puedes ver todo hasta ahí y guardar el registro hasta donde llega; no se puede seguir jugando.
imported = Registro importado, para ver
imported-text = Una partida traída aquí como registro, para verla. Nadie sigue jugando.
left-for-bot = se ha ido; juega un bot – { $level }
seat-offered = se ha ido; el asiento está libre
offer-seat = Ofrecer el asiento
bot-sits-here = Sentar aquí a un bot
remove-bot = Quitar el bot
bot-level = Los bots nuevos juegan a este nivel
take-over = Ocupar un asiento
take-over-text = { $name } ha dejado esta partida. Quien ocupe el asiento sigue jugando desde aquí.
problem-code-over = La partida ha terminado. Puedes ocultar la mesa de tu lista.
problem-code-closed = Esta mesa está cerrada; aquí ya no se juega.
problem-code-damaged = El servidor no puede leer una parte de esta partida; no se puede seguir jugando.
problem-code-unreadable = El servidor ya no puede leer esta partida: { $detail }
problem-code-others-play = Aquí juegan más personas. Puedes irte; podrás cerrar la mesa cuando ninguna haya movido en { $days ->
    [one] { $days } día
   *[other] { $days } días
 }.
problem-code-nobody-there = Quien se sentaba ahí se ha ido; ofrece el asiento.
problem-code-not-left = Solo se puede ofrecer el asiento de alguien que se ha ido.
problem-code-no-bot = Ahí no hay ningún bot.
remove-board = Quitar este tablero
remove-board-text = Nadie podrá elegirlo más. Las mesas que juegan en él siguen.
keep-board = Dejarlo
board-removed = { $count ->
    [0] El tablero se ha quitado.
    [one] El tablero se ha quitado; una mesa sigue jugando en él tal como era.
   *[other] El tablero se ha quitado; { $count } mesas siguen jugando en él tal como era.
 }
problem-code-not-your-board = Solo quien trajo un tablero puede quitarlo.
about-line = Sobre este mensaje
report-line = Denunciar
line-reported = Gracias. Lo verá quien lleva este sitio.
hush = Ocultarme lo que dice { $name }
mute-here = Silenciar a { $name } en esta mesa
muted-here = Silenciados aquí:
unmute = Dejar hablar a { $name }
show-hushed = { $count ->
    [0] Mostrar todo
    [one] Mostrar un mensaje oculto
   *[other] Mostrar { $count } mensajes ocultos
 }
banned = Tienes el acceso restringido: puedes mirar, pero no jugar ni hablar.
banned-until = Tienes el acceso restringido hasta el { $date }: puedes mirar, pero no jugar ni hablar.
problem-code-banned = Tienes el acceso restringido: puedes mirar, pero no jugar ni hablar.
problem-code-muted = Quien creó esta mesa te ha silenciado aquí.
problem-code-own-line = Este mensaje es tuyo.
problem-code-no-such-line = Este mensaje ya no está.
problem-code-nobody-known = Ya no se sabe quién dijo esto.
problem-code-too-many-muted = Aquí hay ya tantas personas silenciadas que no caben más.
