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

# Actions in a few words
st-board-do =
    { $type ->
        [lay] Lay a tile at { $place }
        [done] End the build turn
        [urbanize] Urbanize { $place } ({ $color })
        [grow] Let { $place } grow
        [take]
            { $use ->
                [no] Take { $tile } and pass its action
               *[yes] Take { $tile }
            }
        [bid] Bid ${ $amount }
        [pass] Pass
        [capital]
            { $amount ->
                [0] Raise no capital
               *[other] Raise ${ $amount }
            }
        [deliver]
            { $links ->
                [one] Deliver a { $color } cube from { $from } over one link
               *[other] Deliver a { $color } cube from { $from } over { $links } links
            }
        [improve] Improve the locomotive
       *[score]
            { $as ->
                [income] Put the points on income
               *[vp] Put the points on victory points
            }
    }

# What lies on the board
st-board-terrain-plain = plain
st-board-terrain-river = river
st-board-terrain-hills = hills
st-board-terrain-mountains = mountains
st-board-terrain-water = water
st-board-nobody = nobody
st-board-label-cube = { $color } cube in { $place }
st-board-label-goal =
    { $points ->
        [one] Deliver to { $place }: one point for you
       *[other] Deliver to { $place }: { $points } points for you
    }
st-board-label-city =
    { $count ->
        [0] { $name }, { $color } city without cubes
        [one] { $name }, { $color } city with one cube: { $cubes }
       *[other] { $name }, { $color } city with { $count } cubes: { $cubes }
    }
st-board-label-town = town { $name }
st-board-label-hex = { $hex }, { $terrain }
st-board-label-track =
    { $count ->
        [0] { $what }
       *[other] { $what }, track of { $owners }
    }{ $may ->
        [yes] ; a tile may be laid
       *[no] { "" }
    }
st-board-plate-city =
    { $state ->
        [new] New City, { $color }
        [grown] City, { $color }, has grown
       *[printed] City, { $color }
    }
st-board-plate-hex =
    { $kind ->
        [town] Town, { $terrain }
       *[land] { $terrain }
    }
st-board-plate-link =
    { $to ->
        [none] { $from } – open
       *[other] { $from } – { $to }
    }{ $owner ->
        [nobody] , nobody’s
       *[seat] { "" }
    }

# Why nothing can be done there
st-board-why-past = This is a moment of the past. Go back to the present to play.
st-board-why-over = The game is over.
st-board-why-wait = One moment: the last move is still on its way.
st-board-why-other = It is the turn of { $name }.
st-board-why-elsewhere = What is asked now is answered beside the board.
st-board-why-town = Urbanization turns a town into a city: choose one of the glowing towns.
st-board-why-city = City growth goes to a printed city that has not grown: choose one that glows.
st-board-why-no-city = There is no city at { $place }; cubes are delivered from city to city.
st-board-why-no-delivery =
    { $cubes ->
        [0] No cubes lie in { $place }.
       *[other] None of the cubes in { $place } reaches a city of its colour over complete links, enough of them yours, with your locomotive.
    }
st-board-why-no-goal = This cube cannot end in { $place }. Choose one of the glowing cities, or another cube.

# Building
st-build-title = Build track
st-build-left =
    { $count ->
        [0] No tile left to lay
        [one] One tile left to lay
       *[other] { $count } tiles left to lay
    }
st-build-ask =
    { $count ->
        [one] Choose the glowing hex to lay a tile there.
       *[other] Choose one of { $count } glowing hexes to lay a tile.
    }
st-build-all-laid = All tiles of this turn are laid.
st-build-nowhere = No tile can be laid now.
st-build-tools = What to do
st-build-tool-track = Lay track
st-build-tool-urbanize = Urbanize a town
st-build-tool-grow = Let a city grow
st-build-done = End build turn
st-build-owed =
    { $kind ->
        [town] Urbanization is paid for: found the city before you end the turn.
       *[city] City growth is paid for: let a city grow before you end the turn.
    }
st-build-where =
    { $change ->
        [grown] A larger town tile in { $place }
        [improved] Improve { $place }
        [redirected] Redirect { $place }
       *[new]
            { $terrain ->
                [none] { $place }
               *[other] { $place } · { $terrain }
            }
    }
st-build-cost = Cost
st-build-after = Money after
st-build-ways = Turn
st-build-capital =
    { $lowered ->
        [vp] Raises ${ $amount } of capital: income { $income }, victory points { $vp }.
       *[income] Raises ${ $amount } of capital: income falls to { $income }.
    }
st-build-effect =
    { $type ->
        [link_completed] Completes the link { $from } – { $to }
        [link_taken] Takes over an unowned link from { $from }
        [link_removed] The spur at { $from } vanishes
       *[link_lost]
            { $to ->
                [none] An open link from { $from } is lost
               *[other] The link { $from } – { $to } is lost
            }
    }
st-build-last = Ends the build turn, for nothing is left to do
st-build-faces = Tiles that fit here
st-build-face = Tile { $name }, { $count } left
st-build-face-left =
    { $count ->
        [one] One tile left
       *[other] { $count } tiles left
    }
st-build-turn = Turn clockwise
st-build-turn-back = Turn counter-clockwise
st-build-lay = Lay the tile
st-build-lay-for = Lay for ${ $cost }
st-build-put-back = Put back
st-build-note = Click the hex again, roll the wheel or press R to turn the tile; F takes another.
st-build-laid = Laid this turn
st-build-take-back = Take back { $place }
st-build-loses = Your open link from { $from } to { $hex } becomes nobody’s if you end now: it did not grow in this turn.
st-build-loses-spur = Your spur in { $place } becomes nobody’s if you end now: it did not grow in this turn.
st-build-open =
    { $count ->
        [one] One open link stays yours until the end of your next build turn.
       *[other] { $count } open links stay yours until the end of your next build turn.
    }
st-build-choose-town = Choose a glowing town to found a city there.
st-build-choose-city = Choose a glowing city to let it grow.
st-build-found =
    { $kind ->
        [town] { $place } becomes a city
       *[city] { $place } grows
    }
st-build-choose-color = Colour of the New City
st-build-choose-supply = Cubes from the supply
st-build-space = Space { $number }: { $cubes }
st-build-urbanize = Found the city
st-build-grow = Let the city grow

# Moving goods
st-move-title = Move goods
st-move-title-round = Move goods, round { $round } of 2
st-move-level =
    { $level ->
        [one] one link
       *[other] { $level } links
    }
st-move-ask =
    { $count ->
        [one] Choose the glowing cube to deliver it.
       *[other] Choose a glowing cube to deliver it.
    }
st-move-none = No cube can be delivered now.
st-move-goals =
    { $count ->
        [one] The { $color } cube of { $place } goes to:
       *[other] The { $color } cube of { $place } may go to:
    }
st-move-list =
    { $count ->
        [one] One delivery
       *[other] { $count } deliveries, the best first
    }
st-move-row =
    { $color } cube from { $from } to { $to } over { $links ->
        [one] one link
       *[other] { $links } links
    }: { $own } for you{ $others ->
        [0] { "" }
       *[other] , { $others } for others
    }
st-move-rivals = others +{ $points }
st-move-own = +{ $points }
st-move-links =
    { $count ->
        [one] Over one link
       *[other] Over { $count } links
    }
st-move-way = Way { $number } of { $count }
st-move-deliver =
    { $points ->
        [one] Deliver for one point
       *[other] Deliver for { $points } points
    }
st-move-improve = Locomotive to { $level }
st-move-note =
    { $level ->
        [one]
            { $may ->
                [yes] Your locomotive pulls over one link; instead of delivering you may improve it once a turn.
               *[no] Your locomotive pulls over one link.
            }
       *[other]
            { $may ->
                [yes] Your locomotive pulls over { $level } links; instead of delivering you may improve it once a turn.
               *[no] Your locomotive pulls over { $level } links.
            }
    }
st-move-score-title =
    { $points ->
        [one] Put your point on
       *[other] Put your { $points } points on
    }
st-move-score-as =
    { $as ->
        [income] Income
       *[vp] Victory points
    }
st-move-score-lost =
    { $count ->
        [one] one point is lost
       *[other] { $count } points are lost
    }
st-move-score-note = Income pays every turn and stops at +10; each 2 income are worth 1 victory point in the end.

# Options of a new table
option-rules = Rules
option-rules-base = Base
option-rules-standard = Standard
option-order = First turn order
option-order-random = Drawn by lot
option-order-auction = Auctioned (base rules)
