# The shell: home, new table, rules, settings, and what goes wrong.

site = Site
skip-to-content = Skip to the content
slogan = Railway board games, every rule enforced
home-what = Build networks, bid for companies and outwit your rivals in the railway games of Martin Wallace: alone against good bots, or with friends wherever they are, in one sitting or over days. No account, nothing to install.
your-name = Your name
guest = Guest
play-now = Play now against bots
play-now-text = { $game } against two bots, at once.
about-steel-driver = bid cubes for companies, join the coasts, fill sets of goods.
about-steam = lay track hex by hex, borrow, deliver goods over your own links.
about-steam-barons = buy shares, build for the companies you control, sell before the fall.
new-table-friends = Play with friends
learn-rules = Learn the rules
my-tables = My tables
more-tables = More tables
lists-partial = The database does not answer at the moment, so tables may be missing here.
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now.
running-tables = Being played now
recorded-game = Recorded game
recorded-game-text = Open the log of a game (a .gslog file) and play through it move by move.
choose-log = Choose a log…

# A table in a list
table-over = The game is over
seats-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
your-turn = Your turn
turn-of = { $name } to play
open-seat = Open seat
look-at-it = Look at it
continue = Continue
join = Join
watch = Watch

# A new table
new-table = New table
game = Game
board = Board
seats = Seats
seat-number = Player { $number }
seat-me = Me
seat-open = Open for somebody else
remove-seat = Remove seat { $number }
add-seat = Add a seat
level-random = Bot: easy (random moves)
level-greedy = Bot: solid (plays what looks best)
level-mcts = Bot: strong (thinks ahead)
options = Options
option-first = Who begins
option-first-random = Drawn by lot
pace = Pace
pace-live = Live
pace-live-text = everybody sits at the table now
pace-casual = Casual
pace-casual-text = everybody plays when they have time, over days
takebacks = Taking back
takebacks-ask = by agreement; alone against bots freely
takebacks-solo = only alone against bots, or before anybody has gone on
takebacks-none = never
grace = Bots wait, so that you can take back what ends your turn
grace-seconds = { $seconds ->
    [0] not at all
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
who-may-come = Who may come
by-link = By invitation
by-link-text = only people who have the link
public = Public
public-text = on the home page, anybody may join or watch
seed = Play a known draw again
seed-text = Everything drawn by lot follows from one number. Two tables with the same number start alike. Leave it empty for a draw that nobody knows.
seed-wrong = The number of the draw has at most 15 digits and nothing else.
set-up-table = Set up the table
players-range = { $fewest } to { $most } players
own-board = added by a player
find-board = Find a board that somebody added
more-boards = More boards
no-board-found = No board is called like that.
upload-board = Use a board of my own…
upload-board-text = A board file (.toml) that you have drawn. Its form is described in the project’s documentation.
board-added = The board has been added.
board-faults =
    { $count ->
        [one] { $file } cannot be used: it has one fault.
       *[other] { $file } cannot be used: it has { $count } faults.
    }
map-of = Map of the board { $board }
map-missing = The map of this board could not be loaded.

# Rules
rules = Rules
contents = Contents
search-rules = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] One passage found
       *[other] { $count } passages found
    }
rule-number = Rule { $rule }
read-all-rules = Read all the rules

# Settings
settings = Settings
language = Language
language-of-browser = As the browser
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
sound-setting = Sounds
shortcuts-setting = Keyboard shortcuts (single letters)
pacing = Pace of the others’ moves
pacing-slow = slow
pacing-normal = normal
pacing-instant = at once
pacing-step = step by step
pacing-text = The table shows what happens one thing after the other. Step by step waits for you each time.
coordinates = Labels of the hexes on the board

# Everywhere
close = Close
copy = Copy
copied = Copied
loading = One moment…
try-again = Try again
to-the-start = To the home page
unknown-page = There is no such page
unknown-page-text = Nothing lies at { $path }. Perhaps the address was cut short when it was copied.

# What goes wrong
problem-offline = The server cannot be reached. Check your connection; nothing is lost.
problem-too-many =
    { $wait ->
        [0] That was too fast. Wait a moment and try again.
        [one] That was too fast. Try again in one second.
       *[other] That was too fast. Try again in { $wait } seconds.
    }
problem-server = Something went wrong on the server. Nothing is lost; please try again.
problem-ours = Something went wrong on this page. Please load it anew; nothing is lost.
problem-stale = Somebody else was faster: the table has moved on. Here is how it stands now.
problem-stale-own = You have acted already, on another device or in another window. Here is how it stands now.
problem-code-name-too-long = A name has at most 24 characters.
problem-code-line-too-long = A line of chat has at most 500 characters.
problem-code-name-of-player = Somebody at the table is called like that. Take another name.

problem-code-seat-taken = Somebody else sits there already.
problem-code-seated = You have a seat at this table already.
problem-code-wrong-link = This link does not open the seat any more; ask for a new one.
problem-code-not-your-seat = This seat is not yours.
problem-code-started = The game has begun; let a bot play for somebody who left.
problem-code-not-creator = Only the creator of the table, or who sits there, may do so.
problem-code-no-substitute = A bot can play for a player only while the game is played.
problem-code-player-present = The player is at the table; a bot can play only for somebody who is away.
problem-code-no-seat = You have no seat at this table; you may watch.
problem-code-not-started = The game begins when every seat is taken.
problem-code-substituted = A bot plays for you; take your seat back and play on.
problem-code-nothing-to-undo = Only your own last move can be taken back, and only while nobody has acted after it and nothing was drawn.
problem-code-ask-first = Others have gone on since; ask them whether you may take it back.
problem-code-final = What was drawn since, or was secret and is known now, stays; so this cannot be taken back.
problem-code-asked-already = This has been asked already; wait for the answers.
problem-code-too-many-votes = Too many things are being asked at this table; wait for the answers.
problem-code-not-asked-here = At this table nobody is asked to let something be taken back.
problem-code-not-asked = You are not asked about this.
problem-code-no-such-vote = This is not asked any more.
problem-code-not-your-turn = It is not your turn any more.
problem-code-no-hint = The bot has no time for a hint right now. Try again in a moment.
problem-code-not-saved = This could not be saved now. Please try again in a moment.
problem-code-no-database = The database does not answer at the moment. Please try again in a little while.
problem-code-malformed-log = This log cannot be played: { $detail }
problem-code-bad-setup = This table cannot be set up: { $detail }
problem-code-no-name = A name has 1 to 24 visible characters.
problem-code-too-large = This is larger than the server takes.
problem-code-no-such-board = This board is not there any more.
problem-code-too-many-boards = You have added as many boards as one player may have here.
problem-code-no-such-table = There is no table with this address.
problem-code-no-such-seat = This table has no such seat.
problem-code-no-such-link = This personal link is not valid any more.
problem-code-which-to-keep = This browser is a player with seats already: open the link once more and choose which to be.
problem-code-two-seats = You can take one seat at a table.
problem-code-nothing-said = Write something that can be read before you send it.
problem-code-invalid = The server cannot make sense of this: { $detail }
