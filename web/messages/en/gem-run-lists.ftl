# Gem Run: the lists, the line of the day, what the server refuses.

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
