# El marco de una mesa: sala de espera, turno, registro, historial, charla.

table = Mesa
turn = Turno
you = tú

# Sala de espera
join-table = Únete a esta mesa
join-table-text = Solo hace falta tu nombre.
take-seat = Ocupar el asiento { $number }
seat-taken = Este asiento ya está ocupado. Pide otro enlace o quédate a mirar: la partida aparecerá aquí cuando empiece.
watching-waiting = La mesa espera a sus jugadores. Quédate a mirar: la partida aparecerá aquí cuando empiece.
waiting-for =
    { $count ->
        [0] La partida empieza enseguida.
        [one] Falta un jugador. Manda a un amigo el enlace del asiento libre.
       *[other] Faltan { $count } jugadores. Manda a cada amigo el enlace de un asiento libre.
    }
invite-anybody = Invita a alguien
invite-watch = Invita a mirar
invitation-for = Invitación al asiento { $number }
table-link = Enlace a esta mesa
table-link-text = Quien tenga este enlace puede mirar.
moment-link = Enlace a este momento
nobody-yet = nadie todavía
here = presente
away = ausente
bot-plays-for = mientras tanto juega un bot – { $level }
bot-plays-for-you = Un bot está jugando por ti. Puedes volver a tomar el mando en «Mesa».
play-again-myself = Volver a jugar yo
give-seat-back = Devolver el asiento
let-bot-play = Que juegue un bot
let-bot-play-for-me = Que juegue un bot por mí
substitute-level = Nivel de los bots suplentes
other-device = Seguir en otro dispositivo…
personal-link = Enlace personal
personal-link-text = Abre este enlace en el otro dispositivo para ser allí el mismo jugador. Funciona una sola vez. No lo compartas: quien lo abra primero jugará por ti.
personal-link-until = Caduca ({ $when }) si nadie lo ha usado.
personal-link-there = Tienes un enlace sin usar; caduca: { $when }.
personal-link-time = Espera
personal-link-hours-1 = una hora
personal-link-hours-24 = un día
personal-link-hours-168 = una semana
personal-link-hours-720 = 30 días
make-link = Crear el enlace
revoke-link = Anular el enlace
seeded = Quien creó esta mesa dio el número que decide todo lo que se sortea.
save-log = Guardar el registro

# Problemas
table-missing = Esa mesa no existe
table-missing-text = Puede que la dirección se cortara al copiarla o que la mesa ya se haya recogido.
table-trouble = No se ha podido abrir la mesa
game-unknown = Esta página aún no conoce el juego
game-unknown-text = El servidor se ha renovado. Vuelve a cargar la página y también lo conocerá.
line-lost = Conexión perdida. Reintentando; no se ha perdido nada.
line-slow = Aún no hay respuesta. Se intenta de nuevo; no se pierde nada.

# Turno
the-past = Estás viendo el pasado
to-the-present = Al presente
undo = Deshacer
undo-to = Seguir desde aquí
undo-ask = Pedir deshacer
vote = Una pregunta a los jugadores
vote-takeback = { $name } querría deshacer esto: { $said }
vote-end = { $name } querría terminar la partida tal como está.
vote-bot = { $name } querría que un bot juegue por { $other }, que no está.
vote-offer_seat = { $name } querría ofrecer a otros el sitio de { $other }, que no está.
vote-yes = De acuerdo
vote-no = No
vote-waits = Falta la respuesta de { $names }
vote-withdraw = Déjalo
ask-end = Pedir terminar la partida
ask-bot = Pedir un bot
ask-offer = Pedir ofrecer el sitio
hint = Consejo
hint-question = ¿Tú qué harías?
hint-thinking = Pensando…
hint-place = Puesto { $place } en la cola
site-busy = Ahora mismo piensan aquí muchos bots: a este le toca en { $seconds ->
    [one] { $seconds } segundo
   *[other] unos { $seconds } segundos
 }.
hint-action = Jugada
hint-value = Ganas
hint-score = Puntos al final
hint-visits = Pruebas
hint-share = { $percent } %
hint-number = { NUMBER($value, maximumFractionDigits: 0) }
hint-numbers = Qué dicen los números
hint-text = El bot más fuerte juega mentalmente muchas partidas y aconseja la jugada a la que más veces volvió: es la que mejor conoce. De cada jugada: en cuántas de esas partidas ganaste, tus puntos al final y cuántas veces la probó. Con pocas pruebas, la parte de victorias dice poco.
since-you-were-here = Desde que estuviste aquí
watch-player = Ver lo que hizo { $name }
playing-speed = Velocidad de reproducción
times = { NUMBER($speed) }×
watch-it = Verlo

# Ritmo
scene-on = Seguir
payday-sums = La suma de cada cual
payday-sum =
    { $way ->
        [out] −${ $amount }
       *[in] +${ $amount }
    }
payday-out = fuera de la partida
last-event = Lo último que ha pasado
next-event = Siguiente
catch-up = Ponerse al día
catch-up-behind =
    { $count ->
        [0] Al presente
        [one] Una jugada de retraso: ponerse al día
       *[other] { $count } jugadas de retraso: ponerse al día
    }
your-turn-next = Ahora vas tú
act-now = Jugar ya
pacing-is = Ritmo: { $pace }

# Registro, historial, charla
log = Registro
log-empty = Todavía no ha pasado nada.
show-moment = Ver la jugada { $n }
history = Historial
moment = Jugada { $n } de { $last }
to-the-beginning = Al principio
step-back = Una jugada atrás
step-forward = Una jugada adelante
play-through = Reproducir la partida
pause = Pausa
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
send = Enviar
result = Resultado
larger = Más espacio para esto
smaller = Menos espacio para esto

# Teclado
shortcuts = Atajos de teclado
shortcuts-are-off = Los atajos de una letra están desactivados en los ajustes.
key-step = Una jugada atrás, una jugada adelante
key-ends = Al principio, al presente
key-play = Reproducir la partida, pausar
key-next = Mostrar la jugada siguiente
key-catch-up = Ponerse al día
key-pace = Cambiar el ritmo
key-speed = Reproducir más despacio, más deprisa
key-chat = Escribir en el chat
key-mute = Activar o quitar los sonidos
watching = de público
characters-left = { $count ->
    [one] Queda { $count } carácter
   *[other] Quedan { $count } caracteres
}
with-takebacks = Con jugadas deshechas ({ $count })
