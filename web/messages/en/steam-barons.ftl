# Steam Barons: the panels around the board, the log, the result.

sb-company-red = Red
sb-company-blue = Blue
sb-company-green = Green
sb-company-yellow = Yellow
sb-company-purple = Purple
sb-company-black = Black
sb-letter-red = R
sb-letter-blue = B
sb-letter-green = G
sb-letter-yellow = Y
sb-letter-purple = P
sb-letter-black = K

sb-companies = Companies
sb-company = Company
sb-players = Players
sb-market = Market
sb-order-of-play = Order
sb-set-up = Set-up
sb-key-arrows = Raise the bid, lower it

# Companies
sb-spotlight = Show only the track of { $company }
sb-price = Price
sb-price-is = Share price { $price }
sb-price-short = price ${ $price }
sb-bankrupt = Bankrupt
sb-uncontrolled = no controller yet
sb-controller = Controlled by
sb-place = { $place }. in company order
sb-treasury = Treasury
sb-performance = Performance
sb-shares-of =
    { $count ->
        [one] { $name }: { $count } share
       *[other] { $name }: { $count } shares
    }
sb-available-count =
    { $count ->
        [one] { $count } share in Available Shares
       *[other] { $count } shares in Available Shares
    }
sb-display-count =
    { $count ->
        [one] { $count } share on the display, to be issued for track
       *[other] { $count } shares on the display, to be issued for track
    }
sb-shares-left = { $available } available, { $display } on the display

# Players
sb-first-player = First player
sb-cash = Cash
sb-no-shares = no shares
sb-shares-in =
    { $count ->
        [one] { $count } share of { $company }
       *[other] { $count } shares of { $company }
    }
sb-worth = worth ${ $amount }
sb-worth-note = Cash, and the shares at their current prices.
sb-likely = likely in the end ${ $amount }
sb-likely-note = Cash, shares at their prices, and the dividends to be expected until the end. An estimate.

# Order
sb-rounds = Rounds
sb-round-number = Round { $round }
sb-phases = Phases of a round
sb-phase =
    { $phase ->
        [auction] Buy shares
        [buy] Buy shares
        [build] Build track
        [move] Move goods
        [sell] Sell shares
       *[over] The end
    }
sb-chapter =
    Round { $round }: { $phase ->
        [auction] buy shares
        [build] build track
        [move] move goods
        [dividends] dividends
       *[sell] sell shares
    }
sb-order = Company order
sb-order-note =
    { $phase ->
        [auction] One auction for each company with shares in Available Shares. The first-player marker moves on after each in which shares are sold.
        [buy] The highest bidder buys first, then the others clockwise, all at the same price.
        [build] Controllers build in company order; the treasury pays, and issues shares when it is short.
        [move] In company order each company moves one cube, then a second one: { $cube ->
            [1] the first cubes are moved.
           *[other] the second cubes are moved.
        }
       *[sell] All choose in secret; a new company order is drawn afterwards.
    }

# Market
sb-price-track = Share prices
sb-bust-note = A price that falls below $0 comes here: the company is bankrupt.
sb-on-track =
    { $price ->
        [B] { $company }: bankrupt
       *[other] { $company }: ${ $price }
    }
sb-adjustment = How prices move
sb-adjustment-note =
    { $now ->
        [settled] The lit row moved the prices of this round.
       *[open] The lit row would apply now. Companies of equal performance form one stack.
    }
sb-stacks = Stacks
sb-stacks-count =
    { $count ->
        [one] { $count } stack
       *[other] { $count } stacks
    }
sb-rank = { $rank }.
sb-card = Market card
sb-card-performance = Perf.
sb-card-dividend = Div.
sb-card-bonus = CEO
sb-card-profit = Profit
sb-dividend = Dividend of each share
sb-dividends = Dividends
sb-bonus = CEO bonus, for the controller
sb-profit = Company profit, for the treasury
sb-card-note = Each share pays the dividend; the controller gets the CEO bonus, the treasury the profit.

# Buying
sb-auction = A share of { $company }
sb-bid = Bid ${ $amount }
sb-bid-note =
    { $count ->
        [one] The highest bidder buys the share at the bid.
       *[other] The highest bidder buys one share or more of these { $count }, then the others, all at the bid. You could pay { $affordable }.
    }
sb-buy-title = Buy shares of { $company }
sb-each = ${ $amount } each
sb-buy-how-many = How many shares?
sb-buy-none = None
sb-buy-cost = Cost
sb-buy-left = Cash left
sb-buy-held = Shares then
sb-buy =
    { $count ->
        [0] Buy none
        [one] Buy { $count } share for ${ $cost }
       *[other] Buy { $count } shares for ${ $cost }
    }
sb-buy-note =
    { $who ->
        [winner] You won the auction and buy at least one. You can pay { $available ->
            [one] the one that is available
           *[other] { $most } of the { $available } available
        }.
       *[other] You may buy what is left at the same price. You can pay { $available ->
            [one] the one that is available
           *[other] { $most } of the { $available } available
        }.
    }
sb-control-passes =
    { $to ->
        [me] { $from ->
            [none] you take control
           *[other] control passes from { $from } to you
        }
       *[other] control passes to { $to }
    }
sb-control-stays =
    { $who ->
        [me] you keep control
       *[other] { $name } keeps control
    }
sb-control-nobody = nobody has control

# Building
sb-builds = { $company } builds track
sb-build-note = The treasury pays. Short of money the company issues shares at $5 each, as many as the cost needs: { $display ->
        [0] none is left on its display
        [one] one is left on its display
       *[other] { $display } are left on its display
    }.
sb-build-issues =
    { $count ->
        [one] Issues { $count } share for $5; { $display ->
            [0] none remain
            [one] one remains
           *[other] { $display } remain
        } on the display.
       *[other] Issues { $count } shares for ${ $amount }; { $display ->
            [0] none remain
            [one] one remains
           *[other] { $display } remain
        } on the display.
    }
sb-build-join = Join two neighbouring cities
sb-build-join-for = Join them for ${ $cost }
sb-build-treasury-after = Treasury after

# Moving goods
sb-moves = { $company } moves goods
sb-performance-short = performance { $performance }
sb-move-row =
    { $color } cube from { $from } to { $to } over { $links ->
        [one] one link
       *[other] { $links } links
    }{ $own ->
        [0] : performance stays as it is
        [one] : performance rises by one
       *[other] : performance rises by { $own }
    }
sb-move-links =
    { $count ->
        [one] Over one link, { $own } of the company.
       *[other] Over { $count } links, { $own } of the company.
    }
sb-move-deliver = Deliver: performance +{ $own }
sb-move-nothing = Move nothing
sb-move-note =
    { $cube ->
        [1] Each company moves one cube, then each a second one. Own links raise the performance of { $company }; links of nobody may be used as well.
       *[other] This is the second cube. Own links raise the performance of { $company }; links of nobody may be used as well.
    }
sb-why-no-stop = There is no city or town at { $place }, and so no cube.
sb-why-no-delivery =
    { $why ->
        [goal] This cube cannot end in { $place }. Choose one of the glowing cities, or another cube.
        [empty] No cubes lie in { $place }.
       *[way] No cube in { $place } reaches a city of its colour over complete links of { $company } or of nobody.
    }

# Selling
sb-sell-title = What do you sell?
sb-sell-count = To be sold
sb-sell-of = { $count } of { $held }
sb-sell-less = Sell one less of { $company }
sb-sell-more = Sell one more of { $company }
sb-sell-all = All
sb-sell-all-of = Sell all of { $company }, or none
sb-sell-chosen = { $count } of { $held }
sb-sell-cash-then = Cash then
sb-sell =
    { $count ->
        [0] Keep all shares
        [one] Sell { $count } share for ${ $amount }
       *[other] Sell { $count } shares for ${ $amount }
    }
sb-sell-mine =
    { $count ->
        [0] You keep all your shares.
        [one] You sell { $count } share for ${ $amount }.
       *[other] You sell { $count } shares for ${ $amount }.
    }
sb-sell-again = Choose again
sb-sell-note = All choose in secret; when everybody has chosen all is revealed at once. Prices do not react to sales.
sb-you-control = you control it
sb-brings = Brings
sb-choosing = Who has chosen
sb-has-chosen =
    { $done ->
        [yes] has chosen
       *[no] is choosing
    }

# Told over the board
sb-dividends-of = Dividends of round { $round }
sb-sales-of = Sales of round { $round }
sb-sales = What was sold
sb-stage =
    { $stage ->
        [performance] Performance ranks the companies; equal ones form one stack.
        [dividends] Each share pays its holder what the card says.
        [bonus] The controllers receive the CEO bonus.
        [profit] The companies receive their profit into the treasury.
       *[prices] { $count ->
            [one] One stack: every price moves alike.
           *[other] { $count } stacks: that row of the card moves the prices.
        }
    }
sb-tell-next = Next
sb-tell-all = All at once
sb-tell-close = Close
sb-tell-again = Show the dividends of round { $round }
sb-dividend-none = none
sb-gets = { $name } ${ $amount }
sb-received = What each player received

# Waiting
sb-drawing-lots = Lots are drawn
sb-waiting =
    { $phase ->
        [auction] A share of { $company }
        [buy] Shares of { $company } are bought
        [build] { $company } builds track
        [move] { $company } moves goods
       *[sell] Shares are sold
    }
sb-doing-bid = bid for a share of { $company }
sb-doing =
    { $phase ->
        [auction] bid for a share of { $company }
        [buy] buy shares of { $company }
        [build] build track for { $company }
        [move] move goods for { $company }
       *[sell] sell shares
    }
sb-task =
    { $phase ->
        [auction] bids for a share of { $company }
        [buy] buys shares of { $company }
        [build] builds track for { $company }
        [move] moves goods for { $company }
       *[sell] choose what to sell
    } – round { $round } of { $rounds }
sb-do-bid = Bid ${ $amount } for a share of { $company }
sb-do-pass = Pass
sb-do-buy =
    { $count ->
        [0] Buy no shares of { $company }
        [one] Buy { $count } share of { $company }
       *[other] Buy { $count } shares of { $company }
    }
sb-do-lay = { $company }: lay track at { $hex }
sb-do-connect = { $company }: join { $a } and { $b }
sb-do-done = { $company }: finish building
sb-do-deliver = { $company }: deliver { $color } from { $from }, lastly by way of { $over }
sb-do-pass-move = { $company }: move nothing
sb-do-sell =
    { $count ->
        [0] Keep all shares of { $company }
        [one] Sell { $count } share of { $company }
       *[other] Sell { $count } shares of { $company }
    }

# The result
sb-won-by =
    { $count ->
        [one] { $names } wins with ${ $cash }
       *[other] { $names } share the win with ${ $cash } each
    }
sb-chart-start = Start
sb-chart-worth = Worth by round
sb-chart-worth-label = Line chart of what each player was worth after every round: cash, and shares at their prices. The account below holds the final figures.
sb-chart-prices = Share prices by round
sb-chart-prices-label = Line chart of the share price of each company after every round; a bankrupt company is at 0.
sb-accounts = Where the money came from
sb-account =
    { $row ->
        [start] Cash at the start
        [bought] Shares bought
        [dividends] Dividends
        [bonuses] CEO bonuses
        [sold] Shares sold
       *[total] Cash in the end
    }
sb-minus = −${ $amount }
sb-held = Shares held when dividends were paid

# The log
sb-sold-by =
    { $count ->
        [one] { $name } { $count } share for ${ $amount }
       *[other] { $name } { $count } shares for ${ $amount }
    }
sb-price-moves =
    { $price ->
        [B] { $company } { $change } to B
       *[other] { $company } { $change } to ${ $price }
    }
sb-event-dealt =
    { $removed ->
        [0] The cubes are dealt: { $cities } to the cities, { $towns } to the towns.
        [one] The cubes are dealt: { $cities } to the cities, { $towns } to the towns; the gray one among them leaves the game.
       *[other] The cubes are dealt: { $cities } to the cities, { $towns } to the towns; the { $removed } gray ones among them leave the game.
    }
sb-event-order_drawn =
    { $count ->
        [0] No company is left to be drawn.
       *[other] The company order is drawn: { $companies }.
    }
sb-event-first_player_drawn = { $name } is drawn as first player.
sb-event-round_began = Round { $round } begins.
sb-event-phase_began =
    { $phase ->
        [auction] Shares are auctioned in this order: { $companies }.
        [build] Track is built in this order: { $companies }.
        [move] Goods are moved in this order: { $companies }.
       *[dividends] Dividends are paid.
    }
sb-event-bid = { $name } bids ${ $amount } for a share of { $company }.
sb-event-passed =
    { $unasked ->
        [yes] { $name } cannot bid for { $company } and passes.
       *[no] { $name } passes on { $company }.
    }
sb-event-auction_ended =
    { $name ->
        [none] Nobody bids for { $company }.
       *[other] { $name } wins the auction: shares of { $company } cost ${ $price }.
    }
sb-event-bought =
    { $count ->
        [one] { $name } buys { $count } share of { $company } for ${ $cost }.
       *[other] { $name } buys { $count } shares of { $company } for ${ $cost }.
    }
sb-event-control_passed =
    { $from ->
        [none] { $to } controls { $company }.
       *[other] Control of { $company } passes from { $from } to { $to }.
    }
sb-event-first_player_moved = { $name } is first player now.
sb-event-sale_chosen = { $name } has chosen what to sell.
sb-event-sold = Shares of { $company } sold at ${ $price }: { $sellers }.
sb-event-laid =
    { $change ->
        [new] { $company } lays track at { $hex } for ${ $cost }.
        [grown] { $company } enlarges the town tile at { $hex } for ${ $cost }.
        [improved] { $company } improves the tile at { $hex } for ${ $cost }.
       *[redirected] { $company } redirects the track at { $hex } for ${ $cost }.
    }
sb-event-connected = { $company } joins { $a } and { $b } for ${ $cost }.
sb-event-shares_issued =
    { $count ->
        [one] { $company } issues { $count } share; { $display ->
            [0] none remain
            [one] one remains
           *[other] { $display } remain
        } on its display.
       *[other] { $company } issues { $count } shares; { $display ->
            [0] none remain
            [one] one remains
           *[other] { $display } remain
        } on its display.
    }
sb-event-build_ended = { $company } has finished building.
sb-event-link_taken =
    { $b ->
        [none] { $owner } takes over the unowned link from { $a }.
       *[other] { $owner } takes over the unowned link { $a } – { $b }.
    }
sb-event-link_completed =
    { $owner ->
        [none] The link { $a } – { $b } is complete, and nobody’s.
       *[other] { $owner } completes the link { $a } – { $b }.
    }
sb-event-link_lost =
    { $b ->
        [none] { $owner } loses the incomplete link from { $a }.
       *[other] { $owner } loses the link { $a } – { $b }.
    }
sb-event-delivered =
    { $own ->
        [0] { $company } delivers { $color } from { $from } to { $to } over none of its links: performance { $performance }.
        [one] { $company } delivers { $color } from { $from } to { $to } over { $own } link of its own: performance { $performance }.
       *[other] { $company } delivers { $color } from { $from } to { $to } over { $own } links of its own: performance { $performance }.
    }
sb-event-move_passed =
    { $cube ->
        [1] { $company } moves no first cube.
       *[other] { $company } moves no second cube.
    }
sb-event-dividend_paid =
    { $company } with performance { $performance } pays { $count ->
        [0] nobody a dividend
       *[other] ${ $dividend } a share ({ $paid })
    }{ $bonus ->
        [0] { "" }
       *[other] , { $ceo } a CEO bonus of ${ $bonus }
    }; { $profit ->
        [0] no profit.
       *[other] profit ${ $profit }.
    }
sb-event-prices_moved =
    { $stacks ->
        [one] One stack, and prices move: { $moves }.
       *[other] { $stacks } stacks, and prices move: { $moves }.
    }
sb-event-company_bankrupt = { $company } is bankrupt: its shares are worthless, its links nobody’s.
sb-event-game_over =
    { $count ->
        [one] { $names } wins with ${ $cash }.
       *[other] { $names } share the win with ${ $cash } each.
    }
