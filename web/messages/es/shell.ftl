# El marco: inicio, mesa nueva, reglas, ajustes y lo que sale mal.

site = Sitio
skip-to-content = Ir al contenido
slogan = Juegos de trenes, con todas las reglas
home-what = Tiende vías, puja por compañías y gana por la mano a tus rivales en los juegos ferroviarios de Martin Wallace: a solas contra buenos bots o con tus amigos, estén donde estén, de una sentada o a lo largo de varios días. Sin cuenta y sin instalar nada.
your-name = Tu nombre
guest = Invitado
play-now = Jugar ya contra bots
play-now-text = { $game } contra dos bots, ahora mismo.
about-steel-driver = puja con cubos por las compañías, une las costas, completa series de mercancías.
about-steam = tiende vías hexágono a hexágono, endéudate, entrega mercancías por tus tramos.
about-steam-barons = compra acciones, construye para las compañías que controlas, vende antes de la caída.
new-table-friends = Jugar con amigos
learn-rules = Aprender las reglas
my-tables = Mis mesas
more-tables = Más mesas
lists-partial = La base de datos no responde en este momento, así que aquí pueden faltar mesas.
open-tables = Mesas abiertas
no-open-tables = Ahora mismo nadie espera jugadores.
running-tables = Partidas en curso
recorded-game = Partida grabada
recorded-game-text = Abre el registro de una partida (un archivo .gslog) y recórrela jugada a jugada.
choose-log = Elegir un registro…

# Una mesa en una lista
table-over = La partida ha terminado
seats-free =
    { $count ->
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
your-turn = Te toca
turn-of = Le toca a { $name }
open-seat = Asiento libre
look-at-it = Ver
continue = Continuar
join = Unirse
watch = Mirar

# Una mesa nueva
new-table = Mesa nueva
game = Juego
board = Tablero
seats = Asientos
seat-number = Jugador { $number }
seat-me = Yo
seat-open = Libre para otra persona
remove-seat = Quitar el asiento { $number }
add-seat = Añadir un asiento
level-random = Bot: fácil (juega al azar)
level-greedy = Bot: sólido (juega lo que mejor pinta)
level-mcts = Bot: fuerte (piensa por adelantado)
options = Opciones
option-first = Quién empieza
option-first-random = A suertes
pace = Ritmo
pace-live = En vivo
pace-live-text = todos están ahora en la mesa
pace-casual = Por turnos
pace-casual-text = cada cual juega cuando puede, durante días
takebacks = Deshacer
takebacks-ask = si todos están de acuerdo; libremente a solas contra bots
takebacks-solo = solo a solas contra bots, o antes de que alguien haya seguido
takebacks-none = nunca
grace = Los bots esperan para que puedas deshacer lo que termina tu turno
grace-seconds = { $seconds ->
    [0] nada
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
who-may-come = Quién puede entrar
by-link = Con invitación
by-link-text = solo quien tenga el enlace
public = Pública
public-text = sale en la página de inicio; cualquiera puede unirse o mirar
seed = Repetir un sorteo conocido
seed-text = Todo lo que se sortea sale de un número. Dos mesas con el mismo número empiezan igual. Déjalo vacío para un sorteo que nadie conoce.
seed-wrong = El número del sorteo tiene como mucho 15 cifras y nada más.
set-up-table = Preparar la mesa
players-range = De { $fewest } a { $most } jugadores
own-board = añadido por un jugador
find-board = Buscar un tablero añadido
more-boards = Más tableros
no-board-found = Ningún tablero se llama así.
upload-board = Usar un tablero propio…
upload-board-text = Un archivo de tablero (.toml) dibujado por ti. Su forma se explica en la documentación del proyecto.
board-added = El tablero se ha añadido.
board-faults =
    { $count ->
        [one] { $file } no se puede usar: tiene un fallo.
       *[other] { $file } no se puede usar: tiene { $count } fallos.
    }
map-of = Mapa del tablero { $board }
map-missing = No se ha podido cargar el mapa de este tablero.

# Reglas
rules = Reglas
contents = Índice
search-rules = Buscar en las reglas
rules-found =
    { $count ->
        [0] No se ha encontrado nada
        [one] Un pasaje encontrado
       *[other] { $count } pasajes encontrados
    }
rule-number = Regla { $rule }
read-all-rules = Leer todas las reglas

# Ajustes
settings = Ajustes
language = Idioma
language-of-browser = El del navegador
theme = Colores
theme-system = Los del sistema
theme-light = Claros
theme-dark = Oscuros
sound-setting = Sonidos
shortcuts-setting = Atajos de teclado (una sola letra)
pacing = Ritmo de las jugadas ajenas
pacing-slow = lento
pacing-normal = normal
pacing-instant = al instante
pacing-step = paso a paso
pacing-text = La mesa muestra lo que pasa, una cosa tras otra. Paso a paso te espera cada vez.
coordinates = Coordenadas de los hexágonos en el tablero

# En todas partes
close = Cerrar
copy = Copiar
copied = Copiado
loading = Un momento…
try-again = Intentar de nuevo
to-the-start = Ir al inicio
unknown-page = Esa página no existe
unknown-page-text = No hay nada en { $path }. Puede que la dirección se cortara al copiarla.

# Lo que sale mal
problem-offline = No se puede contactar con el servidor. Revisa tu conexión; no se ha perdido nada.
problem-too-many =
    { $wait ->
        [0] Demasiado rápido. Espera un momento e inténtalo otra vez.
        [one] Demasiado rápido. Inténtalo otra vez dentro de un segundo.
       *[other] Demasiado rápido. Inténtalo otra vez dentro de { $wait } segundos.
    }
problem-server = Algo ha fallado en el servidor. No se ha perdido nada; inténtalo de nuevo.
problem-ours = Algo ha fallado en esta página. Vuelve a cargarla; no se ha perdido nada.
problem-stale = Alguien ha sido más rápido: la mesa ha seguido adelante. Así está ahora.
problem-stale-own = Ya has jugado desde otro dispositivo u otra ventana. Así está ahora.
problem-code-name-too-long = Un nombre tiene como máximo 24 caracteres.
problem-code-line-too-long = Un mensaje tiene como máximo 500 caracteres.
problem-code-name-of-player = En la mesa ya hay alguien con un nombre así. Elige otro.

problem-code-seat-taken = Ahí ya se ha sentado otra persona.
problem-code-seated = Ya tienes un asiento en esta mesa.
problem-code-wrong-link = Este enlace ya no abre el asiento; pide otro.
problem-code-not-your-seat = Este asiento no es tuyo.
problem-code-started = La partida ya ha empezado; deja que un bot juegue por quien se fue.
problem-code-not-creator = Solo puede hacerlo quien creó la mesa o quien se sienta ahí.
problem-code-no-substitute = Un bot solo puede jugar por alguien mientras dura la partida.
problem-code-player-present = Ese jugador está en la mesa; un bot solo puede jugar por quien está ausente.
problem-code-no-seat = No tienes asiento en esta mesa; puedes mirar.
problem-code-not-started = La partida empieza cuando todos los asientos estén ocupados.
problem-code-substituted = Un bot juega por ti; recupera tu asiento y sigue jugando.
problem-code-nothing-to-undo = Solo se puede deshacer tu última jugada, y solo mientras nadie haya actuado después ni se haya sorteado nada.
problem-code-ask-first = Otros ya han seguido jugando; pregúntales si puedes deshacerlo.
problem-code-final = Lo que se sorteó después, o era secreto y ya se sabe, se queda; por eso no se puede deshacer.
problem-code-asked-already = Esto ya se ha preguntado; espera las respuestas.
problem-code-too-many-votes = En esta mesa ya se preguntan demasiadas cosas; espera las respuestas.
problem-code-not-asked-here = En esta mesa no se pide deshacer nada.
problem-code-not-asked = A ti no te preguntan esto.
problem-code-no-such-vote = Esto ya no se pregunta.
problem-code-not-your-turn = Ya no es tu turno.
problem-code-no-hint = El bot no tiene tiempo para un consejo ahora mismo. Inténtalo dentro de un momento.
problem-code-not-saved = Esto no se ha podido guardar ahora. Inténtalo de nuevo en un momento.
problem-code-no-database = La base de datos no responde en este momento. Inténtalo de nuevo dentro de poco.
problem-code-malformed-log = Este registro no se puede reproducir: { $detail }
problem-code-bad-setup = No se puede preparar esta mesa: { $detail }
problem-code-no-name = Un nombre tiene de 1 a 24 caracteres visibles.
problem-code-too-large = Es más grande de lo que admite el servidor.
problem-code-no-such-board = Ese tablero ya no está.
problem-code-too-many-boards = Ya has añadido todos los tableros que puede tener aquí un jugador.
problem-code-no-such-table = No hay ninguna mesa en esta dirección.
problem-code-no-such-seat = Esta mesa no tiene ese asiento.
problem-code-no-such-link = Este enlace personal ya no es válido.
problem-code-which-to-keep = Este navegador ya es un jugador con asientos: abre el enlace otra vez y elige cuál debe ser.
problem-code-two-seats = Solo puedes ocupar un asiento en una mesa.
problem-code-nothing-said = Escribe algo que se pueda leer antes de enviarlo.
problem-code-invalid = El servidor no entiende esto: { $detail }
