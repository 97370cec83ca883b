# Steam: the table.

st-players = Jogadores
