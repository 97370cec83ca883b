# Steam: the panels around the board, the log, the result.

st-players = Players
st-order-of-play = Order
st-goods = Goods
st-track-tiles = Tiles
st-set-up = Set-up

st-column-vp = VP
st-column-links = Links
st-column-likely = Likely
st-action-passed = action passed
st-order = Order of play
st-acting =
    { $phase ->
        [build] Building order
       *[move] Moving order
    }
st-action-tiles = Action tiles

st-turn-number = Turn { $turn }
st-turn-of = Turn { $turn } of { $turns }
st-phase =
    { $phase ->
        [auction] Auction of the order
        [capital] Buy capital
        [tiles] Action tiles
        [build] Build track
        [move] Move goods
        [score] Move goods
       *[over] The end
    }
st-chapter =
    Turn { $turn }: { $phase ->
        [auction] auction of the order
        [capital] buy capital
        [tiles] action tiles
        [build] build track
       *[move] move goods
    }
st-round = round { $round }

# The action tiles
st-tile-turn-order = Turn Order
st-tile-first-move = First Move
st-tile-engineer = Engineer
st-tile-first-build = First Build
st-tile-city-growth = City Growth
st-tile-locomotive = Locomotive
st-tile-urbanization = Urbanization
st-effect-turn-order =
    { $rules ->
        [standard] passes once in the auction, yet stays in
       *[base] first in order next turn
    }
st-effect-first-move = moves goods first, in both rounds
st-effect-engineer = lays four tiles instead of three
st-effect-first-build = builds first
st-effect-city-growth = cubes of a supply space come to a city
st-effect-locomotive = locomotive one level up at once
st-effect-urbanization = a town becomes a New City, with cubes
st-cost-free = free
st-cost-level = $4 + level
st-tile-used =
    { $used ->
        [yes] action used
       *[no] action passed
    }

# Selecting an action tile
st-tiles-title = Which action tile?
st-tiles-row =
    { $tile }, value { $value }: { $state ->
        [free] to be had
        [held] taken by { $name }
       *[dear] cannot be paid
    }
st-tiles-take = Take { $tile }
st-tiles-take-for = Take { $tile } for ${ $cost }
st-tiles-take-pass = Take it and pass the action
st-tiles-note-base = The values of the tiles set the order of the next turn: the lowest comes first.
st-tiles-note-standard = All tiles are free. At the end of the game lower values break ties.
st-tiles-dear =
    { $rules ->
        [standard] { $tile } cannot be had: its action has no target left.
       *[base] { $tile } costs more than you can raise, or its action has no target left.
    }
st-tiles-taken = { $name } has taken { $tile } this turn.

# Money
st-capital-raised = Raises ${ $amount } of capital: income { $income }, { $vp } VP
st-capital-title = How much capital do you buy?
st-capital-after = Cash then
st-capital-buy = Buy ${ $amount } of capital
st-capital-none = Buy none
st-capital-less = Buy $5 less
st-capital-more = Buy $5 more
st-capital-quick = Quick choice of capital
st-capital-field = Your capital, from { $least } to { $most } dollars, in steps of 5
st-capital-choose = Choose { $dollars }
st-capital-note = The only money of this turn: bids and track are paid from it. At the end of the turn you receive your income less $1 for every level of your locomotive.
st-money = Cash
st-income = Income
st-likely-note = The VP the player may end with: VP, income and links as they are, and a delivery a turn from now on. An estimate.
st-bankrupt = bankrupt

# Auctions of the order
st-auction-place = Auction of place { $place } in the order
st-auction-order = Auction of the turn order
st-auction-bid = Bid ${ $amount }
st-auction-pass-place =
    { $paid ->
        [0] Pass: place { $place } for nothing
       *[other] Pass: place { $place } for ${ $paid }
    }
st-auction-pass-free = Pass and stay in
st-auction-cash = ${ $amount } in cash
st-auction-has-place = place { $place }
st-auction-free-pass = { $name } may pass once and stay in.
st-auction-note-opening = The winner pays by raising capital: $5 for every level of income, change is kept.
st-auction-note-standard = Who passes takes the last free place. The last two pay their bids in full, the first to leave pays nothing, all others half.

# Waiting
st-waiting =
    { $phase ->
        [auction] Auction of the order
        [capital] Capital is bought
        [tiles] Action tiles are selected
        [build] Track is built
        [score] A delivery is scored
       *[move] Goods are moved
    }
st-doing =
    { $phase ->
        [auction] bid for the order
        [capital] buy capital
        [tiles] select an action tile
        [build] build track
        [score] put points on income or VP
       *[move] move goods
    }
st-won-by =
    { $count ->
        [0] Everybody is bankrupt; nobody wins
        [one] { $names } wins with { $score } VP
       *[other] { $names } share the win with { $score } VP each
    }

# Players
st-no-tile = no tile yet
st-points-open =
    { $points ->
        [one] { $points } point to be put on income or VP
       *[other] { $points } points to be put on income or VP
    }
st-improved = improved this turn

# Levels
st-locomotives = Locomotives
st-vp-track = Victory points
st-on-track = { $name }: { $value }

# Goods
st-supply = Goods Supply
st-space =
    { $count ->
        [0] Space { $space }: empty
       *[other] Space { $space }: { $cubes }
    }
st-supply-note = City Growth and Urbanization bring all cubes of one space onto the board.
st-new-cities = New Cities left
st-growth-markers = City Growth markers left
st-bag = In the bag
st-delivered = Delivered
st-none = none
st-cubes-of = { $count } { $color }

# Tiles
st-tiles-left =
    { $count ->
        [0] { $face }: none left
        [one] { $face }: { $count } left
       *[other] { $face }: { $count } left
    }
st-tile-group =
    { $group ->
        [simple] Simple
        [complex] Complex
       *[town] Towns
    }
st-tiles-both = Tiles with two faces count once, whichever is used.

# The result
st-tell = Step by step
st-tell-next =
    { $row ->
        [vp] VP from play
        [income] Income
       *[links] Links
    }
st-tell-add =
    { $row ->
        [vp] Add: VP from play
        [income] Add: income
       *[links] Add: links
    }
st-tell-all = All at once
st-sheet = Score sheet
st-sheet-vp = VP from play
st-sheet-income-note = 1 VP for 2, below 0 −2 VP for 1
st-sheet-links = Complete links
st-sheet-total = VP
st-sheet-how = How it came about
st-sheet-deliveries = Cubes delivered
st-sheet-to-vp = Points put on VP
st-sheet-to-income = Points put on income
st-sheet-others = Points from others’ deliveries
st-sheet-capital = Capital raised
st-chart-vp = VP by turn
st-chart-vp-label = Line chart of each player’s VP after every turn and in the end; the score sheet holds the final figures.
st-chart-income = Income by turn
st-chart-income-label = Line chart of each player’s income after every turn; the score sheet holds the final figures.
st-chart-end = End

# The log
st-begins-with = { $name } with ${ $amount }
st-points-of =
    { $points ->
        [one] { $points } point for { $name }
       *[other] { $points } points for { $name }
    }
st-event-dealt = The cubes are dealt: { $cities } to the cities, { $supply } to the Goods Supply.
st-event-order_drawn =
    { $auction ->
        [yes] { $name } is drawn to open the auction of the first order.
       *[no] The order is drawn: { $names }.{ $count ->
            [0] { "" }
           *[other] { " " }They begin with money: { $money }.
        }
    }
st-event-turn_began =
    { $count ->
        [0] Turn { $turn } of { $turns } begins.
       *[other] Turn { $turn } of { $turns } begins. The order: { $names }.
    }
st-event-phase_began =
    { $phase ->
        [auction] The turn order is auctioned{ $count ->
            [0] .
           *[other] { "" }; so far it was { $names }.
        }
        [capital] Capital is bought, in this order: { $names }.
        [tiles] Action tiles are selected, in this order: { $names }.
        [build] Track is built, in this order: { $names }.
       *[move] Goods are moved, in this order: { $names }.
    }
st-event-capital_raised = { $name } raises ${ $amount } of capital: income { $income }, { $vp } VP, ${ $money } in cash.
st-event-capital_declined = { $name } buys no capital.
st-event-income =
    { $way ->
        [none] { $name } neither receives nor pays anything.
        [in] { $name } receives ${ $amount } and has ${ $money }.
       *[out] { $name } pays ${ $amount } and has ${ $money } left, income { $income }, { $vp } VP.
    }
st-event-bankrupt = { $name } cannot pay, is bankrupt and out of the game.
st-event-bid = { $name } bids ${ $amount }.
st-event-passed =
    { $free ->
        [yes] { $name } passes and stays in, thanks to the Turn Order tile.
       *[no] { $unasked ->
            [yes] { $name } cannot raise the bid and passes.
           *[no] { $name } passes.
        }
    }
st-event-place_taken =
    { $paid ->
        [0] { $name } takes place { $place } and pays nothing.
       *[other] { $name } takes place { $place } for ${ $paid }.
    }
st-event-order_set = The order of play: { $names }.
st-event-tile_taken =
    { $use ->
        [yes] { $cost ->
            [0] { $name } takes { $tile }.
           *[other] { $name } takes { $tile } for ${ $cost }.
        }
       *[no] { $name } takes { $tile } and passes its action.
    }
st-event-locomotive_improved =
    { $level ->
        [one] { $name }’s locomotive now pulls over { $level } link.
       *[other] { $name }’s locomotive now pulls over { $level } links.
    }
st-event-laid =
    { $change ->
        [new] { $name } lays track at { $hex } for ${ $cost }.
        [grown] { $name } enlarges the town tile at { $hex } for ${ $cost }.
        [improved] { $name } improves the tile at { $hex } for ${ $cost }.
       *[redirected] { $name } redirects the track at { $hex } for ${ $cost }.
    }
st-event-link_taken =
    { $b ->
        [none] { $owner } takes over the unowned link from { $a }.
       *[other] { $owner } takes over the unowned link { $a } – { $b }.
    }
st-event-link_completed =
    { $owner ->
        [none] The link { $a } – { $b } is complete, and nobody’s.
       *[other] { $owner } completes the link { $a } – { $b }.
    }
st-event-link_lost =
    { $b ->
        [none] { $owner } loses the incomplete link from { $a }.
       *[other] { $owner } loses the link { $a } – { $b }.
    }
st-event-link_removed =
    { $owner ->
        [none] A spur at { $a } vanishes under the New City.
       *[other] { $owner }’s spur at { $a } vanishes under the New City.
    }
st-event-urbanized =
    { $count ->
        [0] { $name } makes { $hex } a New City ({ $color }), without cubes.
       *[other] { $name } makes { $hex } a New City ({ $color }), with { $cubes }.
    }
st-event-city_grew =
    { $count ->
        [0] { $name } lets { $hex } grow, without cubes.
       *[other] { $name } lets { $hex } grow by { $cubes }.
    }
st-event-build_ended =
    { $unasked ->
        [yes] { $name } has nothing left to build.
       *[no] { $name } has finished building.
    }
st-event-delivered =
    { $links ->
        [one] { $name } delivers { $color } from { $from } to { $to } over { $links } link: { $points }.
       *[other] { $name } delivers { $color } from { $from } to { $to } over { $links } links: { $points }.
    }
st-event-scored =
    { $as ->
        [vp] { $points ->
            [one] { $name } puts { $points } point on VP: { $vp }.
           *[other] { $name } puts { $points } points on VP: { $vp }.
        }
       *[income] { $points ->
            [one] { $name } puts { $points } point on income: { $income }
           *[other] { $name } puts { $points } points on income: { $income }
        }{ $lost ->
            [0] .
           *[other] { "" }; { $lost } lost, as income ends at +10.
        }
    }
st-event-move_passed =
    { $unasked ->
        [yes] { $name } can deliver nothing in round { $round }.
       *[no] { $name } passes in round { $round }.
    }
st-event-game_over =
    { $count ->
        [0] Everybody is bankrupt; nobody wins.
        [one] { $names } wins with { $score } VP.
       *[other] { $names } share the win with { $score } VP each.
    }

st-payday = Income
st-payday-text = Everybody receives or pays for the income
st-tie = With equal VP higher income comes first, then the lower action tile of the last turn.
