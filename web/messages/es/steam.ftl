# Steam: the table.

st-players = Jugadores
