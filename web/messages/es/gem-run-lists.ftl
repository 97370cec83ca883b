# Gem Run: las clasificaciones, la línea del día, lo que rechaza el servidor.

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
