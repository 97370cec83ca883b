# Steam: el tablero, construir y mover mercancías.

st-board-name = Tablero «{ $title }»
st-board-closer = Acercar
st-board-further = Alejar
st-board-whole = Todo el tablero
st-board-dealing = Se reparten los cubos
st-board-task =
    { $phase ->
        [auction] puja por el orden de turno
        [capital] capta capital
        [tiles] elige una ficha de acción
        [build] construye vías
        [move] mueve mercancías
        [score] anota una entrega
       *[other] juega
    } – turno { $turn } de { $turns }
st-board-key-arrows = Moverse por el tablero
st-board-key-turn = Girar la loseta
st-board-key-face = Otra loseta
st-board-key-enter = Elegir, confirmar
st-board-key-escape = Devolver
st-board-key-zoom = Acercar, alejar, todo el tablero
st-board-color-red = rojo
st-board-color-blue = azul
st-board-color-yellow = amarillo
st-board-color-purple = morado
st-board-color-gray = gris
st-board-color-black = negro
st-board-letter-red = R
st-board-letter-blue = A
st-board-letter-yellow = L
st-board-letter-purple = M
st-board-letter-gray = G
st-board-letter-black = N

# Acciones en pocas palabras
st-board-do =
    { $type ->
        [lay] Colocar una loseta en { $place }
        [done] Terminar el turno de construcción
        [urbanize] Urbanizar { $place } ({ $color })
        [grow] Hacer crecer { $place }
        [take]
            { $use ->
                [no] Tomar { $tile } y renunciar a su acción
               *[yes] Tomar { $tile }
            }
        [bid] Pujar ${ $amount }
        [pass] Pasar
        [capital]
            { $amount ->
                [0] No captar capital
               *[other] Captar ${ $amount }
            }
        [deliver]
            { $links ->
                [one] Entregar un cubo { $color } de { $from } por un tramo
               *[other] Entregar un cubo { $color } de { $from } por { $links } tramos
            }
        [improve] Mejorar la locomotora
       *[score]
            { $as ->
                [income] Anotar los puntos en ingresos
               *[vp] Anotar los puntos en puntos de victoria
            }
    }

# Lo que hay en el tablero
st-board-terrain-plain = llanura
st-board-terrain-river = río
st-board-terrain-hills = colinas
st-board-terrain-mountains = montañas
st-board-terrain-water = agua
st-board-nobody = nadie
st-board-label-cube = cubo { $color } en { $place }
st-board-label-goal =
    { $points ->
        [one] Entregar en { $place }: un punto para ti
       *[other] Entregar en { $place }: { $points } puntos para ti
    }
st-board-label-city =
    { $count ->
        [0] { $name }, ciudad de color { $color } sin cubos
        [one] { $name }, ciudad de color { $color } con un cubo: { $cubes }
       *[other] { $name }, ciudad de color { $color } con { $count } cubos: { $cubes }
    }
st-board-label-town = pueblo { $name }
st-board-label-hex = { $hex }, { $terrain }
st-board-label-track =
    { $count ->
        [0] { $what }
       *[other] { $what }, vía de { $owners }
    }{ $may ->
        [yes] ; se puede colocar una loseta
       *[no] { "" }
    }
st-board-plate-city =
    { $state ->
        [new] Ciudad nueva, { $color }
        [grown] Ciudad, { $color }, ya creció
       *[printed] Ciudad, { $color }
    }
st-board-plate-hex =
    { $kind ->
        [town] Pueblo, { $terrain }
       *[land] { $terrain }
    }
st-board-plate-link =
    { $to ->
        [none] { $from } – abierto
       *[other] { $from } – { $to }
    }{ $owner ->
        [nobody] , de nadie
       *[seat] { "" }
    }

# Por qué no se puede hacer nada ahí
st-board-why-past = Este es un momento del pasado. Vuelve al presente para jugar.
st-board-why-over = La partida ha terminado.
st-board-why-wait = Un momento: la última jugada aún está en camino.
st-board-why-other = Es el turno de { $name }.
st-board-why-elsewhere = Lo que se pide ahora se responde junto al tablero.
st-board-why-town = La urbanización convierte un pueblo en ciudad: elige uno de los pueblos iluminados.
st-board-why-city = El crecimiento urbano va a una ciudad impresa que no haya crecido: elige una iluminada.
st-board-why-no-city = No hay ciudad en { $place }; los cubos van de ciudad en ciudad.
st-board-why-no-delivery =
    { $cubes ->
        [0] No hay cubos en { $place }.
       *[other] Ningún cubo de { $place } llega a una ciudad de su color por tramos completos, bastantes de ellos tuyos, con tu locomotora.
    }
st-board-why-no-goal = Este cubo no puede acabar en { $place }. Elige una ciudad iluminada u otro cubo.

# Construir
st-build-title = Construye vía
st-build-left =
    { $count ->
        [0] No quedan losetas por colocar
        [one] Queda una loseta por colocar
       *[other] Quedan { $count } losetas por colocar
    }
st-build-ask =
    { $count ->
        [one] Pulsa el hexágono iluminado para colocar una loseta.
       *[other] Pulsa uno de los { $count } hexágonos iluminados para colocar una loseta.
    }
st-build-all-laid = Todas las losetas de este turno están colocadas.
st-build-nowhere = Ahora no se puede colocar ninguna loseta.
st-build-tools = Qué hacer
st-build-tool-track = Colocar vía
st-build-tool-urbanize = Urbanizar un pueblo
st-build-tool-grow = Hacer crecer una ciudad
st-build-done = Terminar de construir
st-build-owed =
    { $kind ->
        [town] La urbanización está pagada: funda la ciudad antes de terminar el turno.
       *[city] El crecimiento urbano está pagado: haz crecer una ciudad antes de terminar el turno.
    }
st-build-where =
    { $change ->
        [grown] Una loseta de pueblo mayor en { $place }
        [improved] Mejorar { $place }
        [redirected] Redirigir { $place }
       *[new]
            { $terrain ->
                [none] { $place }
               *[other] { $place } · { $terrain }
            }
    }
st-build-cost = Coste
st-build-after = Dinero después
st-build-ways = Giro
st-build-capital =
    { $lowered ->
        [vp] Captas ${ $amount } de capital: ingresos { $income }, puntos de victoria { $vp }.
       *[income] Captas ${ $amount } de capital: los ingresos bajan a { $income }.
    }
st-build-effect =
    { $type ->
        [link_completed] Completa el tramo { $from } – { $to }
        [link_taken] Toma un tramo sin dueño desde { $from }
        [link_removed] El ramal en { $from } desaparece
       *[link_lost]
            { $to ->
                [none] Se pierde un tramo abierto desde { $from }
               *[other] Se pierde el tramo { $from } – { $to }
            }
    }
st-build-last = Termina el turno de construcción: no queda nada por hacer
st-build-faces = Losetas que caben aquí
st-build-face = Loseta { $name }, { $count ->
        [one] queda una
       *[other] quedan { $count }
    }
st-build-face-left =
    { $count ->
        [one] Queda una loseta
       *[other] Quedan { $count } losetas
    }
st-build-turn = Girar a la derecha
st-build-turn-back = Girar a la izquierda
st-build-lay = Colocar la loseta
st-build-lay-for = Colocar por ${ $cost }
st-build-put-back = Devolver
st-build-note = Pulsa el hexágono, gira la rueda o pulsa R para girar la loseta; F toma otra.
st-build-laid = Colocadas este turno
st-build-take-back = Retirar { $place }
st-build-loses = Tu tramo abierto de { $from } a { $hex } pasa a ser de nadie si terminas ahora: no creció en este turno.
st-build-loses-spur = Tu ramal de { $place } pasa a ser de nadie si terminas ahora: no creció en este turno.
st-build-open =
    { $count ->
        [one] Un tramo abierto sigue siendo tuyo hasta el final de tu próximo turno de construcción.
       *[other] { $count } tramos abiertos siguen siendo tuyos hasta el final de tu próximo turno de construcción.
    }
st-build-choose-town = Pulsa un pueblo iluminado para fundar allí una ciudad.
st-build-choose-city = Pulsa una ciudad iluminada para hacerla crecer.
st-build-found =
    { $kind ->
        [town] { $place } se convierte en ciudad
       *[city] { $place } crece
    }
st-build-choose-color = Color de la ciudad nueva
st-build-choose-supply = Cubos de la reserva
st-build-space = Espacio { $number }: { $cubes }
st-build-urbanize = Fundar la ciudad
st-build-grow = Hacer crecer la ciudad

# Mover mercancías
st-move-title = Mueve mercancías
st-move-title-round = Mueve mercancías, ronda { $round } de 2
st-move-level =
    { $level ->
        [one] un tramo
       *[other] { $level } tramos
    }
st-move-ask =
    { $count ->
        [one] Pulsa el cubo iluminado para entregarlo.
       *[other] Pulsa un cubo iluminado para entregarlo.
    }
st-move-none = Ahora no se puede entregar ningún cubo.
st-move-goals =
    { $count ->
        [one] El cubo { $color } de { $place } va a:
       *[other] El cubo { $color } de { $place } puede ir a:
    }
st-move-list =
    { $count ->
        [one] Una entrega
       *[other] { $count } entregas, las mejores primero
    }
st-move-row =
    Cubo { $color } de { $from } a { $to } por { $links ->
        [one] un tramo
       *[other] { $links } tramos
    }: { $own } para ti{ $others ->
        [0] { "" }
       *[other] , { $others } para otros
    }
st-move-rivals = otros +{ $points }
st-move-own = +{ $points }
st-move-links =
    { $count ->
        [one] Por un tramo
       *[other] Por { $count } tramos
    }
st-move-way = Camino { $number } de { $count }
st-move-deliver =
    { $points ->
        [one] Entregar por un punto
       *[other] Entregar por { $points } puntos
    }
st-move-improve = Locomotora a { $level }
st-move-note =
    { $level ->
        [one]
            { $may ->
                [yes] Tu locomotora recorre un tramo; en vez de entregar puedes mejorarla una vez por turno.
               *[no] Tu locomotora recorre un tramo.
            }
       *[other]
            { $may ->
                [yes] Tu locomotora recorre { $level } tramos; en vez de entregar puedes mejorarla una vez por turno.
               *[no] Tu locomotora recorre { $level } tramos.
            }
    }
st-move-score-title =
    { $points ->
        [one] Anota tu punto en
       *[other] Anota tus { $points } puntos en
    }
st-move-score-as =
    { $as ->
        [income] Ingresos
       *[vp] Puntos de victoria
    }
st-move-score-lost =
    { $count ->
        [one] se pierde un punto
       *[other] se pierden { $count } puntos
    }
st-move-score-note = Los ingresos pagan cada turno y llegan como mucho a +10; al final cada 2 valen 1 punto de victoria.

# Opciones de una mesa nueva
option-rules = Reglas
option-rules-base = Básicas
option-rules-standard = Estándar
option-order = Primer orden de turno
option-order-random = Por sorteo
option-order-auction = Subasta (reglas básicas)
