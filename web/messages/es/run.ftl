# Gem Run: el juego de conducir un tren.

gr-title = Gem Run
gr-about = Dos minutos al regulador: gemas, rocas, túneles y tres paisajes.
gr-picture = La línea por delante, vista desde detrás del tren
gr-loading = Levantando vapor…
gr-no-picture = Este navegador no puede dibujar el juego: necesita WebGL 2.
gr-home = Volver al sitio
gr-letter-small = P
gr-letter-fine = F
gr-letter-great = G
gr-before = Antes de salir
gr-which-line = Qué línea
gr-new-line = Línea nueva
gr-daily = Línea del día
gr-turns = Por turnos
gr-turns-text = De dos a seis maquinistas en un dispositivo, tres líneas, las mismas para todos.
gr-lists = Clasificaciones
gr-land-forest = Bosque
gr-land-snow = Puerto nevado
gr-land-desert = Desierto
gr-first-track = Primera vía
gr-first-speed = Primera velocidad
gr-start = Partir
gr-pause = Pausa
gr-paused = En pausa
gr-go-on = Seguir
gr-from-start = Desde el principio
gr-sound = Sonido
gr-score = Puntos
gr-buffers =
    { $count ->
        [one] Queda un tope
       *[other] Quedan { $count } topes
    }
gr-way = Camino recorrido
gr-speed-is = Velocidad { $speed } de 5
gr-word-near = ¡Por los pelos!
gr-word-steady = ¡Sin frenar!
gr-word-stretch = Tiempo
gr-word-slip = ¡Demasiado rápido!
gr-word-broken = Cadena rota
gr-word-hot = ¡La caldera arde!
gr-word-train = Tren por delante
gr-word-oncoming = ¡Tren de frente!
gr-skip-lesson = Saltar la lección
gr-lesson-left = Desliza a la izquierda, o pulsa la flecha izquierda, para pasar a la vía izquierda
gr-lesson-right = Desliza a la derecha, o pulsa la flecha derecha, para pasar a la vía derecha
gr-lesson-gems = Recoge gemas seguidas
gr-lesson-rock = Esquiva las rocas
gr-lesson-slower = Desliza hacia abajo, o pulsa la flecha abajo, para ir más despacio: una gema grande lo pide
gr-lesson-faster = Desliza hacia arriba, o pulsa la flecha arriba, para ir más rápido
gr-ended-finished = En la estación final
gr-ended-buffers = Sin topes
gr-ended-collision = Choque
gr-own-best = ¡Mejor marca!
gr-best-here = mejor en esta línea { $score }
gr-part-gems = Gemas
gr-part-chains = Cadenas
gr-part-time = Tiempo
gr-part-daring = Audacia
gr-taken = { $small } pequeñas, { $fine } finas, { $great } grandes
gr-best-chain = la más larga: { $count }
gr-strip =
    { $count ->
        [0] La línea, sin golpes
        [one] La línea, con un golpe
       *[other] La línea, con { $count } golpes
    }
gr-hit-rock = roca
gr-hit-drift = roca bajo la nieve
gr-hit-trunk = tronco
gr-hit-avalanche = avalancha
gr-hit-train = tren por delante
gr-hit-oncoming = tren de frente
gr-place =
    { $list ->
        [day] Puesto { $place } de { $among } hoy
        [challenge] Puesto { $place } de { $among } en este reto
       *[week] Puesto { $place } de { $among } esta semana
    }
gr-sending = El servidor comprueba la carrera…
gr-kept = Sin conexión: la carrera se guarda y se envía luego
gr-again = La misma línea
gr-challenge = Retar a un amigo
gr-challenge-link = Enlace del reto
gr-share-text =
    { $score ->
        [one] He hecho un punto. ¿Lo superas en la misma línea?
       *[other] He hecho { $score } puntos. ¿Lo superas en la misma línea?
    }
gr-challenge-of =
    { $score ->
        [one] { $name } te reta: un punto
       *[other] { $name } te reta: { $score } puntos
    }
gr-challenge-old = Las reglas han cambiado desde entonces: esta línea ya no se puede recorrer.
gr-beaten =
    { $points ->
        [one] Un punto más que { $name }
       *[other] { $points } puntos más que { $name }
    }
gr-not-beaten =
    { $points ->
        [one] Un punto menos que { $name }
       *[other] { $points } puntos menos que { $name }
    }
gr-level = Empate con { $name }
gr-send-back = Mandar otra línea a { $name }
gr-send-this-back = Devolver el reto con esta línea
gr-duel = Duelo
gr-line-n = Línea { $n }
gr-lines-won = Ganadas
gr-driver = Maquinista
gr-driver-n = Maquinista { $n }
gr-more-drivers = Un maquinista más
gr-fewer-drivers = Uno menos
gr-begin-turns = Empezar
gr-turn-of = Conduce { $name }
gr-total = Total
gr-next-turn = Siguiente maquinista
gr-turns-stop = Dejar los turnos
gr-turns-end = A una línea nueva
gr-winner =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
