# Steel Driver: la mesa, su registro y por qué algo no se puede hacer.

# Compañías, salvo que un tablero nombre las suyas
sd-company-red = Roja
sd-company-blue = Azul
sd-company-green = Verde
sd-company-yellow = Amarilla
sd-company-purple = Morada
sd-company-black = Negra
# Una letra cada una, todas distintas: acompañan al color en vías, cajas y acciones
sd-letter-red = R
sd-letter-blue = A
sd-letter-green = V
sd-letter-yellow = L
sd-letter-purple = M
sd-letter-black = N

sd-good-white = blanco
sd-good-black = negro
sd-good-silver = plateado
sd-good-orange = naranja
sd-good-red = rojo
sd-good-letter-white = B
sd-good-letter-black = N
sd-good-letter-silver = P
sd-good-letter-orange = J
sd-good-letter-red = R

sd-money-about = ≈${ $amount }
sd-goods-count = { $count } { $color }
sd-goods-none = Aún sin mercancías

# El tablero
sd-board = Tablero: { $title }
sd-board-closer = Acercar
sd-board-further = Alejar
sd-board-whole = Ver el tablero entero
sd-label-build =
    { $joins ->
        [yes] Construir de { $from } a { $to }, cuesta { $cost }, gana { $gain }, completa la unión transcontinental
       *[no] Construir de { $from } a { $to }, cuesta { $cost }, gana { $gain }
    }
sd-label-route =
    { $owner ->
        [none] Ruta de { $a } a { $b }, cuesta { $cost }, libre
       *[other] Ruta de { $a } a { $b }, tramo de la { $owner }
    }
sd-label-location =
    { $start ->
        [yes] { $place }, ciudad de salida
       *[no] { $place }
    }, { $color }, vale { $value }{ $count ->
        [0] { "" }
       *[other] , la alcanzan: { $companies }
    }
sd-label-claim = Reclamar el cubo { $color } de { $place }, suma { $adds }
sd-plate-location =
    { $start ->
        [yes] ${ $value }, { $color }, ciudad de salida
       *[no] ${ $value }, { $color }
    }
sd-plate-route =
    { $cost ->
        [one] cuesta { $cost } cubo
       *[other] cuesta { $cost } cubos
    }
sd-plate-link = tramo de la { $company }
sd-spotlight = Mostrar solo la red de la { $company }

# Lo que se pide
sd-task =
    { $kind ->
        [nominate] Sacar una compañía a subasta o pasar el marcador
        [bid] Pujar por la { $company } o pasar
        [build] Construir un tramo de la { $company }
       *[claim] Reclamar mercancía para la { $company }
    }
sd-doing-nominate = sacar una compañía a subasta
sd-doing-bid = pujar por la { $company }
sd-doing-build = construir con la { $company }
sd-doing-claim = reclamar mercancía para la { $company }
sd-drawing-lots = Se sortea quién empieza
sd-won-by =
    { $count ->
        [one] Gana { $names } con ${ $cash }
       *[other] Comparten la victoria { $names } con ${ $cash } cada uno
    }
sd-cancel = Volver

# La subasta
sd-nomination = Salida a subasta
sd-nominate-title = ¿Qué compañía sale a subasta?
sd-nominated = Sacar a subasta la { $company }
sd-nominate-card =
    { $controller ->
        [none] { $company }: { $cubes ->
            [one] { $cubes } cubo
           *[other] { $cubes } cubos
        } en la caja, tienes { $shares ->
            [one] { $shares } acción
           *[other] { $shares } acciones
        }
       *[other] { $company }: la compró { $controller } en este turno
    }
sd-nominate = Subastar { $company } por { $bid }
sd-nominate-note = Abres con una puja y luego todos pueden subir. Si pasas el marcador decide el siguiente; puede volver a ti.
sd-pass-marker = Pasar marcador
sd-auction = Se subasta la { $company }
sd-bid = Pujar { $amount }
sd-bid-note = Si ganas, la { $company } construye con { $box } + tu puja = { $total ->
        [one] { $total } cubo
       *[other] { $total } cubos
    }. Cobras su beneficio de este turno y te quedas una acción. Tienes { $own }.

# Construcción
sd-builds = Construye la { $company }
sd-build-ask =
    { $count ->
        [one] Una ruta brilla en el mapa: elígela
       *[other] Elige una de las { $count } rutas que brillan en el mapa
    }
sd-build-near =
    { $count ->
        [one] Una ruta lleva a { $place }
       *[other] { $count } rutas llevan a { $place }: elige una
    }
sd-build-list =
    { $count ->
        [one] Ver la única ruta
       *[other] Ver las { $count } rutas en lista
    }
sd-build-cost = Coste
sd-build-gain = Gana
sd-build-left = Le quedan
sd-build-profit = Beneficio
sd-build-from = Las dos son ciudades de salida. La de origen nunca paga:
sd-build-joins = ¡Con esto se completa la unión transcontinental!
sd-build-confirm = Construir este tramo
sd-build-forced = Construir el único tramo posible
sd-build-note = La ciudad alcanzada suma su valor al beneficio de la { $company }. Una compañía construye mientras puede.
sd-forced-note = La { $company } debe construir mientras pueda, y solo puede así.

# Reclamación
sd-claims = Reclama la { $company }
sd-claim-ask =
    { $count ->
        [one] Se puede reclamar un cubo
       *[other] Elige uno de los { $count } cubos del mapa
    }
sd-claim-list =
    { $count ->
        [one] Ver el único cubo en lista
       *[other] Ver los { $count } cubos en lista
    }
sd-claim-what = { $place } ({ $color })
sd-claim-confirm = Reclamar este cubo
sd-claim-note = Las series de colores distintos pagan $10, $30, $60, $100, $150. Cada acción de la { $company } paga el total.

# Las partes
sd-companies = Compañías
sd-players = Jugadores
sd-order-of-play = Orden
sd-controller = La controla
sd-marker-in-box = marcador en venta
sd-uncontrolled = nadie la controla
sd-profit = Beneficio
sd-goods-worth = Cada acción paga
sd-box-cubes =
    { $count ->
        [one] { $count } cubo en la caja
       *[other] { $count } cubos en la caja
    }
sd-links-left =
    { $count ->
        [one] le queda { $count } tramo
       *[other] le quedan { $count } tramos
    }
sd-started = desde { $place }
sd-shares-of =
    { $count ->
        [one] { $name } tiene { $count } acción
       *[other] { $name } tiene { $count } acciones
    }
sd-shares-in =
    { $count ->
        [one] { $count } acción de la { $company }
       *[other] { $count } acciones de la { $company }
    }
sd-no-shares = aún sin acciones
sd-active-player = Marcador de jugador activo
sd-own-cubes =
    { $count ->
        [one] { $count } cubo de inversión
       *[other] { $count } cubos de inversión
    }
sd-cash = Dinero
sd-outlook = ≈ ${ $amount } al final
sd-outlook-note = «≈ al final» estima con cuánto acaba: dinero, beneficios de este turno, acciones a su valor probable y cubos sin gastar.
sd-turns = Turnos
sd-turn-number = Turno { $turn }
sd-phase =
    { $phase ->
        [auction] Subastas
       *[build] Construcción
    }
sd-final-phase = Cálculo final
sd-order = Orden de juego
sd-pass-row = Han pasado
sd-order-note =
    { $phase ->
        [claim] Las compañías reclaman en este orden, ronda tras ronda.
       *[other] Las compañías construyen en este orden, ronda tras ronda.
    }
sd-pass-row-note = El orden en que pasan las compañías será el orden de juego del turno siguiente.

# El momento transcontinental
sd-joined-title = ¡Unión transcontinental completada!
sd-joined-line = La { $company } clava el clavo de oro entre { $west } y { $east }.
sd-joined-skip = Saltar
sd-joined-on = Continuar

# El resultado
sd-valuations = Lo que valen las compañías
sd-valuations-all = Mostrar todo ya
sd-paid =
    { $count ->
        [one] { $name }: { $count } acción, ${ $amount }
       *[other] { $name }: { $count } acciones, ${ $amount }
    }
sd-sheet = Hoja de puntuación
sd-sheet-turn = Beneficios del turno { $turn }
sd-sheet-profits = Todos los beneficios
sd-sheet-shares = Todas las acciones
sd-sheet-total = Dinero
sd-chart = Dinero por turno
sd-chart-label = Gráfico de líneas con el dinero de cada jugador tras cada turno y tras el pago de las acciones; la hoja de puntuación tiene las mismas cifras.
sd-chart-start = Inicio
sd-chart-shares = Acciones

# El registro
sd-event-turn_began =
    { $cubes ->
        [one] Empieza el turno { $turn }: cada jugador toma { $cubes } cubo.
       *[other] Empieza el turno { $turn }: cada jugador toma { $cubes } cubos.
    }
sd-event-nominated = { $name } saca a subasta la { $company } y puja { $bid }.
sd-event-marker_passed =
    { $unasked ->
        [yes] { $name } no tiene cubos; el marcador sigue hasta { $to }.
       *[no] { $name } pasa el marcador a { $to }.
    }
sd-event-bid = { $name } puja { $amount } por la { $company }.
sd-event-passed =
    { $unasked ->
        [yes] { $name } no puede subir y queda fuera.
       *[no] { $name } pasa.
    }
sd-event-won =
    { $amount ->
        [one] { $name } gana la { $company } por { $amount } cubo y toma una acción.
       *[other] { $name } gana la { $company } por { $amount } cubos y toma una acción.
    }
sd-event-auctions_over =
    { $count ->
        [0] Las seis compañías están vendidas. El marcador queda en manos de { $name }.
       *[other] Terminan las subastas, sin vender: { $companies }. El marcador queda en manos de { $name }.
    }
sd-event-built =
    { $first ->
        [yes] La { $company } sale de { $from } y construye hasta { $to } por { $cost }: +${ $gain }, beneficio ${ $profit }.
       *[no] La { $company } construye de { $from } a { $to } por { $cost }: +${ $gain }, beneficio ${ $profit }.
    }
sd-event-transcontinental =
    { $count ->
        [0] La { $company } completa la unión transcontinental: +${ $bonus }.
       *[other] La { $company } completa la unión transcontinental: +${ $bonus }; { $others }: +${ $each }{ $count ->
            [one] { "" }
           *[other] { " " }cada una
        }.
    }
sd-event-company_passed =
    { $reason ->
        [no_controller] La { $company } pasa: nadie la controla.
        [no_cubes] La { $company } pasa: no puede pagar ninguna ruta.
        [no_links] La { $company } pasa: ha colocado todos sus tramos.
       *[no_route] La { $company } pasa: no quedan rutas libres junto a su red.
    }
sd-event-profit_taken = { $name } cobra ${ $amount } por la { $company }.
sd-event-goods_placed = Se colocan las mercancías: { $goods }.
sd-event-final_control =
    { $name ->
        [none] Nadie tiene acciones de la { $company }: no reclama nada.
       *[other] { $name } controla la { $company } hasta el final.
    }
sd-event-claimed = La { $company } reclama un cubo { $color } en { $location }: sus mercancías valen ${ $value }.
sd-event-claim_passed = A la { $company } no le queda nada que reclamar.
sd-event-company_valued =
    { $sets ->
        [0] La { $company } no tiene mercancías: sus acciones no pagan nada.
        [one] Las mercancías de la { $company } forman una serie: cada acción paga ${ $value }.
       *[other] Las mercancías de la { $company } forman { $sets } series: cada acción paga ${ $value }.
    }
sd-event-shares_paid =
    { $shares ->
        [one] { $name } recibe ${ $amount } por { $shares } acción de la { $company }.
       *[other] { $name } recibe ${ $amount } por { $shares } acciones de la { $company }.
    }
sd-event-game_over =
    { $count ->
        [one] Gana { $names } con ${ $cash }.
       *[other] Comparten la victoria { $names } con ${ $cash } cada uno.
    }

# Acciones en pocas palabras
sd-do-nominate = Subastar la { $company } por { $bid }
sd-do-pass_marker = Pasar el marcador
sd-do-bid = Pujar { $amount }
sd-do-pass = Pasar
sd-do-build = { $company }: de { $from } a { $to }
sd-do-claim = { $company }: reclamar en { $location }
sd-do-first_player = Sortear quién empieza

# Por qué algo de la mesa no se puede jugar
sd-why-past = Estás viendo el pasado. Vuelve al presente para jugar.
sd-why-over = La partida ha terminado.
sd-why-wait = Aquí no se te pide nada.
sd-why-other = Le toca a { $name }.
sd-why-nominate = Las vías se construyen después de las subastas. Ahora saca una compañía a subasta o pasa el marcador.
sd-why-bid = Las vías se construyen después de las subastas. Ahora sube la puja o pasa.
sd-why-sold = { $name } compró la { $company } en este turno. Saca a subasta una cuyo marcador siga en su caja.
sd-why-taken = La { $company } tiene ahí su tramo, y una ruta admite un solo tramo, para siempre.
sd-why-cost =
    La ruta cuesta { $cost ->
        [one] un cubo
       *[other] { $cost } cubos
    } y la { $company } tiene { $cubes } en su caja.
sd-why-start = El primer tramo de la { $company } sale de una ciudad de salida: uno de los hexágonos.
sd-why-apart = La { $company } construye desde su propia red. Elige una ruta que brille.
sd-why-no-route-here = Ninguna ruta que la { $company } pueda construir ahora llega a { $place }. Elige una ruta que brille.
sd-why-claim = La { $company } reclama ahora un cubo de mercancía. Elige una ciudad que brille.
sd-why-not-reached = { $place } no está en la red de la { $company }. Elige una ciudad que brille.
sd-why-claimed = El cubo de mercancía de { $place } ya se ha reclamado.

# Negativas de las reglas, por su código
sd-refusal-nominate-sold = El marcador de control de esta compañía ya se compró en este turno. Saca a subasta una cuyo marcador siga en su caja.
sd-refusal-nominate-no-bid = La primera puja es de al menos 1 cubo.
sd-refusal-nominate-must-nominate = Todavía no se puja: saca a subasta una compañía o pasa el marcador de jugador activo.
sd-refusal-bid-too-few-cubes = No puedes pujar más cubos de los que tienes.
sd-refusal-bid-too-low = Una puja debe superar la puja vigente.
sd-refusal-bid-must-bid = Hay una subasta en marcha: sube la puja o pasa.
sd-refusal-bid-out = Quien ha pasado queda fuera de esta subasta.
sd-refusal-build-unknown-location = No hay tal ciudad en este tablero.
sd-refusal-build-no-route = Ninguna ruta une estas dos ciudades.
sd-refusal-build-other-company = Las compañías construyen en el orden de juego, y le toca a otra.
sd-refusal-build-no-controller = Nadie controla esta compañía en este turno, así que pasa cuando le toca.
sd-refusal-build-must-build = Una compañía que puede construir debe construir. Elige uno de sus enlaces.
sd-refusal-build-route-taken = En esta ruta ya hay un tramo, y una ruta admite un solo tramo, para siempre.
sd-refusal-build-too-few-cubes = En la caja de la compañía no hay cubos suficientes para esta ruta.
sd-refusal-build-no-start = El primer tramo de una compañía sale de una ciudad de salida: uno de los hexágonos.
sd-refusal-build-not-connected = Un tramo se construye desde una ciudad de la propia red de la compañía.
sd-refusal-claim-unknown-location = No hay tal ciudad en este tablero.
sd-refusal-claim-other-company = Las compañías reclaman en el orden de juego, y le toca a otra.
sd-refusal-claim-must-claim = Una compañía que puede reclamar un cubo de mercancías debe reclamarlo. Elige cuál.
sd-refusal-claim-not-in-network = Esta ciudad no está en la red de la compañía.
sd-refusal-claim-no-cube = El cubo de mercancía de esta ciudad ya se ha reclamado.
sd-refusal-turn-wrong-action = No es el momento para eso. Elige una de las acciones que se ofrecen.
sd-refusal-turn-unknown-company = No hay tal compañía en este tablero.
sd-refusal-turn-over = La partida ha terminado.
sd-refusal-turn-other-seat = Le toca a otro jugador.
sd-refusal-chance-not-due = Ahora no hay nada que sortear.
sd-refusal-chance-first-player-due = Nadie puede actuar antes de que se sortee quién empieza.
sd-refusal-chance-no-seat = El primer jugador debe ser uno de los de esta mesa.

# Teclas
sd-key-arrows = Moverse por lo que brilla en el mapa; subir o bajar una puja
sd-key-enter = Elegir y después confirmar
sd-key-escape = Deshacer lo elegido
sd-key-zoom = Acercar el mapa, alejarlo o verlo entero

sd-payday = Beneficios del turno
sd-payday-profit = La { $company } paga su beneficio
sd-payday-final = Se abren los beneficios finales
sd-payday-opened = La { $company }: cada acción paga ${ $value }
sd-spent = sin cubos
sd-tie = A igual dinero va delante quien tiene más cubos de mercancía en sus compañías.
