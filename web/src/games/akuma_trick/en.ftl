akuma_trick-credit = Akuma Trick (アクマトリック), after its own rule sheet, which names no author

akuma_trick-start-help = Rock-paper-scissors, or any other way you like.

akuma_trick-cards-some = { $cards }
akuma_trick-cards-set = { $count ->
    [2] two { $rank }s
    [3] three { $rank }s
    [4] four { $rank }s
    [5] five { $rank }s
   *[other] six { $rank }s
}
akuma_trick-cards-run = { $colour } { $from }–{ $to }
akuma_trick-do-some = Play { $cards }
akuma_trick-do-set = { $count ->
    [2] Play two { $rank }s
    [3] Play three { $rank }s
    [4] Play four { $rank }s
    [5] Play five { $rank }s
   *[other] Play six { $rank }s
}
akuma_trick-do-run = Play { $colour } { $from }–{ $to }

akuma_trick-few = { $count ->
    [0] no cards left
    [one] only one card left
   *[other] only { $count } cards left
}
akuma_trick-mat = On the table
akuma_trick-beat = To beat
akuma_trick-beat-none = any
akuma_trick-lock = Lock
akuma_trick-lock-none = none
akuma_trick-direction = Direction
akuma_trick-clockwise = clockwise
akuma_trick-counter = reversed
akuma_trick-number = Release number
akuma_trick-number-is = Release number:
akuma_trick-terms = How the release number is worked out
akuma_trick-sum = { $kind ->
    [plain] { $ones } × 1 = { $total }
    [plain-times] { $ones } × 1 × { $factor } for 4s = { $total }
    [eights] { $ones } × 1 + 8s: { $eights } × { $each } = { $total }
   *[eights-times] ({ $ones } × 1 + 8s: { $eights } × { $each }) × { $factor } for 4s = { $total }
}
akuma_trick-empty = A new trick begins.
akuma_trick-summary-any_time = any time, unless locked; { $points } points if left over
akuma_trick-summary-steal = steal a card for each
akuma_trick-summary-multiply = multiplies the release number
akuma_trick-summary-reverse = reverses the direction
akuma_trick-summary-lock = locks its colour
akuma_trick-summary-count_more = counts { $counts } in the release number
akuma_trick-stolen = Stolen:
akuma_trick-robbed = Stolen from you:
akuma_trick-flag-spare = keep
akuma_trick-flag-fresh = new

akuma_trick-turn-play = Play cards
akuma_trick-turn-release = { $price ->
    [0] Release
   *[other] Release for { $price }
}
akuma_trick-release-button = { $count ->
    [0] Release nothing
    [one] Release this card
   *[other] Release { $count } cards
}
akuma_trick-ask-lead = { $name }, you lead: { $runs ->
    [sets] play any card, or a set of equal ranks.
    [sets_and_long_runs-one] play any card, a set of equal ranks, or a run of 3 or more.
    [sets_and_long_runs-mixed] play any card, a set, or a run of 3 or more, any colours.
    [sets_and_runs-mixed] play any card, a set, or a run, any colours.
   *[other] play any card, a set of equal ranks, or a run.
  }
akuma_trick-ask = { $name }, play { $least ->
    [none] a 0
   *[other] { $least } or higher, or a 0
  }. Or release.
akuma_trick-ask-locked = { $name }: { $colours } only. Play { $least ->
    [none] a 0
   *[other] { $least } or higher, or a 0
  }. Or release.
akuma_trick-ask-none = { $name }, you can’t play. You have to release.
akuma_trick-help-missing = You also need { $cards }.
akuma_trick-help-more = You can add any bright card.
akuma_trick-help-whole = No other card fits.
akuma_trick-help-last = Your hand will be empty: the game ends, and you can’t win.
akuma_trick-gauge = { $sum } of { $number }
akuma_trick-discard = Choose cards to discard: they must add up to { $number } or more.
akuma_trick-right = That’s enough. Off they go!
akuma_trick-right-none = Nothing to discard: the 0s stay.

akuma_trick-steal = Steal
akuma_trick-steal-left = { $count ->
    [one] one more card
   *[other] up to { $count } cards
}
akuma_trick-steal-played = Played: { $cards }
akuma_trick-ask-steal = { $name }, whose hand do you take a card from? You won’t see it first.
akuma_trick-stop = Stop stealing
akuma_trick-move-steal = Steal from { $name }
akuma_trick-move-release = Release { $cards }
akuma_trick-move-release-none = Release nothing
akuma_trick-then-reverse = After this, the direction reverses.
akuma_trick-then-lock = After this, locked to:

akuma_trick-released = { $name } released
akuma_trick-discards = Cards released
akuma_trick-paid-some = { $count ->
    [one] One card was discarded, worth { $sum }.
   *[other] { $count } cards were discarded, { $sum } in total.
  }
akuma_trick-paid-all = The hand had only { $sum }, and only the 0s were kept.
akuma_trick-paid-hand = The whole hand fell short and was discarded ({ $sum } in total).
akuma_trick-paid-none = The hand holds only 0s, so nothing was discarded.
akuma_trick-low-wins = Among the others, the hand with the fewest points wins.
akuma_trick-ended = { $name } has run out of devils. That ends the game, and { $name } can’t win.
akuma_trick-hand-empty = Out of cards: can’t win, even with 0 points.
akuma_trick-note-out = ran out: can’t win
akuma_trick-term = { $card }: { $points }

akuma_trick-reason-enough = { $count ->
    [one] You still have { $count } card: a stolen one would only add points.
   *[other] You still have { $count } cards: a stolen one would only add points.
  }
akuma_trick-reason-stays_in = Your hand is almost empty; a card from { $seat } keeps you in the game.
akuma_trick-reason-takes_chance = A blind card from { $seat }: a low one makes your hand last longer.
akuma_trick-reason-last_cards = This empties your hand and ends the game, and you can’t win.
akuma_trick-reason-must_release = { $points ->
    [one] You can’t play. The release takes 1 point off your hand.
   *[other] You can’t play. The release takes { $points } points off your hand.
  }
akuma_trick-reason-releases = { $points ->
    [one] The release number is { $number }; paying it takes 1 point off your hand.
   *[other] The release number is { $number }; paying it takes { $points } points off your hand.
  }
akuma_trick-reason-sheds_in_time = { $points ->
    [one] { $seat } may end the game soon, so this sheds 1 point first.
   *[other] { $seat } may end the game soon, so this sheds { $points } points first.
  }
akuma_trick-reason-zero_costs = { $points ->
    [one] A 0 left in hand is expensive: this saves 1 point.
   *[other] A 0 left in hand is expensive: this saves { $points } points.
  }
akuma_trick-reason-turns_away = Reverses the direction, away from { $seat }, who is almost out of cards.
akuma_trick-reason-makes_dear = Raises the release number to { $number }: the next release will cost a lot of cards.
akuma_trick-reason-many_at_once = { $points ->
    [one] Gets rid of { $count } cards and 1 point at once.
   *[other] Gets rid of { $count } cards and { $points } points at once.
  }
akuma_trick-reason-hard_to_beat = { $points ->
    [one] A high card that few can beat; it also sheds 1 point.
   *[other] A high card that few can beat; it also sheds { $points } points.
  }
akuma_trick-reason-keeps_zero = This keeps the 0, which can be played at any time except under a lock.
akuma_trick-reason-small_step = { $count ->
    [one] A small step that keeps 1 card in hand.
   *[other] A small step that keeps { $count } cards in hand.
  }

akuma_trick-entry-play = { $name } played { $cards }.
akuma_trick-entry-steal = { $name } took a card from { $from }.
akuma_trick-entry-stole = { $name } took { $card } from { $from }.
akuma_trick-entry-stop = { $name } stopped stealing.
akuma_trick-entry-release = { $name } released { $cards }.
akuma_trick-entry-release-none = { $name } released nothing.

akuma_trick-refusal-no_cards = Choose at least one card.
akuma_trick-refusal-card_twice = You can use { $cards } only once.
akuma_trick-refusal-not_in_hand = { $cards }: not in your hand.
akuma_trick-refusal-run_not_rising = A run is played from low to high.
akuma_trick-refusal-no_combination = You can’t play those together: { $runs ->
    [sets] only equal ranks.
    [sets_and_runs-mixed] only equal ranks, or a run.
    [sets_and_long_runs-mixed] only equal ranks, or a run.
   *[other] only equal ranks, or a run in one colour.
  }
akuma_trick-refusal-no_runs = Runs are off in this match: only equal ranks can be played together.
akuma_trick-refusal-short_run = In this match a run needs at least { $least } cards.
akuma_trick-refusal-zero_in_run = A 0 can’t be part of a run.
akuma_trick-refusal-locked = The trick is locked: only { $colours } may be played.
akuma_trick-refusal-too_low = { $cards } can’t beat { $beat }.
akuma_trick-refusal-leader_must_play = You lead this trick, so you have to play; with nothing on the table there is no release number.
akuma_trick-refusal-zero_kept = { $cards }: a 0 can’t be discarded in a release.
akuma_trick-refusal-excess = { $count ->
    [one] One card too many: you can keep { $cards }.
   *[other] One card too many: you can keep one of { $cards }.
  }
akuma_trick-refusal-discard_all = You can’t reach { $number }, so discard everything except the 0s. Still in your hand: { $cards }.
akuma_trick-refusal-discard_hand = You can’t reach { $number }, so discard your whole hand, 0s included. Still in your hand: { $cards }.
akuma_trick-refusal-too_few = { $sum } of { $number }: { $left } more needed.
akuma_trick-refusal-no_such_seat = There is no player in that seat.
akuma_trick-refusal-own_seat = You can’t steal from yourself.
akuma_trick-refusal-last_card = { $name } has only one card left, which can’t be stolen.
akuma_trick-refusal-impossible_outcome = { $name } doesn’t hold that card.

akuma_trick-option-combos = Combinations
akuma_trick-option-combos-help = The sheet’s picture is lost: besides sets of equal ranks, which runs of consecutive ranks can be played?
akuma_trick-option-combos-sets_and_runs = Runs of 2 or more
akuma_trick-option-combos-sets_and_long_runs = Runs of 3 or more
akuma_trick-option-combos-sets = No runs
akuma_trick-option-run_colours = Colours of a run
akuma_trick-option-run_colours-help = Can a run mix colours?
akuma_trick-option-run_colours-one = One colour
akuma_trick-option-run_colours-mixed = Any colours
akuma_trick-option-short_release = A release that falls short
akuma_trick-option-short_release-help = If you discard your 0s too, your hand is empty: the game ends, and you can’t win.
akuma_trick-option-short_release-keep_zeros = Keep the 0s
akuma_trick-option-short_release-discard_all = Discard everything


akuma_trick-aim = Aim: a hand worth little – but never run out.
akuma_trick-tip-release = Release: discard cards; the trick ends.
akuma_trick-tip-steal = Steal: for each 2, take a card unseen.
akuma_trick-tip-reverse = An odd number of 5s reverses the direction.
akuma_trick-tip-lock = Lock: the trick keeps to the 6’s colour.
akuma_trick-tip-multiply = Each 4 multiplies the release number.
akuma_trick-tip-count_more = An 8 counts 4 in the release number.
akuma_trick-tip-any_time = Unless locked, a 0 can always be played.
