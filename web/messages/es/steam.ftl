# Steam: los paneles junto al tablero, el registro, el resultado.

st-players = Jugadores
st-order-of-play = Orden
st-goods = Mercancías
st-track-tiles = Losetas
st-set-up = Preparación

st-column-vp = PV
st-column-links = Tramos
st-column-likely = Final
st-action-passed = renunció a la acción
st-order = Orden de turno
st-acting =
    { $phase ->
        [build] Orden al construir
       *[move] Orden al mover
    }
st-action-tiles = Fichas de acción

st-turn-number = Turno { $turn }
st-turn-of = Turno { $turn } de { $turns }
st-phase =
    { $phase ->
        [auction] Subasta del orden
        [capital] Comprar capital
        [tiles] Fichas de acción
        [build] Construir vías
        [move] Mover mercancías
        [score] Mover mercancías
       *[over] Final
    }
st-chapter =
    Turno { $turn }: { $phase ->
        [auction] subasta del orden
        [capital] comprar capital
        [tiles] fichas de acción
        [build] construir vías
       *[move] mover mercancías
    }
st-round = ronda { $round }

# Las fichas de acción
st-tile-turn-order = Orden de turno
st-tile-first-move = Mover primero
st-tile-engineer = Ingeniero
st-tile-first-build = Construir primero
st-tile-city-growth = Crecimiento urbano
st-tile-locomotive = Locomotora
st-tile-urbanization = Urbanización
st-effect-turn-order =
    { $rules ->
        [standard] pasa una vez en la subasta sin salir
       *[base] va primero en el próximo turno
    }
st-effect-first-move = mueve primero, en las dos rondas
st-effect-engineer = coloca cuatro losetas en vez de tres
st-effect-first-build = construye primero
st-effect-city-growth = cubos de la Reserva llegan a una ciudad
st-effect-locomotive = la locomotora sube un nivel al momento
st-effect-urbanization = un pueblo es Ciudad Nueva, con cubos
st-cost-free = gratis
st-cost-level = $4 + nivel
st-tile-used =
    { $used ->
        [yes] acción usada
       *[no] renunció a la acción
    }

# Elección de la ficha de acción
st-tiles-title = ¿Qué ficha de acción?
st-tiles-row =
    { $tile }, valor { $value }: { $state ->
        [free] disponible
        [held] la tiene { $name }
       *[dear] no se puede pagar
    }
st-tiles-take = Tomar { $tile }
st-tiles-take-for = Tomar { $tile } por ${ $cost }
st-tiles-take-pass = Tomarla y renunciar a la acción
st-tiles-note-base = Los valores de las fichas fijan el orden del turno siguiente: el más bajo va primero.
st-tiles-note-standard = Todas las fichas son gratis. Al final de la partida, el valor más bajo desempata.
st-tiles-dear =
    { $rules ->
        [standard] { $tile } no se puede tomar: a su acción no le queda objetivo.
       *[base] { $tile } cuesta más de lo que puedes reunir, o a su acción no le queda objetivo.
    }
st-tiles-taken = { $name } ya tomó { $tile } en este turno.

# Dinero
st-capital-raised = Capta ${ $amount } de capital: ingresos { $income }, { $vp } PV
st-capital-title = ¿Cuánto capital compras?
st-capital-after = Dinero después
st-capital-buy = Comprar ${ $amount } de capital
st-capital-none = No comprar
st-capital-less = Comprar $5 menos
st-capital-more = Comprar $5 más
st-capital-quick = Elección rápida de capital
st-capital-field = Tu capital, de { $least } a { $most } dólares, de 5 en 5
st-capital-choose = Elegir { $dollars }
st-capital-note = Es el único dinero de este turno: con él se pagan las pujas y las vías. Al final del turno recibes tus ingresos menos $1 por cada nivel de tu locomotora.
st-money = Dinero
st-income = Ingresos
st-likely-note = Los PV con los que puede terminar: PV, ingresos y tramos tal como están, y una entrega por turno de aquí en adelante. Es una estimación.
st-bankrupt = en bancarrota

# Subastas del orden
st-auction-place = Se subasta el puesto { $place } del orden
st-auction-order = Se subasta el orden de turno
st-auction-bid = Pujar ${ $amount }
st-auction-pass-place =
    { $paid ->
        [0] Pasar: puesto { $place } sin pagar
       *[other] Pasar: puesto { $place } por ${ $paid }
    }
st-auction-pass-free = Pasar y seguir dentro
st-auction-cash = ${ $amount } en efectivo
st-auction-has-place = puesto { $place }
st-auction-free-pass = { $name } puede pasar una vez y seguir dentro.
st-auction-note-opening = Quien gana paga captando capital: $5 por cada nivel de ingresos, y se queda con la vuelta.
st-auction-note-standard = Quien pasa toma el último puesto libre. Los dos últimos pagan su puja entera, el primero en salir no paga nada y los demás, la mitad.

# Espera
st-waiting =
    { $phase ->
        [auction] Se subasta el orden
        [capital] Se compra capital
        [tiles] Se eligen fichas de acción
        [build] Se construyen vías
        [score] Se puntúa una entrega
       *[move] Se mueven mercancías
    }
st-doing =
    { $phase ->
        [auction] pujar por el orden
        [capital] comprar capital
        [tiles] elegir una ficha de acción
        [build] construir vías
        [score] anotar puntos en ingresos o en PV
       *[move] mover mercancías
    }
st-won-by =
    { $count ->
        [0] Todos están en bancarrota; nadie gana
        [one] Gana { $names } con { $score } PV
       *[other] Comparten la victoria { $names } con { $score } PV cada uno
    }

# Jugadores
st-no-tile = aún sin ficha
st-points-open =
    { $points ->
        [one] { $points } punto por anotar en ingresos o en PV
       *[other] { $points } puntos por anotar en ingresos o en PV
    }
st-improved = mejorada en este turno

# Niveles
st-locomotives = Locomotoras
st-vp-track = Puntos de victoria
st-on-track = { $name }: { $value }

# Mercancías
st-supply = Reserva de mercancías
st-space =
    { $count ->
        [0] Casilla { $space }: vacía
       *[other] Casilla { $space }: { $cubes }
    }
st-supply-note = Crecimiento urbano y Urbanización llevan al tablero todos los cubos de una casilla.
st-new-cities = Ciudades Nuevas que quedan
st-growth-markers = Marcadores de crecimiento que quedan
st-bag = En la bolsa
st-delivered = Entregados
st-none = ninguno
st-cubes-of = { $count } { $color }

# Losetas
st-tiles-left =
    { $count ->
        [0] { $face }: no quedan
        [one] { $face }: queda { $count }
       *[other] { $face }: quedan { $count }
    }
st-tile-group =
    { $group ->
        [simple] Sencillas
        [complex] Dobles
       *[town] De pueblo
    }
st-tiles-both = Las losetas de dos caras cuentan una vez, se use la que se use.

# El resultado
st-tell = Paso a paso
st-tell-next =
    { $row ->
        [vp] PV de la partida
        [income] Ingresos
       *[links] Tramos
    }
st-tell-add =
    { $row ->
        [vp] Sumar: PV de la partida
        [income] Sumar: ingresos
       *[links] Sumar: tramos
    }
st-tell-all = Todo de una vez
st-sheet = Hoja de puntuación
st-sheet-vp = PV de la partida
st-sheet-income-note = 1 PV por cada 2; bajo 0, −2 PV por cada 1
st-sheet-links = Tramos completos
st-sheet-total = PV
st-sheet-how = Cómo se llegó ahí
st-sheet-deliveries = Cubos entregados
st-sheet-to-vp = Puntos anotados en PV
st-sheet-to-income = Puntos anotados en ingresos
st-sheet-others = Puntos de entregas ajenas
st-sheet-capital = Capital captado
st-chart-vp = PV por turno
st-chart-vp-label = Gráfico de líneas con los PV de cada jugador después de cada turno y al final; la hoja de puntuación contiene las cifras finales.
st-chart-income = Ingresos por turno
st-chart-income-label = Gráfico de líneas con los ingresos de cada jugador después de cada turno; la hoja de puntuación contiene las cifras finales.
st-chart-end = Final

# El registro
st-begins-with = { $name } con ${ $amount }
st-points-of =
    { $points ->
        [one] { $points } punto para { $name }
       *[other] { $points } puntos para { $name }
    }
st-event-dealt = Se reparten los cubos: { $cities } a las ciudades, { $supply } a la Reserva de mercancías.
st-event-order_drawn =
    { $auction ->
        [yes] El sorteo decide que { $name } abre la subasta del primer orden.
       *[no] Se sortea el orden: { $names }.{ $count ->
            [0] { "" }
           *[other] { " " }Empiezan con dinero: { $money }.
        }
    }
st-event-turn_began =
    { $count ->
        [0] Empieza el turno { $turn } de { $turns }.
       *[other] Empieza el turno { $turn } de { $turns }. Orden: { $names }.
    }
st-event-phase_began =
    { $phase ->
        [auction] Se subasta el orden de turno{ $count ->
            [0] .
           *[other] { "" }; hasta ahora era { $names }.
        }
        [capital] Se compra capital, en este orden: { $names }.
        [tiles] Se eligen fichas de acción, en este orden: { $names }.
        [build] Se construyen vías, en este orden: { $names }.
       *[move] Se mueven mercancías, en este orden: { $names }.
    }
st-event-capital_raised = { $name } capta ${ $amount } de capital: ingresos { $income }, { $vp } PV, ${ $money } en efectivo.
st-event-capital_declined = { $name } no compra capital.
st-event-income =
    { $way ->
        [none] { $name } ni recibe ni paga nada.
        [in] { $name } recibe ${ $amount } y tiene ${ $money }.
       *[out] { $name } paga ${ $amount } y le quedan ${ $money }, ingresos { $income }, { $vp } PV.
    }
st-event-bankrupt = { $name } no puede pagar: queda en bancarrota y fuera de la partida.
st-event-bid = { $name } puja ${ $amount }.
st-event-passed =
    { $free ->
        [yes] { $name } pasa y sigue dentro, gracias a la ficha Orden de turno.
       *[no] { $unasked ->
            [yes] { $name } no puede subir la puja y pasa.
           *[no] { $name } pasa.
        }
    }
st-event-place_taken =
    { $paid ->
        [0] { $name } toma el puesto { $place } y no paga nada.
       *[other] { $name } toma el puesto { $place } por ${ $paid }.
    }
st-event-order_set = Orden de turno: { $names }.
st-event-tile_taken =
    { $use ->
        [yes] { $cost ->
            [0] { $name } toma { $tile }.
           *[other] { $name } toma { $tile } por ${ $cost }.
        }
       *[no] { $name } toma { $tile } y renuncia a su acción.
    }
st-event-locomotive_improved =
    { $level ->
        [one] La locomotora de { $name } llega ahora a { $level } tramo.
       *[other] La locomotora de { $name } llega ahora a { $level } tramos.
    }
st-event-laid =
    { $change ->
        [new] { $name } coloca vía en { $hex } por ${ $cost }.
        [grown] { $name } amplía la loseta de pueblo de { $hex } por ${ $cost }.
        [improved] { $name } mejora la loseta de { $hex } por ${ $cost }.
       *[redirected] { $name } redirige la vía de { $hex } por ${ $cost }.
    }
st-event-link_taken =
    { $b ->
        [none] { $owner } se queda con el tramo sin dueño que sale de { $a }.
       *[other] { $owner } se queda con el tramo sin dueño { $a } – { $b }.
    }
st-event-link_completed =
    { $owner ->
        [none] El tramo { $a } – { $b } queda completo, y es de nadie.
       *[other] { $owner } completa el tramo { $a } – { $b }.
    }
st-event-link_lost =
    { $b ->
        [none] { $owner } pierde el tramo incompleto que sale de { $a }.
       *[other] { $owner } pierde el tramo { $a } – { $b }.
    }
st-event-link_removed =
    { $owner ->
        [none] Un ramal de { $a } desaparece bajo la Ciudad Nueva.
       *[other] Un ramal de { $owner } en { $a } desaparece bajo la Ciudad Nueva.
    }
st-event-urbanized =
    { $count ->
        [0] { $name } convierte { $hex } en Ciudad Nueva ({ $color }), sin cubos.
       *[other] { $name } convierte { $hex } en Ciudad Nueva ({ $color }), con { $cubes }.
    }
st-event-city_grew =
    { $count ->
        [0] { $name } hace crecer { $hex }, sin cubos.
       *[other] { $name } hace crecer { $hex }: { $cubes }.
    }
st-event-build_ended =
    { $unasked ->
        [yes] { $name } no tiene nada más que construir.
       *[no] { $name } termina de construir.
    }
st-event-delivered =
    { $links ->
        [one] { $name } entrega un cubo ({ $color }) de { $from } a { $to } por { $links } tramo: { $points }.
       *[other] { $name } entrega un cubo ({ $color }) de { $from } a { $to } por { $links } tramos: { $points }.
    }
st-event-scored =
    { $as ->
        [vp] { $points ->
            [one] { $name } anota { $points } punto en PV: { $vp }.
           *[other] { $name } anota { $points } puntos en PV: { $vp }.
        }
       *[income] { $points ->
            [one] { $name } anota { $points } punto en ingresos: { $income }
           *[other] { $name } anota { $points } puntos en ingresos: { $income }
        }{ $lost ->
            [0] .
           *[other] { "" }; se pierden { $lost }, pues los ingresos acaban en +10.
        }
    }
st-event-move_passed =
    { $unasked ->
        [yes] { $name } no puede entregar nada en la ronda { $round }.
       *[no] { $name } pasa en la ronda { $round }.
    }
st-event-game_over =
    { $count ->
        [0] Todos están en bancarrota; nadie gana.
        [one] Gana { $names } con { $score } PV.
       *[other] Comparten la victoria { $names } con { $score } PV cada uno.
    }

st-payday = Ingresos
st-payday-text = Cada cual cobra o paga según sus ingresos
st-tie = A igualdad de PV van delante los mayores ingresos y después la ficha de acción más baja del último turno.
