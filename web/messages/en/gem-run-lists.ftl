# Gem Run: lists, the line of the day, duels, turns at one device.

run-lists = Gem Run: the lists
run-list-day = Line of the day
run-list-week = Week
run-list-forest = Forest
run-list-snow = Snowy pass
run-list-desert = Desert
run-list-day-about = The line of { $day }: everybody’s first run counts.
run-list-week-about = Everybody’s best run over any line, from { $from } to { $to }.
run-list-landscape-about = The most points made in this landscape in one run, from { $from } to { $to }.
run-list-empty = Nobody has driven here yet.
run-place = Place
run-name = Name
run-points = Points
run-you = you
run-you-of = You, among { $among }
run-not-finished = did not arrive
run-rules-version = older rules, version { $version }
run-day-before = Day before
run-day-after = Day after
run-week-before = Week before
run-week-after = Week after
run-more = More
run-today = The line of { $day }
run-own-place = Place { $place } of { $among }, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
run-today-among =
    { $count ->
        [0] Nobody has driven it yet.
        [one] One player has driven it.
       *[other] { $count } players have driven it.
    }
run-first-counts = The first run counts.
run-next-line = The next line comes in { $time } h
run-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
run-drive-today = Drive the line of the day
run-drive-another = Drive another line

# What the server refuses
problem-code-wrong-record = This run cannot be checked: { $detail }
problem-code-copied = Another player has sent this very run already; drive your own.
problem-code-foreign-day = This is not the line of today.
problem-code-other-line = The challenge is over another line.
problem-code-no-such-challenge = There is no such challenge any more. Ask for a new link.
problem-code-no-such-run = This run is not there any more.
problem-code-not-your-run = A challenge is made of a run of your own.
problem-code-duel-full = A duel has at most 21 lines. Begin another.
problem-code-not-checked = Runs cannot be checked right now. Yours is kept and sent again.
problem-code-no-day = That day has no list yet.

# A duel and its challenges
run-duel = Duel
run-duel-line = Line { $n }
run-duel-won = Won
run-duel-best = won
run-duel-alone = Nobody has answered yet.
run-duel-watching = How the duel stands:
run-duel-leading = You lead the duel.
run-duel-behind = You are behind in the duel.
run-duel-even = The duel is even.
run-challenge = Challenge a friend
run-challenge-back = Challenge back
run-challenge-link = Link to the challenge
run-send-link = Send this link: your friend drives the same line against your ghost.
run-sent-back = Send this link back: it is the next line of your duel.
run-dare = I made { $score } points in Gem Run. Can you beat that?

# Turns at one device
run-turns = Take turns at this device
run-turns-about = Everybody drives the same line, one after another, { $lines } lines in all. The most points win.
run-turns-name = Player { $n }
run-turns-add = Add a player
run-turns-remove = Remove player { $n }
run-turns-begin = Begin
run-turns-now = { $name } drives, line { $line }
run-turns-won =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } have won together!
    }

# What a run was
run-ended-finished = Arrived!
run-ended-buffers = The last buffer is gone.
run-ended-collision = A collision!
run-rival-beaten = You have beaten { $name }, who made { $score }.
run-rival-ahead = { $name } stays ahead with { $score }.
run-rival-even = As many points as { $name }.
run-first-time = Your first run on this line.
run-best-improved = A new best of yours; before it was { $before }.
run-best-stands = Your best on this line is { $best }.
run-place-day = Place { $place } of { $among } on the line of the day.
run-place-week = Your best run this week is in place { $place } of { $among }.
run-place-challenge = Place { $place } of { $among } in this challenge.
run-part-small = Small gems
run-part-fine = Fine gems
run-part-great = Great gems
run-part-chains = Chains
run-part-time = Time
run-part-daring = Daring
run-best-chain =
    { $count ->
        [one] longest: { $count } gem
       *[other] longest: { $count } gems
    }
run-hits =
    { $count ->
        [0] The line, driven without a hit
        [one] Where something was hit: { $count } place
       *[other] Where something was hit: { $count } places
    }
run-no-hit = Nothing was hit.
run-hit-rock = Rock
run-hit-drift = Rock in a drift
run-hit-trunk = Fallen trunk
run-hit-avalanche = Avalanche
run-hit-train = Train ahead
run-hit-oncoming = Oncoming train
