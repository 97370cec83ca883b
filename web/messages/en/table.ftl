# The frame of a table: waiting room, turn, log, history, talk.

table = Table
turn = Turn
you = you

# Waiting room
join-table = Join this table
join-table-text = Your name is all that is needed.
take-seat = Take seat { $number }
seat-taken = This seat has been taken already. Ask for another link, or stay and watch: the game appears here when it begins.
watching-waiting = The table is waiting for its players. Stay and watch: the game appears here when it begins.
waiting-for =
    { $count ->
        [0] The game begins in a moment.
        [one] Waiting for one more player. Send the link of the open seat to a friend.
       *[other] Waiting for { $count } more players. Send each friend the link of an open seat.
    }
invite-anybody = Invite somebody
invite-watch = Let somebody watch
invitation-for = Invitation to seat { $number }
table-link = Link to this table
table-link-text = Whoever has this link may watch.
moment-link = Link to this moment
nobody-yet = nobody yet
here = here
away = away
bot-plays-for = a bot plays meanwhile – { $level }
bot-plays-for-you = A bot is playing for you. You can take over again under “Table”.
play-again-myself = Play again myself
give-seat-back = Give the seat back
let-bot-play = Let a bot play
let-bot-play-for-me = Let a bot play for me
substitute-level = Bots that fill in play at this level
other-device = Go on with another device…
personal-link = Personal link
personal-link-text = Open this link on the other device to be the same player there. It works once. Keep it to yourself: whoever opens it first plays as you.
personal-link-until = It ends { $when } if nobody has used it.
personal-link-there = A link of yours that nobody has used ends { $when }.
personal-link-time = It waits for
personal-link-hours-1 = an hour
personal-link-hours-24 = a day
personal-link-hours-168 = a week
personal-link-hours-720 = 30 days
make-link = Make the link
revoke-link = Revoke the link
seeded = The creator of this table gave the number that decides everything drawn by lot.
save-log = Save the log

# Trouble
table-missing = There is no such table
table-missing-text = Perhaps the address was cut short when it was copied, or the table has been cleared away.
table-trouble = The table could not be opened
game-unknown = This page does not know the game yet
game-unknown-text = The server has been renewed. Load the page again, and it will know it too.
line-lost = Connection lost. Trying again; nothing is lost.
line-slow = No answer yet. Trying again; nothing is lost.

# Turn
the-past = You are looking at the past
to-the-present = To the present
undo = Take back
undo-to = Play on from here
undo-ask = Ask to take back
vote = A question to the players
vote-takeback = { $name } would like to take this back: { $said }
vote-end = { $name } would like to end the game as it stands.
vote-bot = { $name } would like a bot to play for { $other }, who is away.
vote-offer_seat = { $name } would like to offer the seat of { $other }, who is away, to others.
vote-yes = Agree
vote-no = No
vote-waits = Waiting for { $names }
vote-withdraw = Never mind
ask-end = Ask to end the game
ask-bot = Ask for a bot
ask-offer = Ask to offer the seat
hint = Hint
hint-question = What would you do?
hint-thinking = Thinking…
hint-place = Place { $place } in the queue
site-busy = Many bots are thinking here right now: this one’s turn comes in about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }.
hint-action = Move
hint-value = You win
hint-score = Final score
hint-visits = Tried out
hint-share = { $percent }%
hint-number = { NUMBER($value, maximumFractionDigits: 0) }
hint-numbers = What the numbers say
hint-text = The strongest bot plays many games out in its mind and recommends the move it came back to most often: that one it knows best. For each move: in how many of these games you won, your score at their end, and how often it was tried out. After a few tries the share of wins says little.
since-you-were-here = Since you were here
watch-player = Watch what { $name } did
playing-speed = Speed of playing
times = { NUMBER($speed) }×
watch-it = Watch it

# Pace
scene-on = Go on
payday-sums = Everybody’s sum
payday-sum =
    { $way ->
        [out] −${ $amount }
       *[in] +${ $amount }
    }
payday-out = out of the game
last-event = What happened last
next-event = Next
catch-up = Catch up with the present
catch-up-behind =
    { $count ->
        [0] To the present
        [one] One move behind: catch up
       *[other] { $count } moves behind: catch up
    }
your-turn-next = You are next
act-now = Act now
pacing-is = Pace: { $pace }

# Log, history, talk
log = Log
log-empty = Nothing has happened yet.
show-moment = Show move { $n }
history = History
moment = Move { $n } of { $last }
to-the-beginning = To the beginning
step-back = One move back
step-forward = One move forward
play-through = Play through the game
pause = Pause
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
result = Result
larger = More room for this
smaller = Less room for this

# Keyboard
shortcuts = Keyboard shortcuts
shortcuts-are-off = The single letters are switched off in the settings.
key-step = One move back, one move forward
key-ends = To the beginning, to the present
key-play = Play through the game, pause
key-next = Show the next move
key-catch-up = Catch up with the present
key-pace = Change the pace
key-speed = Play the past slower, faster
key-chat = Write in the chat
key-mute = Sounds on and off
watching = watching
characters-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
with-takebacks = With take-backs ({ $count })
