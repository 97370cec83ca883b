# Steam: o tabuleiro, construir e mover mercadorias.

st-board-name = Tabuleiro “{ $title }”
st-board-closer = Aproximar
st-board-further = Afastar
st-board-whole = Tabuleiro inteiro
st-board-dealing = Os cubos são distribuídos
st-board-task =
    { $phase ->
        [auction] dá lances pela ordem de turno
        [capital] levanta capital
        [tiles] escolhe uma ficha de ação
        [build] constrói trilhos
        [move] move mercadorias
        [score] marca uma entrega
       *[other] joga
    } – turno { $turn } de { $turns }
st-board-key-arrows = Mover-se pelo tabuleiro
st-board-key-turn = Girar a peça
st-board-key-face = Outra peça
st-board-key-enter = Escolher, confirmar
st-board-key-escape = Devolver
st-board-key-zoom = Aproximar, afastar, tabuleiro inteiro
st-board-color-red = vermelho
st-board-color-blue = azul
st-board-color-yellow = amarelo
st-board-color-purple = roxo
st-board-color-gray = cinza
st-board-color-black = preto
st-board-letter-red = V
st-board-letter-blue = A
st-board-letter-yellow = L
st-board-letter-purple = R
st-board-letter-gray = C
st-board-letter-black = P
