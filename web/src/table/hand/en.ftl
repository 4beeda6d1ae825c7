noren = Curtain
noren-turn = { $name }’s turn
noren-hold = Hold to open your hand
noren-otherwise = If you can’t hold it, activate it once: two buttons appear instead.
noren-headphones = If you use a screen reader, put headphones on before you open your hand.
noren-really = Make sure that only { $name } can see the screen.
noren-open = Show my hand
noren-hold-help = Hold longer, or choose “two taps” in the settings.
noren-i-am = I am { $name }
noren-undo = { $name }: undo that
your-hand = Your hand
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
