# Gem Run: the train-driving game.

gr-title = Gem Run
gr-about = Two minutes at the regulator: gems, rocks, tunnels and three landscapes.
gr-picture = The line ahead, seen from behind the train
gr-loading = Raising steam…
gr-no-picture = This browser cannot draw the game: it needs WebGL 2.
gr-home = Back to the site
gr-letter-small = S
gr-letter-fine = F
gr-letter-great = G
gr-before = Before the start
gr-which-line = Which line
gr-new-line = New line
gr-daily = Line of the day
gr-turns = Take turns
gr-turns-text = Two to six drivers at one device, three lines, the same for all.
gr-lists = Lists
gr-land-forest = Forest
gr-land-snow = Snowy pass
gr-land-desert = Desert
gr-first-track = First track
gr-first-speed = First speed
gr-start = Set out
gr-pause = Pause
gr-paused = Paused
gr-go-on = Go on
gr-from-start = From the start
gr-sound = Sound
gr-score = Score
gr-buffers =
    { $count ->
        [one] One buffer left
       *[other] { $count } buffers left
    }
gr-way = Way made
gr-speed-is = Speed { $speed } of 5
gr-word-near = Close call!
gr-word-steady = Never braked!
gr-word-stretch = Time
gr-word-slip = Too fast!
gr-word-broken = Chain broken
gr-word-hot = Boiler too hot!
gr-word-train = Train ahead
gr-word-oncoming = Oncoming train!
gr-skip-lesson = Skip the lesson
gr-lesson-left = Swipe left, or press the left arrow, to change to the left track
gr-lesson-right = Swipe right, or press the right arrow, to change to the right track
gr-lesson-gems = Gather gems in a row
gr-lesson-rock = Keep clear of rocks
gr-lesson-slower = Swipe down, or press the down arrow, to go slower: a great gem needs it
gr-lesson-faster = Swipe up, or press the up arrow, to go faster
gr-ended-finished = At the terminus
gr-ended-buffers = Out of buffers
gr-ended-collision = Collision
gr-own-best = Own best!
gr-best-here = best on this line { $score }
gr-part-gems = Gems
gr-part-chains = Chains
gr-part-time = Time
gr-part-daring = Daring
gr-taken = { $small } small, { $fine } fine, { $great } great
gr-best-chain = longest: { $count }
gr-strip =
    { $count ->
        [0] The line, without a hit
        [one] The line, with one hit
       *[other] The line, with { $count } hits
    }
gr-hit-rock = rock
gr-hit-drift = rock in a drift
gr-hit-trunk = trunk
gr-hit-avalanche = avalanche
gr-hit-train = train ahead
gr-hit-oncoming = oncoming train
gr-place =
    { $list ->
        [day] Place { $place } of { $among } today
        [challenge] Place { $place } of { $among } in this challenge
       *[week] Place { $place } of { $among } this week
    }
gr-sending = The server checks the run…
gr-kept = No connection: the run is kept and sent later
gr-again = Same line again
gr-challenge = Challenge a friend
gr-challenge-link = Link of the challenge
gr-share-text =
    { $score ->
        [one] I made one point. Can you beat that on the same line?
       *[other] I made { $score } points. Can you beat that on the same line?
    }
gr-challenge-of =
    { $score ->
        [one] { $name } challenges you: one point
       *[other] { $name } challenges you: { $score } points
    }
gr-challenge-old = The rules have changed since: this line cannot be driven any more.
gr-beaten =
    { $points ->
        [one] One point ahead of { $name }
       *[other] { $points } points ahead of { $name }
    }
gr-not-beaten =
    { $points ->
        [one] One point behind { $name }
       *[other] { $points } points behind { $name }
    }
gr-level = Level with { $name }
gr-send-back = Send { $name } another line
gr-send-this-back = Send this line back
gr-duel = Duel
gr-line-n = Line { $n }
gr-lines-won = Won
gr-driver = Driver
gr-driver-n = Driver { $n }
gr-more-drivers = One driver more
gr-fewer-drivers = One fewer
gr-begin-turns = Begin
gr-turn-of = { $name } drives
gr-total = Total
gr-next-turn = Next driver
gr-turns-stop = Stop taking turns
gr-turns-end = To a new line
gr-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
