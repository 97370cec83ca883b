# Gem Run: clasificaciones, la línea del día, duelos, turnos en un mismo dispositivo.

run-lists = Gem Run: las clasificaciones
run-list-day = Línea del día
run-list-week = Semana
run-list-forest = Bosque
run-list-snow = Puerto nevado
run-list-desert = Desierto
run-list-day-about = La línea del { $day }: cuenta el primer recorrido de cada cual.
run-list-week-about = El mejor recorrido de cada cual por cualquier línea, del { $from } al { $to }.
run-list-landscape-about = La mayor cantidad de puntos en este paisaje en un solo recorrido, del { $from } al { $to }.
run-list-empty = Aquí aún no ha conducido nadie.
run-place = Puesto
run-name = Nombre
run-points = Puntos
run-you = tú
run-you-of = Tú, entre { $among }
run-not-finished = no llegó
run-rules-version = reglas anteriores, versión { $version }
run-day-before = Día anterior
run-day-after = Día siguiente
run-week-before = Semana anterior
run-week-after = Semana siguiente
run-more = Más
run-today = La línea del { $day }
run-own-place = Puesto { $place } de { $among }, con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
run-today-among =
    { $count ->
        [0] Aún no la ha recorrido nadie.
        [one] La ha recorrido una persona.
       *[other] La han recorrido { $count } personas.
    }
run-first-counts = Cuenta el primer recorrido.
run-next-line = La próxima línea llega en { $time } h
run-streak =
    { $days ->
        [one] { $days } día
       *[other] { $days } días seguidos
    }
run-drive-today = Conducir la línea del día
run-drive-another = Conducir otra línea

# Lo que rechaza el servidor
problem-code-wrong-record = Este recorrido no se puede comprobar: { $detail }
problem-code-copied = Otra persona ya ha enviado exactamente este recorrido; conduce el tuyo.
problem-code-foreign-day = Esta no es la línea de hoy.
problem-code-other-line = El reto es por otra línea.
problem-code-no-such-challenge = Este reto ya no existe. Pide un enlace nuevo.
problem-code-no-such-run = Este recorrido ya no está.
problem-code-not-your-run = Un reto se hace con un recorrido propio.
problem-code-duel-full = Un duelo tiene como mucho 21 líneas. Empieza otro.
problem-code-not-checked = Ahora mismo no se pueden comprobar recorridos. El tuyo queda guardado y se enviará de nuevo.
problem-code-no-day = Ese día aún no tiene clasificación.

# Un duelo y sus retos
run-duel = Duelo
run-duel-line = Línea { $n }
run-duel-won = Ganadas
run-duel-best = ganada
run-duel-alone = Aún no ha respondido nadie.
run-duel-watching = Así va el duelo:
run-duel-leading = Vas por delante en el duelo.
run-duel-behind = Vas por detrás en el duelo.
run-duel-even = El duelo está igualado.
run-challenge = Retar a alguien
run-challenge-back = Devolver el reto
run-challenge-link = Enlace del reto
run-send-link = Envía este enlace: la otra persona recorre la misma línea contra tu fantasma.
run-sent-back = Devuelve este enlace: es la siguiente línea de vuestro duelo.
run-dare = He hecho { $score } puntos en Gem Run. ¿Puedes superarlo?

# Turnos en un mismo dispositivo
run-turns = Por turnos en este dispositivo
run-turns-about = Todos recorren la misma línea, uno tras otro, { $lines } líneas en total. Gana quien sume más puntos.
run-turns-name = Jugador { $n }
run-turns-add = Añadir un jugador
run-turns-remove = Quitar al jugador { $n }
run-turns-begin = Empezar
run-turns-now = Conduce { $name }, línea { $line }
run-turns-won =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan a la par { $names }!
    }

# Cómo fue un recorrido
run-ended-finished = ¡Has llegado!
run-ended-buffers = Se acabó el último tope.
run-ended-collision = ¡Choque de trenes!
run-rival-beaten = Has superado a { $name }, que hizo { $score }.
run-rival-ahead = { $name } sigue por delante con { $score }.
run-rival-even = Los mismos puntos que { $name }.
run-first-time = Tu primer recorrido por esta línea.
run-best-improved = Tu nueva mejor marca; la anterior era { $before }.
run-best-stands = Tu mejor marca en esta línea es { $best }.
run-place-day = Puesto { $place } de { $among } en la línea del día.
run-place-week = Tu mejor recorrido de la semana va en el puesto { $place } de { $among }.
run-place-challenge = Puesto { $place } de { $among } en este reto.
run-part-small = Gemas pequeñas
run-part-fine = Gemas finas
run-part-great = Gemas grandes
run-part-chains = Cadenas
run-part-time = Tiempo
run-part-daring = Osadía
run-best-chain =
    { $count ->
        [one] la más larga: { $count } gema
       *[other] la más larga: { $count } gemas
    }
run-hits =
    { $count ->
        [0] La línea, recorrida sin un golpe
        [one] Dónde hubo un golpe: { $count } lugar
       *[other] Dónde hubo golpes: { $count } lugares
    }
run-no-hit = Sin un solo golpe.
run-hit-rock = Roca
run-hit-drift = Roca bajo la nieve
run-hit-trunk = Tronco caído
run-hit-avalanche = Alud
run-hit-train = Tren delante
run-hit-oncoming = Tren de frente
