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
