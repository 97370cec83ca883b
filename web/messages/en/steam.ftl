# Steam: the table.

st-players = Players
