# Steam: por qué las reglas no admiten una acción, por el código de cada negativa.

# A quién le toca
st-refusal-turn-wrong-action = No es el momento para eso. Elige una de las acciones que se ofrecen.
st-refusal-turn-other-seat = Le toca a otro jugador.
st-refusal-turn-bankrupt = Quien está en bancarrota queda fuera de la partida.
st-refusal-turn-no-company = En Steam actúan los jugadores, no las compañías.
st-refusal-capital-too-late = El capital solo se compra al principio del turno. Después todo se paga con el dinero disponible.
st-refusal-capital-as-needed = El capital no se compra: se obtiene solo cuando un gasto lo necesita, y no más de lo necesario.
st-refusal-turn-over = La partida ha terminado.

# El sorteo
st-refusal-chance-not-due = Ahora no hay nada que sortear.
st-refusal-chance-deal-due = Primero se reparten los cubos.
st-refusal-chance-order-due = Primero se sortea el orden de turno.
st-refusal-deal-form = En Steam los cubos se reparten a las ciudades y a la Reserva de mercancías.
st-refusal-deal-spaces = La Reserva de mercancías de este tablero tiene otro número de casillas.
st-refusal-deal-no-place = Se han repartido cubos a un lugar que no está en este tablero.
st-refusal-deal-place-missing = Un reparto nombra todas las ciudades y pueblos que reciben cubos, aunque no reciban ninguno.
st-refusal-deal-count = Un lugar ha recibido un número de cubos que no es el suyo.
st-refusal-deal-no-color = No hay cubos de tal color.
st-refusal-deal-too-many = Se han repartido más cubos de un color de los que hay en la bolsa.
st-refusal-order-seats = Un orden nombra una vez a cada jugador de la mesa.

# Subastas
st-refusal-auction-too-low = Una puja debe superar la puja vigente; la primera es de $0 o más.
st-refusal-auction-too-high = No puedes pujar más de lo que puedes pagar.

# Dinero
st-refusal-capital-steps = No puedes captar tantos pasos: uno por cada ingreso por encima de -10 y después uno por cada 2 PV.
st-refusal-money-cannot-raise = Eso cuesta más que tu efectivo y todo el capital que puedes captar.
st-refusal-money-too-little-cash = Eso cuesta más que tu efectivo. El capital solo se compra al principio del turno.

# Fichas de acción
st-refusal-tiles-no-tile = No hay tal ficha de acción.
st-refusal-tiles-taken = Esta ficha de acción ya se ha tomado en este turno. Elige una de las que quedan.
st-refusal-tiles-no-pass = Solo se puede renunciar a las acciones de Crecimiento urbano y Urbanización.
st-refusal-tiles-only-pass = A esta acción solo se puede renunciar: ya no queda con qué hacerla, o dónde.

# Vías
st-refusal-build-no-tiles-left = Ya has colocado todas tus losetas de este turno.
st-refusal-build-action-owed = Antes tienes que hacer la acción de tu ficha: elegiste usarla.
st-refusal-build-no-hex = No hay tal hexágono en este tablero.
st-refusal-build-water = Este hexágono es agua. Las vías solo se colocan en tierra.
st-refusal-build-city = Las vías se colocan alrededor de una ciudad, no sobre ella.
st-refusal-build-no-face = Ninguna loseta muestra esas vías, se gire como se gire.
st-refusal-build-no-tile-left = Todas las losetas con estas vías están en uso. Elige otra.
st-refusal-build-town-tile = Los pueblos solo admiten losetas de pueblo, y estas solo van en pueblos.
st-refusal-build-off-map = La vía saldría del mapa.
st-refusal-build-into-water = La vía llevaría al agua.
st-refusal-build-blocked = Este lado del hexágono está bloqueado. Ninguna vía lo cruza.
st-refusal-build-joins-rival = La vía se uniría al extremo abierto de otro jugador. Las vías de distintos dueños no se unen por sus extremos.
st-refusal-build-loop = El tramo iría de una parada a esa misma parada.
st-refusal-build-not-connected = Una vía nueva tiene que salir de una ciudad o continuar vías tuyas.
st-refusal-build-no-link-in-town = No tienes ningún tramo que termine en este pueblo. Al menos un ramal nuevo tiene que dar a una ciudad o a vías tuyas.
st-refusal-build-unowned-out-of-reach = Esta vía no tiene dueño, pero empieza en un pueblo donde no termina ningún tramo tuyo.
st-refusal-build-not-from-here = Tus primeras vías salen de un puerto, o de una ciudad que tramos completos unen con uno.
st-refusal-build-two-pieces = Una primera construcción no puede dejar las vías en dos partes.
st-refusal-build-town-keeps-spurs = Una loseta mayor en un pueblo conserva todos los ramales y añade al menos uno.
st-refusal-build-no-change = La loseta ya está así.
st-refusal-build-keeps-segments = Una loseta doble solo sustituye a una sencilla si la vía antigua queda tal cual.
st-refusal-build-redirect-one = Redirigir cambia exactamente una vía; no se añade ni se quita nada.
st-refusal-build-not-last-tile = Solo se puede redirigir la última loseta de un tramo incompleto.
st-refusal-build-rivals-link = Este tramo es de otro jugador. Hasta que se quede sin dueño nadie más puede usarlo.
st-refusal-build-keeps-entry = La vía redirigida sigue entrando por su lado y sale por otro.

# Ciudades
st-refusal-build-no-action = Solo puede hacerlo quien tomó esa ficha de acción y no renunció a su acción.
st-refusal-build-action-passed = Renunciaste a esta acción al tomar la ficha, y no la pagaste.
st-refusal-build-action-done = Ya has hecho la acción de tu ficha en este turno.
st-refusal-build-no-town = En este hexágono no hay ningún pueblo.
st-refusal-build-link-points-home = Un tramo que empieza en este pueblo apunta hacia él. Antes redirígelo o complétalo.
st-refusal-build-no-new-city = No queda ninguna loseta de Ciudad Nueva de este color.
st-refusal-build-no-marker = No queda ningún marcador de crecimiento.
st-refusal-build-no-city = En este hexágono no hay ninguna ciudad.
st-refusal-build-has-grown = Esta ciudad ya ha crecido, o es una Ciudad Nueva.
st-refusal-build-supply-space = Elige una casilla de la Reserva de mercancías que tenga cubos.
st-refusal-build-supply-empty = La Reserva de mercancías está vacía: la acción se hace sin cubos.

# Mercancías
st-refusal-move-fastest = Tu locomotora es de nivel 6, el más alto.
st-refusal-move-improved = Ya has mejorado tu locomotora en esta fase. Se puede hacer una vez entre las dos rondas.
st-refusal-deliver-no-city = En este hexágono no hay ninguna ciudad. Los cubos salen de ciudades.
st-refusal-deliver-no-stop = En este hexágono no hay ciudad ni pueblo.
st-refusal-deliver-no-cube = Ahí no hay ningún cubo de este color.
st-refusal-deliver-no-route = Un recorrido tiene al menos un tramo.
st-refusal-deliver-broken-route = Cada tramo de un recorrido sale de la parada donde terminó el anterior.
st-refusal-deliver-no-link = Por ahí no sale de la parada ningún tramo completo.
st-refusal-deliver-twice = Un cubo no visita dos veces una parada.
st-refusal-deliver-passes-its-city = Un cubo termina en la primera ciudad de su color en la que entra.
st-refusal-deliver-wrong-city = Un cubo tiene que terminar en una ciudad de su color.
st-refusal-deliver-too-far = El recorrido tiene más tramos que niveles tu locomotora.
st-refusal-deliver-no-own-link = Tienes que usar al menos un tramo tuyo.
st-refusal-deliver-too-few-own-links = Tienes que usar al menos tantos tramos tuyos como de cualquier otro jugador.
st-refusal-deliver-too-many-ways = Aquí hay tantos caminos que solo cuentan los más cortos: con más de 10.000 entregas posibles, los cubos van por menos tramos.
st-refusal-score-no-scale = Todos los puntos de una entrega van a ingresos o todos a PV.
st-refusal-score-no-points = No hay puntos que anotar: no se ha entregado nada.
