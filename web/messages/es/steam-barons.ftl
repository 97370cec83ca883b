# Steam Barons: los paneles alrededor del tablero, el registro, el resultado.

sb-company-red = Roja
sb-company-blue = Azul
sb-company-green = Verde
sb-company-yellow = Amarilla
sb-company-purple = Morada
sb-company-black = Negra
sb-letter-red = R
sb-letter-blue = A
sb-letter-green = V
sb-letter-yellow = L
sb-letter-purple = M
sb-letter-black = N

sb-companies = Compañías
sb-company = Compañía
sb-players = Jugadores
sb-market = Mercado
sb-order-of-play = Orden
sb-set-up = Preparación
sb-key-arrows = Subir la puja, bajarla

# Companies
sb-spotlight = Mostrar solo las vías de la { $company }
sb-price = Precio
sb-price-is = Precio de la acción { $price }
sb-price-short = precio ${ $price }
sb-bankrupt = En bancarrota
sb-uncontrolled = nadie la controla aún
sb-controller = La controla
sb-place = { $place }.ª en el orden de las compañías
sb-treasury = Tesorería
sb-performance = Rendimiento
sb-shares-of =
    { $count ->
        [one] { $name }: { $count } acción
       *[other] { $name }: { $count } acciones
    }
sb-available-count =
    { $count ->
        [one] { $count } acción en Acciones disponibles
       *[other] { $count } acciones en Acciones disponibles
    }
sb-display-count =
    { $count ->
        [one] { $count } acción en el panel, por emitir para construir
       *[other] { $count } acciones en el panel, por emitir para construir
    }
sb-shares-left =
    { $available ->
        [one] { $available } disponible, { $display } en el panel
       *[other] { $available } disponibles, { $display } en el panel
    }

# Players
sb-first-player = Jugador inicial
sb-cash = Dinero
sb-no-shares = sin acciones
sb-shares-in =
    { $count ->
        [one] { $count } acción de la { $company }
       *[other] { $count } acciones de la { $company }
    }
sb-worth = vale ${ $amount }
sb-worth-note = El dinero, más las acciones a su precio actual.
sb-likely = al final quizá ${ $amount }
sb-likely-note = El dinero, las acciones a su precio y los dividendos que cabe esperar hasta el final. Una estimación.

# Order
sb-rounds = Rondas
sb-round-number = Ronda { $round }
sb-phases = Fases de una ronda
sb-phase =
    { $phase ->
        [auction] Comprar acciones
        [buy] Comprar acciones
        [build] Construir vías
        [move] Mover mercancías
        [sell] Vender acciones
       *[over] El final
    }
sb-chapter =
    Ronda { $round }: { $phase ->
        [auction] comprar acciones
        [build] construir vías
        [move] mover mercancías
        [dividends] dividendos
       *[sell] vender acciones
    }
sb-order = Orden de las compañías
sb-order-note =
    { $phase ->
        [auction] Una subasta por cada compañía con Acciones disponibles. El marcador de jugador inicial avanza tras cada una en la que se venden acciones.
        [buy] Compra primero quien más pujó y luego los demás, en sentido horario, todos al mismo precio.
        [build] Construyen quienes controlan las compañías, en su orden; paga la tesorería, que emite acciones si le falta dinero.
        [move] Cada compañía, en su orden, mueve un cubo y luego un segundo: { $cube ->
            [1] se mueven los primeros.
           *[other] se mueven los segundos.
        }
       *[sell] Todos eligen en secreto; después se sortea un nuevo orden de las compañías.
    }

# Market
sb-price-track = Precios de las acciones
sb-bust-note = Aquí llega un precio que cae por debajo de $0: la compañía está en bancarrota.
sb-on-track =
    { $price ->
        [B] { $company }: en bancarrota
       *[other] { $company }: ${ $price }
    }
sb-adjustment = Cómo se mueven los precios
sb-adjustment-note =
    { $now ->
        [settled] La fila iluminada movió los precios de esta ronda.
       *[open] Ahora se aplicaría la fila iluminada. Las compañías de igual rendimiento forman una pila.
    }
sb-stacks = Pilas
sb-stacks-count =
    { $count ->
        [one] { $count } pila
       *[other] { $count } pilas
    }
sb-rank = { $rank }.ª
sb-card = Carta de mercado
sb-card-performance = Rend.
sb-card-dividend = Div.
sb-card-bonus = Prima
sb-card-profit = Benef.
sb-dividend = Dividendo de cada acción
sb-dividends = Dividendos
sb-bonus = Prima del director, para quien la controla
sb-profit = Beneficio de la compañía, para su tesorería
sb-card-note = Cada acción paga el dividendo; quien la controla cobra la prima del director, y la tesorería el beneficio.

# Buying
sb-auction = Una acción de la { $company }
sb-bid = Pujar ${ $amount }
sb-bid-note =
    { $count ->
        [one] Quien más puja compra la acción por su puja.
       *[other] Quien más puja compra una o más de estas { $count } acciones, y luego los demás, todos a ese precio. Podrías pagar { $affordable }.
    }
sb-buy-title = Comprar acciones de la { $company }
sb-each = ${ $amount } cada una
sb-buy-how-many = ¿Cuántas acciones?
sb-buy-none = Ninguna
sb-buy-cost = Coste
sb-buy-left = Te queda
sb-buy-held = Tendrías
sb-buy =
    { $count ->
        [0] No comprar ninguna
        [one] Comprar { $count } acción por ${ $cost }
       *[other] Comprar { $count } acciones por ${ $cost }
    }
sb-buy-note =
    { $who ->
        [winner] Has ganado la subasta y compras al menos una. Puedes pagar { $available ->
            [one] la única disponible
           *[other] { $most } de las { $available } disponibles
        }.
       *[other] Puedes comprar lo que queda al mismo precio. Puedes pagar { $available ->
            [one] la única disponible
           *[other] { $most } de las { $available } disponibles
        }.
    }
sb-control-passes =
    { $to ->
        [me] { $from ->
            [none] la controlas tú
           *[other] el control pasa de { $from } a ti
        }
       *[other] el control pasa a { $to }
    }
sb-control-stays =
    { $who ->
        [me] conservas el control
       *[other] { $name } conserva el control
    }
sb-control-nobody = nadie la controla

# Building
sb-builds = Construye la { $company }
sb-build-note = Paga la tesorería. Si le falta dinero, la compañía emite acciones a $5 cada una, tantas como pida el coste: { $display ->
        [0] no queda ninguna en su panel
        [one] queda una en su panel
       *[other] quedan { $display } en su panel
    }.
sb-build-issues =
    { $count ->
        [one] Emite { $count } acción por $5; { $display ->
            [0] no queda ninguna
            [one] queda una
           *[other] quedan { $display }
        } en el panel.
       *[other] Emite { $count } acciones por ${ $amount }; { $display ->
            [0] no queda ninguna
            [one] queda una
           *[other] quedan { $display }
        } en el panel.
    }
sb-build-join = Unir dos ciudades vecinas
sb-build-join-for = Unirlas por ${ $cost }
sb-build-treasury-after = Tesorería después

# Moving goods
sb-moves = Mueve mercancías la { $company }
sb-performance-short = rendimiento { $performance }
sb-move-row =
    Cubo ({ $color }) de { $from } a { $to } por { $links ->
        [one] un tramo
       *[other] { $links } tramos
    }{ $own ->
        [0] : el rendimiento no cambia
        [one] : el rendimiento sube uno
       *[other] : el rendimiento sube { $own }
    }
sb-move-links =
    { $count ->
        [one] Por un tramo, { $own } de la compañía.
       *[other] Por { $count } tramos, { $own } de la compañía.
    }
sb-move-deliver = Entregar: rendimiento +{ $own }
sb-move-nothing = No mover nada
sb-move-note =
    { $cube ->
        [1] Cada compañía mueve un cubo, y después cada una un segundo. Los tramos propios suben el rendimiento de la { $company }; también valen los tramos sin dueño.
       *[other] Este es el segundo cubo. Los tramos propios suben el rendimiento de la { $company }; también valen los tramos sin dueño.
    }
sb-why-no-stop = En { $place } no hay ciudad ni pueblo, y por tanto ningún cubo.
sb-why-no-delivery =
    { $why ->
        [goal] Este cubo no puede acabar en { $place }. Elige una de las ciudades que brillan, u otro cubo.
        [empty] En { $place } no hay cubos.
       *[way] Ningún cubo de { $place } llega a una ciudad de su color por tramos completos de la { $company } o sin dueño.
    }

# Selling
sb-sell-title = ¿Qué vendes?
sb-sell-count = Para vender
sb-sell-of = { $count } de { $held }
sb-sell-less = Vender una menos de la { $company }
sb-sell-more = Vender una más de la { $company }
sb-sell-all = Todas
sb-sell-all-of = Vender todas las de la { $company }, o ninguna
sb-sell-chosen = { $count } de { $held }
sb-sell-cash-then = Dinero después
sb-sell =
    { $count ->
        [0] Conservar todas las acciones
        [one] Vender { $count } acción por ${ $amount }
       *[other] Vender { $count } acciones por ${ $amount }
    }
sb-sell-mine =
    { $count ->
        [0] Conservas todas tus acciones.
        [one] Vendes { $count } acción por ${ $amount }.
       *[other] Vendes { $count } acciones por ${ $amount }.
    }
sb-sell-again = Elegir de nuevo
sb-sell-note = Todos eligen en secreto; cuando todos han elegido se revela todo a la vez. Las ventas no mueven los precios.
sb-you-control = la controlas
sb-brings = Da
sb-choosing = Quién ha elegido
sb-has-chosen =
    { $done ->
        [yes] ha elegido
       *[no] está eligiendo
    }

# Told over the board
sb-dividends-of = Dividendos de la ronda { $round }
sb-sales-of = Ventas de la ronda { $round }
sb-sales = Lo que se vendió
sb-stage =
    { $stage ->
        [performance] El rendimiento ordena las compañías; las iguales forman una pila.
        [dividends] Cada acción paga a su dueño lo que dice la carta.
        [bonus] Quienes controlan las compañías cobran la prima del director.
        [profit] Las compañías reciben su beneficio en la tesorería.
       *[prices] { $count ->
            [one] Una sola pila: todos los precios se mueven igual.
           *[other] { $count } pilas: esa fila de la carta mueve los precios.
        }
    }
sb-tell-next = Siguiente
sb-tell-all = Todo de una vez
sb-tell-close = Cerrar
sb-tell-again = Mostrar los dividendos de la ronda { $round }
sb-dividend-none = ninguno
sb-gets = { $name } ${ $amount }
sb-received = Lo que recibió cada jugador

# Waiting
sb-drawing-lots = Se sortea
sb-waiting =
    { $phase ->
        [auction] Una acción de la { $company }
        [buy] Se compran acciones de la { $company }
        [build] Construye la { $company }
        [move] Mueve mercancías la { $company }
       *[sell] Se venden acciones
    }
sb-doing-bid = pujar por una acción de la { $company }
sb-doing =
    { $phase ->
        [auction] pujar por una acción de la { $company }
        [buy] comprar acciones de la { $company }
        [build] construir vías para la { $company }
        [move] mover mercancías para la { $company }
       *[sell] vender acciones
    }
sb-task =
    { $phase ->
        [auction] pujar por una acción de la { $company }
        [buy] comprar acciones de la { $company }
        [build] construir vías para la { $company }
        [move] mover mercancías para la { $company }
       *[sell] elegir qué vender
    } – ronda { $round } de { $rounds }
sb-do-bid = Pujar ${ $amount } por una acción de la { $company }
sb-do-pass = Pasar
sb-do-buy =
    { $count ->
        [0] No comprar acciones de la { $company }
        [one] Comprar { $count } acción de la { $company }
       *[other] Comprar { $count } acciones de la { $company }
    }
sb-do-lay = { $company }: colocar vías en { $hex }
sb-do-connect = { $company }: unir { $a } y { $b }
sb-do-done = { $company }: terminar de construir
sb-do-deliver = { $company }: entregar un cubo ({ $color }) desde { $from }, al final por { $over }
sb-do-pass-move = { $company }: no mover nada
sb-do-sell =
    { $count ->
        [0] Conservar todas las acciones de la { $company }
        [one] Vender { $count } acción de la { $company }
       *[other] Vender { $count } acciones de la { $company }
    }

# The result
sb-won-by =
    { $count ->
        [one] Gana { $names } con ${ $cash }
       *[other] { $names } comparten la victoria con ${ $cash } cada uno
    }
sb-chart-start = Inicio
sb-chart-worth = Valor por ronda
sb-chart-worth-label = Gráfico de líneas de lo que valía cada jugador tras cada ronda: el dinero, más las acciones a su precio. Las cuentas de abajo tienen las cifras finales.
sb-chart-prices = Precios de las acciones por ronda
sb-chart-prices-label = Gráfico de líneas del precio de la acción de cada compañía tras cada ronda; una compañía en bancarrota está en 0.
sb-accounts = De dónde vino el dinero
sb-account =
    { $row ->
        [start] Dinero al empezar
        [bought] Acciones compradas
        [dividends] Dividendos
        [bonuses] Primas del director
        [sold] Acciones vendidas
       *[total] Dinero al final
    }
sb-minus = −${ $amount }
sb-held = Acciones al pagarse los dividendos

# The log
sb-sold-by =
    { $count ->
        [one] { $name } { $count } acción por ${ $amount }
       *[other] { $name } { $count } acciones por ${ $amount }
    }
sb-price-moves =
    { $price ->
        [B] { $company } { $change } hasta B
       *[other] { $company } { $change } hasta ${ $price }
    }
sb-event-dealt =
    { $removed ->
        [0] Se reparten los cubos: { $cities } a las ciudades, { $towns } a los pueblos.
        [one] Se reparten los cubos: { $cities } a las ciudades, { $towns } a los pueblos; el gris que hay entre ellos sale del juego.
       *[other] Se reparten los cubos: { $cities } a las ciudades, { $towns } a los pueblos; los { $removed } grises que hay entre ellos salen del juego.
    }
sb-event-order_drawn =
    { $count ->
        [0] No queda ninguna compañía que sortear.
       *[other] Se sortea el orden de las compañías: { $companies }.
    }
sb-event-first_player_drawn = El sorteo hace a { $name } jugador inicial.
sb-event-round_began = Empieza la ronda { $round }.
sb-event-phase_began =
    { $phase ->
        [auction] Se subastan acciones en este orden: { $companies }.
        [build] Se construye en este orden: { $companies }.
        [move] Se mueven mercancías en este orden: { $companies }.
       *[dividends] Se pagan los dividendos.
    }
sb-event-bid = { $name } puja ${ $amount } por una acción de la { $company }.
sb-event-passed =
    { $unasked ->
        [yes] { $name } no puede pujar por la { $company } y pasa.
       *[no] { $name } pasa con la { $company }.
    }
sb-event-auction_ended =
    { $name ->
        [none] Nadie puja por la { $company }.
       *[other] { $name } gana la subasta: las acciones de la { $company } cuestan ${ $price }.
    }
sb-event-bought =
    { $count ->
        [one] { $name } compra { $count } acción de la { $company } por ${ $cost }.
       *[other] { $name } compra { $count } acciones de la { $company } por ${ $cost }.
    }
sb-event-control_passed =
    { $from ->
        [none] { $to } controla la { $company }.
       *[other] El control de la { $company } pasa de { $from } a { $to }.
    }
sb-event-first_player_moved = { $name } es ahora jugador inicial.
sb-event-sale_chosen = { $name } ha elegido qué vender.
sb-event-sold = Acciones de la { $company } vendidas a ${ $price }: { $sellers }.
sb-event-laid =
    { $change ->
        [new] La { $company } coloca vías en { $hex } por ${ $cost }.
        [grown] La { $company } amplía la loseta de pueblo en { $hex } por ${ $cost }.
        [improved] La { $company } mejora la loseta en { $hex } por ${ $cost }.
       *[redirected] La { $company } redirige las vías en { $hex } por ${ $cost }.
    }
sb-event-connected = La { $company } une { $a } y { $b } por ${ $cost }.
sb-event-shares_issued =
    { $count ->
        [one] La { $company } emite { $count } acción; { $display ->
            [0] no queda ninguna
            [one] queda una
           *[other] quedan { $display }
        } en su panel.
       *[other] La { $company } emite { $count } acciones; { $display ->
            [0] no queda ninguna
            [one] queda una
           *[other] quedan { $display }
        } en su panel.
    }
sb-event-build_ended = La { $company } termina de construir.
sb-event-link_taken =
    { $b ->
        [none] La { $owner } se queda con el tramo sin dueño que sale de { $a }.
       *[other] La { $owner } se queda con el tramo sin dueño { $a } – { $b }.
    }
sb-event-link_completed =
    { $owner ->
        [none] El tramo { $a } – { $b } queda completo, y es de nadie.
       *[other] La { $owner } completa el tramo { $a } – { $b }.
    }
sb-event-link_lost =
    { $b ->
        [none] La { $owner } pierde el tramo incompleto que sale de { $a }.
       *[other] La { $owner } pierde el tramo { $a } – { $b }.
    }
sb-event-delivered =
    { $own ->
        [0] La { $company } entrega un cubo ({ $color }) de { $from } a { $to } sin usar tramos propios: rendimiento { $performance }.
        [one] La { $company } entrega un cubo ({ $color }) de { $from } a { $to } por { $own } tramo propio: rendimiento { $performance }.
       *[other] La { $company } entrega un cubo ({ $color }) de { $from } a { $to } por { $own } tramos propios: rendimiento { $performance }.
    }
sb-event-move_passed =
    { $cube ->
        [1] La { $company } no mueve su primer cubo.
       *[other] La { $company } no mueve su segundo cubo.
    }
sb-event-dividend_paid =
    La { $company }, con rendimiento { $performance }, { $count ->
        [0] no paga dividendo a nadie
       *[other] paga ${ $dividend } por acción ({ $paid })
    }{ $bonus ->
        [0] { "" }
       *[other] , a { $ceo } una prima de ${ $bonus }
    }; { $profit ->
        [0] sin beneficio.
       *[other] beneficio ${ $profit }.
    }
sb-event-prices_moved =
    { $stacks ->
        [one] Una pila, y los precios se mueven: { $moves }.
       *[other] { $stacks } pilas, y los precios se mueven: { $moves }.
    }
sb-event-company_bankrupt = La { $company } está en bancarrota: sus acciones no valen nada y sus tramos quedan sin dueño.
sb-event-game_over =
    { $count ->
        [one] Gana { $names } con ${ $cash }.
       *[other] { $names } comparten la victoria con ${ $cash } cada uno.
    }
