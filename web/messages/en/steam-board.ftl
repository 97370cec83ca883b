# Steam: the board, building and moving goods.

st-board-name = Board “{ $title }”
st-board-closer = Zoom in
st-board-further = Zoom out
st-board-whole = Whole board
st-board-dealing = The cubes are dealt
st-board-task =
    { $phase ->
        [auction] bids for the turn order
        [capital] raises capital
        [tiles] selects an action tile
        [build] builds track
        [move] moves goods
        [score] scores a delivery
       *[other] plays
    } – turn { $turn } of { $turns }
st-board-key-arrows = Move over the board
st-board-key-turn = Turn the tile
st-board-key-face = Another tile
st-board-key-enter = Pick, confirm
st-board-key-escape = Put back
st-board-key-zoom = Zoom in, zoom out, whole board
st-board-color-red = red
st-board-color-blue = blue
st-board-color-yellow = yellow
st-board-color-purple = purple
st-board-color-gray = gray
st-board-color-black = black
st-board-letter-red = R
st-board-letter-blue = B
st-board-letter-yellow = Y
st-board-letter-purple = P
st-board-letter-gray = G
st-board-letter-black = K
