noren = Curtain
noren-turn = { $name }’s turn
noren-hold = Hold to open your hand
noren-hold-help = or choose “two taps” in the settings
noren-otherwise = If you can’t hold, activate this once: two buttons take its place.
noren-headphones = If a screen reader reads to you, put headphones on before you open.
noren-i-am = I am { $name }
noren-really = Is nobody but { $name } looking?
noren-open = Show my hand
noren-undo = { $name }: take that back
shown = Only { $name } should see this.
shown-fresh = New in your hand: { $cards }
shown-close = Close, and back to the table
confirm-ask = Do it?
confirm-do = Yes, do it
move-left = Move { $card } to the left
move-right = Move { $card } to the right

undo = Take back
undo-nothing = You have done nothing this turn that could be taken back.
undo-seen = You have seen something new since, so it stays.
log = What happened
turn-of = { $name }’s turn
trick-now = This trick
log-empty = Nothing yet.
since-last-turn = Since your last turn
hide = Hide
read = Reading aloud
read-hand = Read my hand
read-table = Read the table
read-counts = Read points and counts
read-hand-none = No hand is open.
read-table-none = Nothing lies on the table.
read-counts-none = There are no points or counts yet.
seats = Round the table
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
your-hand = Your hand
card-not-now = { $card } (can’t be played now)
prompt = To do
cards-played = Cards played
face-down = A card face down
pick-seat = Players to choose from
seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
suit = { $name } { $sign }
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
playing-card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit }
play-card = Play { $card }
tap-again = Press it again to play it.
tricks-so-far = Tricks so far
trick-number = Trick { $number }
trick-said = Trick { $number } — { $heading }
leads-next = { $name } leads next.
last-trick = The last trick

score-sheet = Score sheet
winner = wins
wins-match = { $name } wins!
win-together = { $names } win together!
no-tricks = Won no tricks.
rematch = Play again
rematch-from = Play again ({ $name } starts)
rematch-setup = Change the set-up
next-game = Another game, same people
evening = This evening
evening-wins = Won

refusal-other = That can’t be done now.
refusal-not_your_turn = It isn’t that player’s turn yet.
refusal-not_now = This isn’t the moment for that.
refusal-over = This match is over.

missing = There is no such match here
missing-help = Nothing is left of it on this device: it was deleted, or played on another one. If you have it as a file, open that at home.
unreadable = This match can’t be opened
unreadable-help = Its record is damaged, is of a newer version, or holds a step that today’s rules don’t allow. The data is still there.
set-aside = Put it to one side

machine-silent = { $name } does not answer ({ $code }).
machine-ask-again = Ask again
machine-act-for = Play in its stead
machine-act-for-help = If you play in its stead you see its hand, and this match counts for nothing.
machine-sign = Machine, { $level }
machine-named = { $name } (machine)
machine-number = Karakurimaru{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
level-easy = easy
level-even = even
level-hard = hard
waiting-machine = { $name } is thinking…
waiting-own = { $name }’s turn is next.
hurry = Go on

hint = Hint
hint-close = Close the hint
hint-thinking = Thinking…
hint-silent = No hint came ({ $code }).
hint-by = What a hard machine would do here:
hint-take = { $move }: choose it
hint-take-short = Choose it
hint-worth = { $tenths ->
    [0] this hardly ever wins
    [10] this almost always wins
   *[other] wins about { $tenths } times in ten
}
hint-beside-best = The best
hint-beside-same = Just as good
hint-beside-little = A little worse
hint-beside-much = Clearly worse
hint-uncounted = Not bad either
hint-said = { $beside }: { $wins }
hint-left-out = This match was played without hints.
hints-asked = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
card-hinted = { $card } (hint)
