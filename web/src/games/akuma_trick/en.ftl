akuma_trick-credit = Akuma Trick (アクマトリック), after its own rule sheet, which names no author
akuma_trick-story = You are possessed, but by devils the size of your palm, and they are rather sweet. Each trick climbs until somebody would rather set some of them free: カイホウ, the release. Whoever runs out of devils ends the game and can't win it; of the others, the hand worth least wins.

akuma_trick-colour-Y = yellow
akuma_trick-colour-P = pink
akuma_trick-colour-G = green
akuma_trick-colour-V = purple
akuma_trick-colour-B = blue
akuma_trick-colour-W = white
akuma_trick-card = { $colour } { $rank }
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
akuma_trick-beat = Beat
akuma_trick-beat-none = free
akuma_trick-lock = Lock
akuma_trick-lock-none = none
akuma_trick-direction = Direction
akuma_trick-clockwise = clockwise
akuma_trick-counter = reversed
akuma_trick-number = Release
akuma_trick-terms = How the release number comes about
akuma_trick-sum = { $kind ->
    [plain] { $ones } × 1 = { $total }
    [plain-times] { $ones } × 1, times { $factor } for the 4s = { $total }
    [eights] { $ones } × 1 + { $eights } eights × { $each } = { $total }
   *[eights-times] ({ $ones } × 1 + { $eights } eights × { $each }), times { $factor } for the 4s = { $total }
}
akuma_trick-empty = A new trick begins.
akuma_trick-summary-any_time = any time; { $points } points if kept
akuma_trick-summary-steal = steal a card for each
akuma_trick-summary-multiply = multiplies the release
akuma_trick-summary-reverse = turns play round
akuma_trick-summary-lock = locks its colour
akuma_trick-summary-count_more = counts { $counts } in the release
akuma_trick-stolen = Stolen:
akuma_trick-robbed = Lost to:
akuma_trick-flag-spare = may stay
akuma_trick-flag-fresh = new

akuma_trick-switch = Play or release
akuma_trick-switch-play = Play
akuma_trick-switch-release = Release
akuma_trick-release-button = { $count ->
    [0] Release nothing
    [one] Release this card
   *[other] Release { $count } cards
}
akuma_trick-ask-lead = { $name }, you lead: any card, several of a rank, or a run.
akuma_trick-ask-lead-sets = { $name }, you lead: any card, or several of a rank.
akuma_trick-ask = { $name }, go above { $beat }, play a 0, or release.
akuma_trick-ask-locked = { $name }, go above { $beat } or play a 0, all of it { $colours }. Or release.
akuma_trick-ask-none = { $name }, nothing in this hand goes. Time to release.
akuma_trick-help-missing = Still missing: { $cards }.
akuma_trick-help-more = The bright cards can come along.
akuma_trick-help-whole = Nothing else goes with it.
akuma_trick-gauge = { $sum } of { $number }
akuma_trick-right = Just right. Off they go.
akuma_trick-right-none = Nothing to discard: the 0s stay.

akuma_trick-steal = Steal
akuma_trick-steal-left = { $count ->
    [one] one more card
   *[other] up to { $count } cards
}
akuma_trick-steal-played = Played: { $cards }
akuma_trick-ask-steal = { $name }, whose hand do you reach into? Unseen, of course.
akuma_trick-stop = No more stealing
akuma_trick-then-reverse = Afterwards play turns round.
akuma_trick-then-lock = Afterwards locked to:

akuma_trick-released = { $name } released
akuma_trick-discards = Cards released
akuma_trick-paid = { $count ->
    [one] { $name } let one card go, worth { $sum }.
   *[other] { $name } let { $count } cards go, { $sum } together.
}
akuma_trick-paid-none = { $name } holds nothing but 0s, so nothing was let go.
akuma_trick-ended = { $name } has run out of devils. That ends the game, and { $name } can't win it.
akuma_trick-hand-empty = No devil left: out of the running.
akuma_trick-term = { $card }: { $points }

akuma_trick-entry-play = { $name } played { $cards }.
akuma_trick-entry-steal = { $name } took a card from { $from }.
akuma_trick-entry-stole = { $name } took { $card } from { $from }.
akuma_trick-entry-stop = { $name } stole no more.
akuma_trick-entry-release = { $name } released { $cards }.
akuma_trick-entry-release-none = { $name } released nothing.

akuma_trick-refusal-no_cards = Choose at least one card.
akuma_trick-refusal-card_twice = { $cards } can only go once.
akuma_trick-refusal-not_in_hand = { $cards }: not in this hand.
akuma_trick-refusal-run_not_rising = A run goes on the table from low to high.
akuma_trick-refusal-no_combination = Those don't go together: cards of one rank, or one colour in a row.
akuma_trick-refusal-no_runs = Runs are off in this match: only cards of one rank go together.
akuma_trick-refusal-zero_in_run = A 0 never joins a run.
akuma_trick-refusal-locked = The trick is locked: only { $colours } may be played.
akuma_trick-refusal-too_low = { $cards }: not above { $beat }.
akuma_trick-refusal-leader_must_play = Whoever leads a trick has to play; there is nothing to release from yet.
akuma_trick-refusal-zero_kept = { $cards }: a 0 never leaves the hand in a release.
akuma_trick-refusal-excess = { $count ->
    [one] One too many: { $cards } could stay.
   *[other] One too many: { $cards } could stay, any one of them.
}
akuma_trick-refusal-discard_all = This hand can't reach { $number }, so all but the 0s must go. Still here: { $cards }.
akuma_trick-refusal-too_few = Too few: { $sum } of { $number }, { $left } to go.
akuma_trick-refusal-no_such_seat = Nobody sits there.
akuma_trick-refusal-own_seat = Stealing from oneself doesn't count.
akuma_trick-refusal-last_card = { $name } has just one card left, and nobody may take that.
akuma_trick-refusal-impossible_outcome = { $name } doesn't hold that card.

akuma_trick-option-combos = What goes together
akuma_trick-option-combos-help = Which cards may be played at once?
akuma_trick-option-combos-sets_and_runs = Same rank, and runs
akuma_trick-option-combos-sets = Same rank only

akuma_trick-rules-cards = The cards
akuma_trick-rules-setup = Setting up
akuma_trick-rules-play = Playing cards
akuma_trick-rules-effects = What 2, 5 and 6 do
akuma_trick-rules-release = The release (カイホウ)
akuma_trick-rules-end = The end
akuma_trick-rule-0 = Six colours of devils, each with ten ranks from 0 to 9: yellow (sun), pink (heart), green (clover), purple (diamond), blue (drop), white (tile). The crown of a devil counts its rank.
akuma_trick-rule-1-1 = Take as many colours as there are players: three play with yellow, pink and green, then purple, blue and white join in turn. Shuffle, and deal ten cards to each.
akuma_trick-rule-1-2 = The start player leads, and turns go clockwise.
akuma_trick-rule-1-3 = Hands are secret. Only thief and robbed see a stolen card; what is released lies open. At the end all hands are shown.
akuma_trick-rule-2-1 = On your turn, play one or more cards, or release. Turns go round and round; nobody drops out of a trick.
akuma_trick-rule-2-2 = The leader plays anything that goes together.
akuma_trick-rule-2-3 = Everybody else has to go higher: each card played must rank above the play before. The same rank is not enough.
akuma_trick-rule-2-4 = Together go cards of one rank, or two or more ranks in a row of one colour. A run is laid from low to high: its lowest card has to beat the play before, its highest is the one to beat next. (An option leaves runs out.)
akuma_trick-rule-2-5 = How many cards you play is up to you, whatever was played before.
akuma_trick-rule-2-6 = A 0 goes at any time, even on a 0, and several may go together. The next player then needs a 1 or higher, or another 0. A 0 is never part of a run.
akuma_trick-rule-2-7 = Cards stay on the table until the trick ends.
akuma_trick-rule-3 = Effects come with the cards that carry them, all of them: first the steal, then the reverse, then the lock.
akuma_trick-rule-3-1 = 2, steal: for each 2 played you may take one card, unseen, from anybody you name, or stop early. Nobody's last card can be taken.
akuma_trick-rule-3-2 = 5, reverse: an odd number of 5s turns the direction of play round, and it stays that way, past the end of the trick too. An even number changes nothing.
akuma_trick-rule-3-3 = 6, lock: until the trick ends, only the colours of the 6s just played may be played, and that holds for 0s too. Later 6s put their own colours in place. A release is free of it.
akuma_trick-rule-4-1 = Whoever can't play, or doesn't care to, releases. The leader of a trick can't; the leader plays.
akuma_trick-rule-4-2 = The release number: each 8 on the table counts 4, every other card 1. Multiply the sum by one more than the number of 4s on the table. So 10 with two 4s makes 30.
akuma_trick-rule-4-3 = Discard cards whose ranks add up to the number or more, with none to spare: taking back any one of them would be too little. For 30, 7+8+9+9 will do; 6+7+8+9+9 won't.
akuma_trick-rule-4-4 = A 0 is never discarded.
akuma_trick-rule-4-5 = If all your cards but the 0s don't reach the number, they all go. The 0s stay, and the game goes on.
akuma_trick-rule-4-6 = Then the trick is over, and its cards leave the game. The releaser's left neighbour leads next, or the right one while play is reversed.
akuma_trick-rule-5-1 = As soon as somebody has no cards, after a play or a release, the game is over. A play that empties the hand has no effects any more.
akuma_trick-rule-5-2 = Cards left count their rank, a 0 counts 15. So 0, 1 and 7 make 23.
akuma_trick-rule-5-3 = Of those who still hold cards, the lowest score wins; if level, the one with fewer cards; if still level, all of them.
