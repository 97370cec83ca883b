# Steel Driver: the table, its log and why something cannot be done.

# Companies, unless a board names its own
sd-company-red = Red
sd-company-blue = Blue
sd-company-green = Green
sd-company-yellow = Yellow
sd-company-purple = Purple
sd-company-black = Black
# One letter each, all different: they stand beside the colour on track, boxes and shares
sd-letter-red = R
sd-letter-blue = B
sd-letter-green = G
sd-letter-yellow = Y
sd-letter-purple = P
sd-letter-black = K

sd-good-white = white
sd-good-black = black
sd-good-silver = silver
sd-good-orange = orange
sd-good-red = red
sd-good-letter-white = W
sd-good-letter-black = K
sd-good-letter-silver = S
sd-good-letter-orange = O
sd-good-letter-red = R

sd-money-about = ≈${ $amount }
sd-goods-count = { $count } { $color }
sd-goods-none = No goods yet

# The board
sd-board = Board: { $title }
sd-board-closer = Zoom in
sd-board-further = Zoom out
sd-board-whole = Show the whole board
sd-label-build =
    { $joins ->
        [yes] Build { $from } to { $to }, cost { $cost }, gain { $gain }, completes the transcontinental link
       *[no] Build { $from } to { $to }, cost { $cost }, gain { $gain }
    }
sd-label-route =
    { $owner ->
        [none] Route { $a } to { $b }, cost { $cost }, free
       *[other] Route { $a } to { $b }, link of { $owner }
    }
sd-label-location =
    { $start ->
        [yes] { $place }, start location
       *[no] { $place }
    }, { $color }, worth { $value }{ $count ->
        [0] { "" }
       *[other] , reached by { $companies }
    }
sd-label-claim = Claim { $color } goods at { $place }, adds { $adds }
sd-plate-location =
    { $start ->
        [yes] ${ $value }, { $color }, start location
       *[no] ${ $value }, { $color }
    }
sd-plate-route =
    { $cost ->
        [one] costs { $cost } cube
       *[other] costs { $cost } cubes
    }
sd-plate-link = link of { $company }
sd-spotlight = Show only the network of { $company }

# What is asked
sd-task =
    { $kind ->
        [nominate] Nominate a company, or pass the marker
        [bid] Bid for { $company }, or pass
        [build] Build a link for { $company }
       *[claim] Claim goods for { $company }
    }
sd-doing-nominate = nominate a company
sd-doing-bid = bid for { $company }
sd-doing-build = build for { $company }
sd-doing-claim = claim goods for { $company }
sd-drawing-lots = The first player is being drawn
sd-won-by =
    { $count ->
        [one] { $names } wins with ${ $cash }
       *[other] { $names } share the win with ${ $cash } each
    }
sd-cancel = Back

# The auction
sd-nomination = Nomination
sd-nominate-title = Which company comes up for auction?
sd-nominated = Nominate { $company }
sd-nominate-card =
    { $controller ->
        [none] { $company }: { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } in the box, you hold { $shares ->
            [one] { $shares } share
           *[other] { $shares } shares
        }
       *[other] { $company }: sold to { $controller } this turn
    }
sd-nominate = Nominate { $company } for { $bid }
sd-nominate-note = You open with a bid, then all may raise. Passing the marker lets the next player decide; it can come back to you.
sd-pass-marker = Pass the marker
sd-auction = { $company } is up for auction
sd-bid = Bid { $amount }
sd-bid-note = If you win, { $company } builds with { $box } + your bid = { $total ->
        [one] { $total } cube
       *[other] { $total } cubes
    }. You take its profit this turn, and keep a share. You have { $own }.

# Building
sd-builds = { $company } builds
sd-build-ask =
    { $count ->
        [one] One route glows on the map: choose it
       *[other] Choose one of { $count } glowing routes on the map
    }
sd-build-near =
    { $count ->
        [one] One route leads to { $place }
       *[other] { $count } routes lead to { $place }: choose one
    }
sd-build-list =
    { $count ->
        [one] List the only route
       *[other] List all { $count } routes
    }
sd-build-cost = Cost
sd-build-gain = Gain
sd-build-left = Cubes left
sd-build-profit = Profit then
sd-build-from = Both are start locations. The one you build from never pays:
sd-build-joins = This completes the transcontinental link!
sd-build-confirm = Build this link
sd-build-forced = Build the only link there is
sd-build-note = The city reached adds its value to { $company }’s profit. A company builds until it can no longer.
sd-forced-note = { $company } must build as long as it can, and this is the only way.

# Claiming
sd-claims = { $company } claims goods
sd-claim-ask =
    { $count ->
        [one] One cube can be claimed
       *[other] Choose one of { $count } cubes on the map
    }
sd-claim-list =
    { $count ->
        [one] List the only cube
       *[other] List all { $count } cubes
    }
sd-claim-what = { $place } ({ $color })
sd-claim-confirm = Claim this cube
sd-claim-note = Sets of different colours pay $10, $30, $60, $100, $150. Every share of { $company } pays the total.

# The parts
sd-companies = Companies
sd-players = Players
sd-order-of-play = Order
sd-controller = Controlled by
sd-marker-in-box = marker for sale
sd-uncontrolled = nobody controls it
sd-profit = Profit
sd-goods-worth = Each share pays
sd-box-cubes =
    { $count ->
        [one] { $count } cube in the box
       *[other] { $count } cubes in the box
    }
sd-links-left =
    { $count ->
        [one] { $count } link left to lay
       *[other] { $count } links left to lay
    }
sd-started = from { $place }
sd-shares-of =
    { $count ->
        [one] { $name } holds { $count } share
       *[other] { $name } holds { $count } shares
    }
sd-shares-in =
    { $count ->
        [one] { $count } share of { $company }
       *[other] { $count } shares of { $company }
    }
sd-no-shares = no shares yet
sd-active-player = Active Player marker
sd-own-cubes =
    { $count ->
        [one] { $count } investment cube
       *[other] { $count } investment cubes
    }
sd-cash = Cash
sd-outlook = likely ${ $amount }
sd-outlook-note = “Likely” is an estimate of what a player ends with: cash, this turn’s profits, shares at their likely value, unspent cubes.
sd-turns = Turns
sd-turn-number = Turn { $turn }
sd-phase =
    { $phase ->
        [auction] Auctions
       *[build] Building
    }
sd-final-phase = Final profits
sd-order = Order of play
sd-pass-row = Passed
sd-order-note =
    { $phase ->
        [claim] Companies claim goods in this order, round after round.
       *[other] Companies build in this order, round after round.
    }
sd-pass-row-note = The order in which companies pass is the order of play of the next turn.

# The transcontinental moment
sd-joined-title = The transcontinental link is complete!
sd-joined-line = { $company } drives the golden spike between { $west } and { $east }.
sd-joined-skip = Skip
sd-joined-on = Continue

# The result
sd-valuations = What the companies are worth
sd-valuations-all = Show all at once
sd-paid =
    { $count ->
        [one] { $name }: { $count } share, ${ $amount }
       *[other] { $name }: { $count } shares, ${ $amount }
    }
sd-sheet = Score sheet
sd-sheet-turn = Profits of turn { $turn }
sd-sheet-profits = All profits
sd-sheet-shares = All shares
sd-sheet-total = Cash
sd-chart = Cash by turn
sd-chart-label = Line chart of each player’s cash after every turn and after the shares have paid; the score sheet holds the same figures.
sd-chart-start = Start
sd-chart-shares = Shares

# The log
sd-event-turn_began =
    { $cubes ->
        [one] Turn { $turn } begins: everybody takes { $cubes } cube.
       *[other] Turn { $turn } begins: everybody takes { $cubes } cubes.
    }
sd-event-nominated = { $name } nominates { $company } and bids { $bid }.
sd-event-marker_passed =
    { $unasked ->
        [yes] { $name } has no cubes; the marker goes on to { $to }.
       *[no] { $name } passes the marker to { $to }.
    }
sd-event-bid = { $name } bids { $amount } for { $company }.
sd-event-passed =
    { $unasked ->
        [yes] { $name } cannot raise and is out.
       *[no] { $name } passes.
    }
sd-event-won =
    { $amount ->
        [one] { $name } wins { $company } for { $amount } cube and takes a share.
       *[other] { $name } wins { $company } for { $amount } cubes and takes a share.
    }
sd-event-auctions_over =
    { $count ->
        [0] All six companies are sold. The marker lies with { $name }.
       *[other] The auctions are over, unsold: { $companies }. The marker lies with { $name }.
    }
sd-event-built =
    { $first ->
        [yes] { $company } starts at { $from } and builds to { $to } for { $cost }: +${ $gain }, profit ${ $profit }.
       *[no] { $company } builds { $from } to { $to } for { $cost }: +${ $gain }, profit ${ $profit }.
    }
sd-event-transcontinental =
    { $count ->
        [0] { $company } completes the transcontinental link: +${ $bonus }.
       *[other] { $company } completes the transcontinental link: +${ $bonus }; { $others }: +${ $each }{ $count ->
            [one] { "" }
           *[other] { " " }each
        }.
    }
sd-event-company_passed =
    { $reason ->
        [no_controller] { $company } passes: nobody controls it.
        [no_cubes] { $company } passes: it cannot pay for any route.
        [no_links] { $company } passes: all its links are laid.
       *[no_route] { $company } passes: no free route is left at its network.
    }
sd-event-profit_taken = { $name } takes ${ $amount } for { $company }.
sd-event-goods_placed = Goods are placed: { $goods }.
sd-event-final_control =
    { $name ->
        [none] { $company } has no shareholder and claims nothing.
       *[other] { $name } controls { $company } to the end.
    }
sd-event-claimed = { $company } claims { $color } at { $location }: its goods are worth ${ $value }.
sd-event-claim_passed = { $company } has nothing left to claim.
sd-event-company_valued =
    { $sets ->
        [0] { $company } has no goods: its shares pay nothing.
        [one] { $company }’s goods make one set: each share pays ${ $value }.
       *[other] { $company }’s goods make { $sets } sets: each share pays ${ $value }.
    }
sd-event-shares_paid =
    { $shares ->
        [one] { $name } receives ${ $amount } for { $shares } share of { $company }.
       *[other] { $name } receives ${ $amount } for { $shares } shares of { $company }.
    }
sd-event-game_over =
    { $count ->
        [one] { $names } wins with ${ $cash }.
       *[other] { $names } share the win with ${ $cash } each.
    }

# Actions in a few words
sd-do-nominate = Nominate { $company } for { $bid }
sd-do-pass_marker = Pass the marker
sd-do-bid = Bid { $amount }
sd-do-pass = Pass
sd-do-build = { $company }: { $from } to { $to }
sd-do-claim = { $company }: claim at { $location }
sd-do-first_player = Draw the first player

# Why something on the table cannot be played
sd-why-past = You are looking at the past. Return to the present to play.
sd-why-over = The game is over.
sd-why-wait = Nothing is asked of you here.
sd-why-other = It is { $name }’s turn.
sd-why-nominate = Track is built after the auctions. Now nominate a company, or pass the marker.
sd-why-bid = Track is built after the auctions. Now raise the bid, or pass.
sd-why-sold = { $company } has been bought by { $name } this turn. Nominate a company whose marker lies in its box.
sd-why-taken = { $company } has its link there, and a route holds one link for ever.
sd-why-cost =
    The route costs { $cost ->
        [one] one cube
       *[other] { $cost } cubes
    }, and { $company } has { $cubes } in its box.
sd-why-start = { $company }’s first link leaves from a start location: one of the hexagons.
sd-why-apart = { $company } builds on from its own network. Choose a glowing route.
sd-why-no-route-here = No route that { $company } can build now ends in { $place }. Choose a glowing route.
sd-why-claim = { $company } claims a goods cube now. Choose a glowing city.
sd-why-not-reached = { $place } is not in { $company }’s network. Choose a glowing city.
sd-why-claimed = The goods cube of { $place } has been claimed already.

# Refusals of the rules, by their codes
sd-refusal-nominate-sold = The control marker of this company has been bought this turn. Nominate one whose marker lies in its box.
sd-refusal-nominate-no-bid = The first bid is at least 1 cube.
sd-refusal-nominate-must-nominate = Nobody bids yet: nominate a company, or pass the Active Player marker on.
sd-refusal-bid-too-few-cubes = You cannot bid more cubes than you have.
sd-refusal-bid-too-low = A bid must be higher than the standing bid.
sd-refusal-bid-must-bid = An auction is on: raise the bid or pass.
sd-refusal-bid-out = Who has passed is out of this auction.
sd-refusal-build-unknown-location = There is no such location on this board.
sd-refusal-build-no-route = No route joins these two cities.
sd-refusal-build-other-company = Companies build in the order of play, and another one’s turn has come.
sd-refusal-build-no-controller = Nobody controls this company this turn, so it passes when its turn comes.
sd-refusal-build-must-build = A company that can build must build. Choose one of its links.
sd-refusal-build-route-taken = There is a link on this route already, and a route holds one link for ever.
sd-refusal-build-too-few-cubes = There are not enough cubes in the company’s box for this route.
sd-refusal-build-no-start = A company’s first link is built from a start location: one of the hexagons.
sd-refusal-build-not-connected = A link is built from a city of the company’s own network.
sd-refusal-claim-unknown-location = There is no such location on this board.
sd-refusal-claim-other-company = Companies claim in the order of play, and another one’s turn has come.
sd-refusal-claim-must-claim = A company that can claim a goods cube must claim one. Choose which.
sd-refusal-claim-not-in-network = This city is not in the company’s network.
sd-refusal-claim-no-cube = The goods cube of this city has been claimed already.
sd-refusal-turn-wrong-action = This is not the moment for that. Choose one of the actions offered.
sd-refusal-turn-unknown-company = There is no such company on this board.
sd-refusal-turn-over = The game is over.
sd-refusal-turn-other-seat = It is another player’s turn.
sd-refusal-chance-not-due = Nothing is to be drawn now.
sd-refusal-chance-first-player-due = Nobody can act before the first player has been drawn.
sd-refusal-chance-no-seat = The first player must be one of the seats at this table.

# Keys
sd-key-arrows = Move among what glows on the map; raise or lower a bid
sd-key-enter = Choose, then confirm
sd-key-escape = Take back what was chosen
sd-key-zoom = Zoom the map in, out, or show all of it

sd-payday = Profits of the turn
sd-payday-profit = { $company } pays its profit
sd-payday-final = The final profits are opened
sd-payday-opened = { $company }: each share pays ${ $value }
sd-spent = no cubes left
sd-tie = With equal cash, more goods cubes of the companies controlled come first.
