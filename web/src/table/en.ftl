noren-look = Look at a hand
noren-look-whose = Whose hand?
noren-look-help = You can look at your own hand out of turn. You can’t play a card.
noren-looks = { $name }’s hand
noren-look-leave = Cancel
noren-phone = My hand on my phone
shown = Only { $name } should see this.
shown-fresh = New in your hand: { $cards }
shown-close = Close and show the table
confirm-ask = Are you sure?
confirm-do = Yes
move-left = Move { $card } to the left
move-right = Move { $card } to the right

undo = Undo
undo-nothing = There is nothing to undo this turn.
undo-seen = You can’t undo: you have seen something new since.
log = What happened
turn-of = { $name }’s turn
trick-now = This trick
log-empty = Nothing has happened yet.
since-last-turn = Since your last turn
hide = Hide
summary = Summary
read = Reading aloud
read-hand = Read my hand
read-table = Read the table
read-counts = Read points and counts
read-hand-none = Your hand is closed.
read-table-none = There is nothing on the table.
read-counts-none = There are no points or counts yet.
seats = Players
leads = leads
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tricks-won = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
card-not-now = { $card } (can’t be played now)
prompt = Current turn
cards-played = Cards played
face-down = Face-down card
pick-seat = Players to choose from
seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
play-card = Play { $card }
tap-again = Press again to play it.
tricks-so-far = Tricks so far
trick-number = Trick { $number }
trick-said = Trick { $number } — { $heading }
leads-next = { $name } leads next.
last-trick = Last trick

score-sheet = Score sheet
winner = winner
wins-match = { $name } wins!
win-together = { $names } win together!
no-tricks = No tricks won.
rematch = Play again
rematch-from = Play again ({ $name } starts)
rematch-setup = Change the set-up
next-game = Another game, same players
evening = This session
evening-wins = Wins

refusal-other = You can’t do that now.
refusal-not_your_turn = It isn’t your turn yet.
refusal-not_now = You can’t do that at this point.
refusal-over = This match is over.

missing = This match isn’t here
missing-help = It is not stored on this device: it was deleted, or played on another one. If you have it as a file, import it in the settings.
unreadable = This match can’t be opened
unreadable-help = The saved data is damaged, comes from a newer version, or contains a move that today’s rules don’t allow. Nothing has been deleted.
set-aside = Set it aside

machine-silent = { $name } is not responding ({ $code }).
machine-ask-again = Ask again
machine-act-for = Take its turn
machine-act-for-help = If you take its turn, you see its hand, and this match doesn’t count.
machine-sign = Bot, { $level }
machine-named = { $name } (bot)
machine-bear = Kuma
machine-frog = Kero
machine-owl = Ho
machine-fox = Kon
machine-cat = Kuro
machine-rabbit = Mimi
level-easy = easy
level-even = medium
level-hard = hard
waiting-machine = { $name } is thinking…
waiting-own = { $name }’s turn is next.
hurry = Next
hold-on = Wait

hint = Hint
hint-close = Close the hint
hint-thinking = Thinking…
hint-silent = No hint available ({ $code }).
hint-by = A hard bot would:
hint-take = Select: { $move }
hint-take-short = Select
hint-worth = { $tenths ->
    [0] rarely wins from here
    [one] wins about 1 game in 10
    [10] almost always wins
   *[other] wins about { $tenths } games in 10
  }
hint-beside-best = Best
hint-beside-same = Just as good
hint-beside-little = A little worse
hint-beside-much = Much worse
hint-uncounted = Not bad either
hint-said = { $beside }: { $wins }
code-opened = { $name }’s code: opened { $count }×
hint-left-out = Played without hints.
hints-asked = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
card-hinted = { $card } (hint)
