# Tables that are left, closed, hidden or damaged.

this-table = This table
more-for-table = More for this table
leave-game = Leave the game
leave-game-text = For good: others cannot give the seat back to you. Who only needs a break lets a bot play meanwhile.
leave-waiting = Leave this table
leave-waiting-creator = Somebody else who sits here looks after the table then; if nobody does, it closes.
my-seat-then = My seat
seat-then-offer = Offered to somebody else
left-table = You have left the table.
close-table = Close the table
close-table-text = Nobody plays on. The game can still be looked at and its log saved.
close-open-text = It disappears from the lists, and the links of its seats end.
close-others-text = Others play here too: it can be closed only when none of them has moved for a long time.
closed-now = The table is closed.
hide-table = Hide from my list
hide-table-text = Only for you; you find it again among your hidden tables.
hidden-now = The table is hidden now.
bring-back = Bring back to my list
hidden-tables = Hidden tables
table-closed = The table is closed
table-closed-text = Nobody plays on here. You can look at the whole game and save its log.
table-closed-empty = This table was closed before the game began.
table-damaged = This game is damaged
table-damaged-text = Move { $step } of this game cannot be read on the server. You can look at everything up to there and save the log as far as it goes; it cannot be played on.
imported = Imported log, for reading
imported-text = A game that was brought here as a log, to be looked at. Nobody plays on.
left-for-bot = has left; a bot plays – { $level }
seat-offered = has left; the seat is free
offer-seat = Offer the seat
bot-sits-here = Let a bot sit here
remove-bot = Remove the bot
bot-level = New bots play at this level
take-over = Take over a seat
take-over-text = { $name } has left this game. Whoever takes the seat plays on from here.
problem-code-over = The game is over. You can hide the table from your list.
problem-code-closed = This table is closed; nobody plays on here.
problem-code-damaged = A part of this game cannot be read on the server; it cannot be played on.
problem-code-unreadable = This game cannot be read on the server any more: { $detail }
problem-code-others-play = Others play here. You can leave; you can close the table when none of them has moved for { $days ->
    [one] { $days } day
   *[other] { $days } days
 }.
problem-code-nobody-there = Who sat there has left; offer the seat instead.
problem-code-not-left = Only the seat of somebody who has left can be offered.
problem-code-no-bot = No bot sits there.
remove-board = Remove this board
remove-board-text = Nobody can choose it any more. Tables that play on it go on.
keep-board = Keep it
board-removed = { $count ->
    [0] The board has been removed.
    [one] The board has been removed; one table plays on with it as it was.
   *[other] The board has been removed; { $count } tables play on with it as it was.
 }
problem-code-not-your-board = Only who brought a board can remove it.
about-line = About this line
report-line = Report
line-reported = Thank you. Whoever runs this site will see it.
hush = Hide what { $name } says, for me
mute-here = Mute { $name } at this table
muted-here = Muted here:
unmute = Let { $name } speak
show-hushed = { $count ->
    [0] Show all
    [one] Show one hidden line
   *[other] Show { $count } hidden lines
 }
banned = You are banned here: you may look, but neither play nor speak.
banned-until = You are banned here until { $date }: you may look, but neither play nor speak.
problem-code-banned = You are banned here: you may look, but neither play nor speak.
problem-code-muted = The creator of this table has muted you here.
problem-code-own-line = This line is your own.
problem-code-no-such-line = This line is not there any more.
problem-code-nobody-known = It is not known any more who said this.
problem-code-too-many-muted = So many people are muted here that no more can be.
