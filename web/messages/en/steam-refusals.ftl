# Steam: why the rules refuse an action, by the codes of the refusals.

# Whose turn it is
st-refusal-turn-wrong-action = This is not the moment for that. Choose one of the actions offered.
st-refusal-turn-other-seat = It is another player’s turn.
st-refusal-turn-bankrupt = Who is bankrupt is out of the game.
st-refusal-turn-no-company = In Steam players act, not companies.
st-refusal-capital-too-late = Capital is bought at the beginning of a turn only. From then on everything is paid from cash.
st-refusal-capital-as-needed = Capital is not bought: it is raised by itself when a cost needs it, and no more than needed.
st-refusal-turn-over = The game is over.

# The draw
st-refusal-chance-not-due = Nothing is to be drawn now.
st-refusal-chance-deal-due = First the cubes are dealt.
st-refusal-chance-order-due = First the turn order is drawn.
st-refusal-deal-form = In Steam cubes are dealt to the cities and to the Goods Supply.
st-refusal-deal-spaces = The Goods Supply of this board has another number of spaces.
st-refusal-deal-no-place = Cubes were dealt to a place that is not on this board.
st-refusal-deal-place-missing = A deal names every city and town that gets cubes, also with none.
st-refusal-deal-count = A place was dealt a wrong number of cubes.
st-refusal-deal-no-color = There are no cubes of such a colour.
st-refusal-deal-too-many = More cubes of a colour were dealt than the bag holds.
st-refusal-order-seats = An order names every player of the table once.

# Auctions
st-refusal-auction-too-low = A bid must be higher than the standing bid; the first one is $0 or more.
st-refusal-auction-too-high = You cannot bid more than you can pay.

# Money
st-refusal-capital-steps = You cannot raise that many steps: one for each income above -10, then one for every 2 VP.
st-refusal-money-cannot-raise = That costs more than your cash and all the capital you can raise.
st-refusal-money-too-little-cash = That costs more than your cash. Capital is bought only at the beginning of a turn.

# Action tiles
st-refusal-tiles-no-tile = There is no such action tile.
st-refusal-tiles-taken = This action tile has been taken this turn. Choose one that is left.
st-refusal-tiles-no-pass = Only the actions of City Growth and Urbanization can be passed.
st-refusal-tiles-only-pass = This action can only be passed: there is nothing left to carry it out with, or on.

# Track
st-refusal-build-no-tiles-left = You have laid all your tiles of this turn.
st-refusal-build-action-owed = First carry out the action of your tile: you chose to use it.
st-refusal-build-no-hex = There is no such hex on this board.
st-refusal-build-water = This hex is water. Track is laid on land only.
st-refusal-build-city = Track is laid around a city, not on it.
st-refusal-build-no-face = No tile shows that track, however it is turned.
st-refusal-build-no-tile-left = All tiles with this track are in use. Choose another one.
st-refusal-build-town-tile = Towns take town tiles only, and town tiles go only on towns.
st-refusal-build-off-map = The track would lead off the map.
st-refusal-build-into-water = The track would lead into water.
st-refusal-build-blocked = This edge of the hex is blocked. No track crosses it.
st-refusal-build-joins-rival = The track would meet another player’s open end. Tracks of different owners are not joined end to end.
st-refusal-build-loop = The link would lead from a stop back to the same stop.
st-refusal-build-not-connected = New track must leave a city or continue track of your own.
st-refusal-build-no-link-in-town = No link of yours ends in this town. At least one new spur must meet a city or your own track.
st-refusal-build-unowned-out-of-reach = Nobody owns this track, but it begins in a town where no link of yours ends.
st-refusal-build-not-from-here = Your first track starts at a port, or at a city that complete links join to one.
st-refusal-build-two-pieces = A first build may not leave the track in two pieces.
st-refusal-build-town-keeps-spurs = A larger tile in a town keeps every spur and adds at least one.
st-refusal-build-no-change = The tile lies there just so already.
st-refusal-build-keeps-segments = A complex tile replaces a simple one only if the old track stays exactly as it is.
st-refusal-build-redirect-one = Redirecting changes exactly one piece of track; nothing is added or taken away.
st-refusal-build-not-last-tile = Only the last tile of an incomplete link can be redirected.
st-refusal-build-rivals-link = This link is another player’s. Until it loses its owner nobody else may use it.
st-refusal-build-keeps-entry = Redirected track still comes in by its old edge and leaves by another one.

# Cities
st-refusal-build-no-action = Only the player who took that action tile, and did not pass its action, may do this.
st-refusal-build-action-passed = You passed this action when you took the tile, and did not pay for it.
st-refusal-build-action-done = You have carried out the action of your tile this turn.
st-refusal-build-no-town = There is no town at this hex.
st-refusal-build-link-points-home = A link that starts in this town points back at it. Turn it away or complete it first.
st-refusal-build-no-new-city = No New City tile of this colour is left.
st-refusal-build-no-marker = No City Growth marker is left.
st-refusal-build-no-city = There is no city at this hex.
st-refusal-build-has-grown = This city has grown already, or is a New City.
st-refusal-build-supply-space = Choose a space of the Goods Supply that holds cubes.
st-refusal-build-supply-empty = The Goods Supply is empty: the action goes without cubes.

# Goods
st-refusal-move-fastest = Your locomotive has level 6, the highest.
st-refusal-move-improved = You have improved your locomotive in this phase. It can be done once in the two rounds together.
st-refusal-deliver-no-city = There is no city at this hex. Cubes leave from cities.
st-refusal-deliver-no-stop = There is no city or town at this hex.
st-refusal-deliver-no-cube = There is no cube of this colour there.
st-refusal-deliver-no-route = A route has at least one link.
st-refusal-deliver-broken-route = Every link of a route leaves the stop where the one before has ended.
st-refusal-deliver-no-link = No complete link leaves the stop there.
st-refusal-deliver-twice = A cube visits no stop twice.
st-refusal-deliver-passes-its-city = A cube ends in the first city of its colour that it enters.
st-refusal-deliver-wrong-city = A cube must end in a city of its own colour.
st-refusal-deliver-too-far = The route has more links than your locomotive has levels.
st-refusal-deliver-no-own-link = You must use at least one link of your own.
st-refusal-deliver-too-few-own-links = You must use at least as many links of your own as of any other player.
st-refusal-deliver-too-many-ways = There are so many ways here that only shorter ones count: with over 10,000 deliveries to choose from, cubes go over fewer links.
st-refusal-score-no-scale = All points of a delivery go either on income or on VP.
st-refusal-score-no-points = There are no points to score: nothing has been delivered.
