phone-noren = { $name }’s hand
phone-turn-away = Turn the screen away: anyone who scans the code sees your hand.
phone-camera-keeps = Some camera apps keep what they have scanned.
phone-hold = Hold to show the code
phone-too-short = Keep holding while you scan, or choose “two taps” in the settings.
phone-show = Show the code
phone-code-of = { $name }’s hand
phone-scan = Player { $number }, code { $code }: scan this with your phone’s camera.
phone-reload = If your phone calls it a code of another version, reload the page there and scan again.
phone-to-noren = Not on my phone
phone-code-again = My code: { $code }
phone-new = New code not scanned yet: { $names }
phone-number = Card { $number }
phone-numbers = { $name }’s cards, by number
phone-play-one = Play this card
phone-play = { $count ->
    [one] Play { $count } card
   *[other] Play { $count } cards
}
phone-refused = That can’t be played. Your code explains why.
phone-hint-thinking = Thinking…
phone-hint-told = The hint is beside your code.
phone-hint-silent = No hint available.
hand-code = The code of your hand
