curtain-pass = Pass the device on
curtain-next = { $name } is next
curtain-hold = Press and hold to open
curtain-hold-help = If holding is hard for you, choose “two taps” in the settings.
curtain-i-am = I am { $name }
curtain-really = Is nobody but { $name } looking?
curtain-open = Show my hand
curtain-leave = Back to the home screen
curtain-undo = { $name }: take that back
confirm-ask = Do it?
confirm-do = Yes, do it
move-left = Move { $card } to the left
move-right = Move { $card } to the right

undo = Take back
undo-nothing = You have done nothing this turn that could be taken back.
undo-seen = You have seen something new since, so it stays.
log = What happened
log-empty = Nothing yet.
since-last-turn = Since your last turn
hide = Hide
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
card-not-now = { $card } (can't be played now)
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

refusal-other = That can't be done now.
refusal-not_your_turn = It isn't that player's turn yet.
refusal-not_now = This isn't the moment for that.
refusal-over = This match is over.

unreadable = This match can't be opened
unreadable-help = Its record is damaged, is of a newer version, or holds a step that today's rules don't allow. The data is still there.
set-aside = Put it to one side
