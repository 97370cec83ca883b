# Steam Barons: por qué las reglas no admiten una acción, por el código de cada negativa.

# A quién le toca
sb-refusal-turn-wrong-action = No es el momento para eso. Elige una de las acciones que se ofrecen.
sb-refusal-turn-other-seat = Le toca a otro jugador.
sb-refusal-turn-unknown-company = No hay tal compañía.
sb-refusal-turn-other-company = Las compañías van en su orden, y le toca a otra.
sb-refusal-turn-bankrupt-company = Esta compañía está en bancarrota: no vuelve nunca y sus acciones ya no existen.
sb-refusal-turn-no-controller = Nadie ha comprado nunca una acción de esta compañía, así que no construye ni mueve nada.
sb-refusal-build-no-urbanization = En Steam Barons no se urbaniza: los pueblos siguen siendo pueblos.
sb-refusal-turn-not-used = En Steam Barons no se usan el crecimiento de ciudades, las fichas de acción ni las locomotoras.
sb-refusal-build-no-capital = Aquí no se obtiene capital: la compañía emite acciones por sí sola cuando una construcción las necesita.
sb-refusal-move-no-points = Aquí no se anotan puntos: las entregas suben el rendimiento de la compañía.
sb-refusal-turn-over = La partida ha terminado.

# El sorteo
sb-refusal-chance-not-due = Ahora no hay nada que sortear.
sb-refusal-chance-deal-due = Primero se reparten los cubos.
sb-refusal-chance-order-due = Primero se sortea el orden de las compañías.
sb-refusal-chance-first-player-due = Primero se sortea el jugador inicial.
sb-refusal-chance-no-seat = El jugador inicial debe ser uno de los de esta mesa.
sb-refusal-deal-form = En Steam Barons los cubos se reparten a las ciudades y a los pueblos.
sb-refusal-deal-no-place = Se han repartido cubos a un lugar que no está en este tablero.
sb-refusal-deal-place-missing = Un reparto nombra todas las ciudades y pueblos que reciben cubos, aunque no reciban ninguno.
sb-refusal-deal-count = Un lugar ha recibido un número de cubos que no es el suyo.
sb-refusal-deal-no-color = No hay cubos de tal color.
sb-refusal-deal-too-many = Se han repartido más cubos de un color de los que hay en la bolsa.
sb-refusal-order-companies = Un orden nombra una vez a cada compañía que no está en bancarrota.

# Acciones
sb-refusal-auction-too-low = Una puja debe superar la puja vigente; la primera es el precio de la acción o más, y al menos $1.
sb-refusal-auction-too-high = No puedes pujar más que tu efectivo.
sb-refusal-auction-no-shares = Solo se subastan compañías con acciones entre las disponibles.
sb-refusal-buy-too-few = Quien hizo la puja más alta compra al menos una acción; los demás, ninguna o más.
sb-refusal-buy-too-many = Solo puedes comprar las acciones que haya disponibles y puedas pagar.
sb-refusal-sell-other-company = Se decide compañía por compañía, en su orden.
sb-refusal-sell-count = Solo puedes vender acciones que tengas.

# Vías
sb-refusal-build-no-tiles-left = La compañía ya ha colocado todas sus losetas de esta ronda.
sb-refusal-build-cannot-pay = Eso cuesta más de lo que hay en la tesorería, y no quedan bastantes acciones que emitir.
sb-refusal-build-no-hex = No hay tal hexágono en este tablero.
sb-refusal-build-water = Este hexágono es agua. Las vías solo se colocan en tierra.
sb-refusal-build-city = Las vías se colocan alrededor de una ciudad, no sobre ella.
sb-refusal-build-no-face = Ninguna loseta muestra esas vías, se gire como se gire.
sb-refusal-build-no-tile-left = Todas las losetas con estas vías están en uso. Elige otra.
sb-refusal-build-town-tile = Los pueblos solo admiten losetas de pueblo, y estas solo van en pueblos.
sb-refusal-build-off-map = La vía saldría del mapa.
sb-refusal-build-into-water = La vía llevaría al agua.
sb-refusal-build-blocked = Este lado del hexágono está bloqueado. Ninguna vía lo cruza.
sb-refusal-build-joins-rival = La vía se uniría al extremo abierto de otra compañía. Las vías de distintos dueños no se unen por sus extremos.
sb-refusal-build-loop = El tramo iría de una parada a esa misma parada.
sb-refusal-build-not-connected = Una vía nueva tiene que continuar las vías de la compañía.
sb-refusal-build-no-link-in-town = Ningún tramo de la compañía termina en este pueblo. Al menos un ramal nuevo tiene que dar a sus propias vías o a una ciudad a la que llegue.
sb-refusal-build-unowned-out-of-reach = Esta vía no tiene dueño, pero empieza en un pueblo donde no termina ningún tramo de la compañía.
sb-refusal-build-not-from-here = La compañía no puede construir desde esta ciudad: sus vías salen de un puerto, si el tablero los tiene, y desde entonces están siempre unidas.
sb-refusal-build-two-pieces = Una primera construcción no puede dejar las vías en dos partes.
sb-refusal-build-town-keeps-spurs = Una loseta mayor en un pueblo conserva todos los ramales y añade al menos uno.
sb-refusal-build-no-change = La loseta ya está así.
sb-refusal-build-keeps-segments = Una loseta doble solo sustituye a una sencilla si la vía antigua queda tal cual.
sb-refusal-build-redirect-one = Redirigir cambia exactamente una vía; no se añade ni se quita nada.
sb-refusal-build-not-last-tile = Solo se puede redirigir la última loseta de un tramo incompleto.
sb-refusal-build-rivals-link = Este tramo es de otra compañía. Hasta que se quede sin dueño nadie más puede usarlo.
sb-refusal-build-keeps-entry = La vía redirigida sigue entrando por su lado y sale por otro.
sb-refusal-build-no-pair = No son dos ciudades vecinas.
sb-refusal-build-pair-joined = Estas dos ciudades ya están unidas. Entre ellas hay un solo tramo, para siempre.
sb-refusal-build-pair-not-reached = La compañía ya tiene que llegar a una de las dos ciudades.
sb-refusal-build-no-port = Una primera construcción empieza en un puerto, o en una ciudad que tramos completos unen con uno.

# Mercancías
sb-refusal-deliver-no-stop = En este hexágono no hay ciudad ni pueblo.
sb-refusal-deliver-no-cube = Ahí no hay ningún cubo de este color.
sb-refusal-deliver-no-route = Un recorrido tiene al menos un tramo.
sb-refusal-deliver-broken-route = Cada tramo de un recorrido sale de la parada donde terminó el anterior.
sb-refusal-deliver-no-link = Por ahí no sale de la parada ningún tramo completo.
sb-refusal-deliver-twice = Un cubo no visita dos veces una parada.
sb-refusal-deliver-passes-its-city = Un cubo termina en la primera ciudad de su color en la que entra.
sb-refusal-deliver-wrong-city = Un cubo tiene que terminar en una ciudad de su color.
sb-refusal-deliver-rivals-link = Un cubo viaja por tramos de su compañía o sin dueño, no por los de otra.
sb-refusal-deliver-too-many-ways = Aquí hay tantos caminos que solo cuentan los más cortos: con más de 10.000 entregas posibles, los cubos van por menos tramos.
