# Steam Barons: why the rules refuse an action, by the codes of the refusals.

# Whose turn it is
sb-refusal-turn-wrong-action = This is not the moment for that. Choose one of the actions offered.
sb-refusal-turn-other-seat = It is another player’s turn.
sb-refusal-turn-unknown-company = There is no such company.
sb-refusal-turn-other-company = Companies come in their order, and another one’s turn has come.
sb-refusal-turn-bankrupt-company = This company is bankrupt: it never returns, and its shares are gone.
sb-refusal-turn-no-controller = Nobody has ever bought a share of this company, so it builds and moves nothing.
sb-refusal-build-no-urbanization = Nothing is urbanized in Steam Barons: towns stay towns.
sb-refusal-turn-not-used = City growth, action tiles and locomotives are not used in Steam Barons.
sb-refusal-build-no-capital = No capital is raised here: a company issues shares by itself when a build needs them.
sb-refusal-move-no-points = No points are scored here: deliveries raise the performance of the company.
sb-refusal-turn-over = The game is over.

# The draw
sb-refusal-chance-not-due = Nothing is to be drawn now.
sb-refusal-chance-deal-due = First the cubes are dealt.
sb-refusal-chance-order-due = First the order of the companies is drawn.
sb-refusal-chance-first-player-due = First the first player is drawn.
sb-refusal-chance-no-seat = The first player must be one of the seats at this table.
sb-refusal-deal-form = In Steam Barons cubes are dealt to the cities and to the towns.
sb-refusal-deal-no-place = Cubes were dealt to a place that is not on this board.
sb-refusal-deal-place-missing = A deal names every city and town that gets cubes, also with none.
sb-refusal-deal-count = A place was dealt a wrong number of cubes.
sb-refusal-deal-no-color = There are no cubes of such a colour.
sb-refusal-deal-too-many = More cubes of a colour were dealt than the bag holds.
sb-refusal-order-companies = An order names once every company that is not bankrupt.

# Shares
sb-refusal-auction-too-low = A bid must be higher than the standing bid; the first one is the share price or more, and at least $1.
sb-refusal-auction-too-high = You cannot bid more than your cash.
sb-refusal-auction-no-shares = There is an auction only for companies with shares in Available Shares.
sb-refusal-buy-too-few = The highest bidder buys at least one share; everybody else buys none or more.
sb-refusal-buy-too-many = You can buy only as many shares as are available and as you can pay.
sb-refusal-sell-other-company = You decide company by company, in their order.
sb-refusal-sell-count = You can sell only shares that you hold.

# Track
sb-refusal-build-no-tiles-left = The company has laid all its tiles of this round.
sb-refusal-build-cannot-pay = That costs more than the treasury holds, and there are too few shares left to issue.
sb-refusal-build-no-hex = There is no such hex on this board.
sb-refusal-build-water = This hex is water. Track is laid on land only.
sb-refusal-build-city = Track is laid around a city, not on it.
sb-refusal-build-no-face = No tile shows that track, however it is turned.
sb-refusal-build-no-tile-left = All tiles with this track are in use. Choose another one.
sb-refusal-build-town-tile = Towns take town tiles only, and town tiles go only on towns.
sb-refusal-build-off-map = The track would lead off the map.
sb-refusal-build-into-water = The track would lead into water.
sb-refusal-build-blocked = This edge of the hex is blocked. No track crosses it.
sb-refusal-build-joins-rival = The track would meet another company’s open end. Tracks of different owners are not joined end to end.
sb-refusal-build-loop = The link would lead from a stop back to the same stop.
sb-refusal-build-not-connected = New track must continue the company’s own track.
sb-refusal-build-no-link-in-town = No link of the company ends in this town. At least one new spur must meet its own track, or a city it reaches.
sb-refusal-build-unowned-out-of-reach = Nobody owns this track, but it begins in a town where no link of the company ends.
sb-refusal-build-not-from-here = The company cannot build from this city: its track starts at a port where the board has any, and hangs together ever after.
sb-refusal-build-two-pieces = A first build may not leave the track in two pieces.
sb-refusal-build-town-keeps-spurs = A larger tile in a town keeps every spur and adds at least one.
sb-refusal-build-no-change = The tile lies there just so already.
sb-refusal-build-keeps-segments = A complex tile replaces a simple one only if the old track stays exactly as it is.
sb-refusal-build-redirect-one = Redirecting changes exactly one piece of track; nothing is added or taken away.
sb-refusal-build-not-last-tile = Only the last tile of an incomplete link can be redirected.
sb-refusal-build-rivals-link = This link is another company’s. Until it loses its owner nobody else may use it.
sb-refusal-build-keeps-entry = Redirected track still comes in by its old edge and leaves by another one.
sb-refusal-build-no-pair = These are not two neighbouring cities.
sb-refusal-build-pair-joined = These two cities are joined already. There is one link between them, for ever.
sb-refusal-build-pair-not-reached = The company must reach one of the two cities already.
sb-refusal-build-no-port = A first build starts at a port, or at a city that complete links join to one.

# Goods
sb-refusal-deliver-no-stop = There is no city or town at this hex.
sb-refusal-deliver-no-cube = There is no cube of this colour there.
sb-refusal-deliver-no-route = A route has at least one link.
sb-refusal-deliver-broken-route = Every link of a route leaves the stop where the one before has ended.
sb-refusal-deliver-no-link = No complete link leaves the stop there.
sb-refusal-deliver-twice = A cube visits no stop twice.
sb-refusal-deliver-passes-its-city = A cube ends in the first city of its colour that it enters.
sb-refusal-deliver-wrong-city = A cube must end in a city of its own colour.
sb-refusal-deliver-rivals-link = A cube travels over links of its company or of nobody, not of another company.
sb-refusal-deliver-too-many-ways = There are so many ways here that only shorter ones count: with over 10,000 deliveries to choose from, cubes go over fewer links.
