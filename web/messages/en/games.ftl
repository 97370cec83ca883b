# What the tables of all games say.

thinking =
    { $who ->
        [me] Your turn to { $doing }
        [past] { $name } was to { $doing }
        [bot] { $name } is thinking how to { $doing }
       *[human] Waiting for { $name } to { $doing }
    }
bid-less = Bid one less
bid-more = Bid one more
bid-amount = Your bid, from { $least } to { $most }
bid-quick = Quick bids
bid-raise = +{ $by }
bid-max = Max { $amount }
bid-choose = Bid { $amount }
bid-standing = Standing bid
bid-by = by { $name }
bid-nobody = nobody yet
bidder =
    { $state ->
        [leads] leads
        [turn] to bid
        [in] still in
       *[out] passed
    }
money = ${ $amount }
gain = +${ $gain }
pass = Pass
tie-shared = Equal in all that counts: the place is shared.
