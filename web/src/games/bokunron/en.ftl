bokunron-credit = Bokunron (暴君論) by 忍野凛也, version 4.1, 2017-01-31
bokunron-story = Eight tricks, played face down. What lies in the plaza decides what every suit is worth, and a tyrant can crush one with coins. In the end the kings count, but anybody ten points above the poorest loses the crown.

bokunron-card-second = { $card } (second pack)

bokunron-marker = round marker
bokunron-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
bokunron-stock-count = { $count ->
    [one] { $count } card in stock
   *[other] { $count } cards in stock
}
bokunron-state-out = out of play
bokunron-state-owing = choosing
bokunron-state-passed = passed
bokunron-state-passed_before = can't pass
bokunron-ace = Own ace:
bokunron-ace-hidden = Ace, face down
bokunron-won-trick = Won:
bokunron-lies = { $card }, face down for the others
bokunron-lies-open = { $card }, face up

bokunron-plaza = Plaza
bokunron-leads-left = { $count ->
    [0] No lead cards left in the pile
    [one] { $count } lead card face down
   *[other] { $count } lead cards face down
}
bokunron-lead-next = A later lead: { $card }
bokunron-lead-short = Lead
bokunron-lead-is = { $chips ->
    [0] Today's lead: { $card }
    [one] Today's lead: { $card }, { $chips } chip on it
   *[other] Today's lead: { $card }, { $chips } chips on it
}
bokunron-lead-was = The lead was the { $card }
bokunron-spot-off = { $name } (no chips can go here)
bokunron-value = plaza { $value }
bokunron-value-lead = lead · plaza { $value }
bokunron-pile = a pile of { $suit }
bokunron-column = { $suit }: a card counts { $power } now{ $lead ->
    [yes] , it is the lead suit
   *[no] { "" }
}. Plaza: { $value } from { $upright } upright and { $piles ->
    [one] { $piles } pile
   *[other] { $piles } piles
}{ $chips ->
    [0] .
    [one] , { $chips } chip on it.
   *[other] , { $chips } chips on it.
}
bokunron-won-tricks = Won tricks
bokunron-stock = Stock { $count }
bokunron-stock-of = { $name }'s stock
bokunron-stock-empty = The stock is empty.
bokunron-leads-gone = Lead cards nobody won

bokunron-ask-hand = { $name }, pick { $owed } cards from your stock as your hand.
bokunron-counter = { $chosen } of { $owed }
bokunron-take-hand = Take these { $owed }
bokunron-ask-free = { $name }, lay { $least } to { $most } cards.
bokunron-ask-follow = { $name }, { $least }–{ $most } cards, { $suit } among them.
bokunron-ask-add = Now add { $suit }.
bokunron-ask-up = { $count } cards: which one lies face up?
bokunron-ask-must-pass = { $name }, with no hand there is only the pass.
bokunron-lay = { $count ->
    [one] Lay { $count } card face down
   *[other] Lay { $count } cards face down
}
bokunron-lay-up = Lay { $count } cards, face up: { $card }
bokunron-pass = Pass
bokunron-pass-costs = 1 chip, hand back to the stock, next trick a new { $hand }
bokunron-pass-not = not possible now: why?
bokunron-ask-tyrant = { $name }, play the tyrant? Tap the lead card or a column: each chip takes { $less } off its cards.
bokunron-no-tyrant = No tyrant
bokunron-tyrant-effect = A card of { $suit }: { $before } → { $after }
bokunron-put = Put { $chips }
bokunron-more = One chip more
bokunron-fewer = One chip fewer
bokunron-back = Not there
bokunron-ask-plaza = { $name }, which card goes to the plaza?
bokunron-pick = To the plaza: { $card }

bokunron-outcome-won = { $name } wins the trick
bokunron-outcome-nobody_followed = Nobody wins the trick
bokunron-outcome-all_passed = Everybody passed
bokunron-why-highest = The highest power: { $power }.
bokunron-why-level = Level at { $power }: { $name } played later.
bokunron-why-nobody_followed = Nobody played { $suit }, so the lead card leaves the game.
bokunron-why-all_passed = The lead card leaves the game.
bokunron-no-part = no part
bokunron-went-kept = keeps them under the lead card
bokunron-went-plaza = { $cards } to the plaza.
bokunron-went-winner = { $cards } to { $name }.
bokunron-went-out = { $cards } out of the game.
bokunron-formed = A full column becomes a sideways pile: { $suits }.

bokunron-entry-open = { $name } played { $cards }
bokunron-entry-play = { $count ->
    [one] { $name } laid { $count } card face down
   *[other] { $name } laid { $count } cards face down
}
bokunron-entry-play-up = { $name } laid { $count } cards, { $card } face up
bokunron-entry-pass = { $name } passed for a chip
bokunron-entry-tyrant = { $chips ->
    [one] { $name }, the tyrant: { $chips } chip on { $suit }
   *[other] { $name }, the tyrant: { $chips } chips on { $suit }
}
bokunron-entry-plaza = { $name } gave { $card } to the plaza

bokunron-refusal-wrong_count = { $most ->
    [0] { $needed } cards make this hand, not { $given }.
   *[other] { $given } cards are too many: lay 1 to { $most }.
}
bokunron-refusal-not_in_stock = { $card } isn't in this stock.
bokunron-refusal-named_twice = { $card } can't be taken twice.
bokunron-refusal-nothing_face_up = A card lies face up only when three are played.
bokunron-refusal-one_face_up = Of three cards one has to lie face up.
bokunron-refusal-must_pass = With no hand there is only the pass.
bokunron-refusal-not_in_hand = { $card } isn't in this hand.
bokunron-refusal-must_follow = There is { $suit } in this hand, so at least one has to go with it.
bokunron-refusal-no_chips = A pass costs a chip, and there is none left.
bokunron-refusal-passed_before = No passing twice in a row.
bokunron-refusal-no_such_suit = There is no such suit.
bokunron-refusal-too_few_chips = A tyrant puts down at least one chip.
bokunron-refusal-too_many_chips = { $chips ->
    [one] Only { $chips } chip is left.
   *[other] Only { $chips } chips are left.
}
bokunron-refusal-empty_column = There is nothing of { $suit } in the plaza to put a chip on.
bokunron-refusal-not_played = { $card } wasn't played in this trick.

bokunron-struck = Monarchomachi! Struck out: { $above } or more above the lowest, who has { $lowest }.
bokunron-by-tricks = Level on points: more tricks won decides.
bokunron-by-marker = Level on points and tricks: the first one clockwise from the round marker wins.
bokunron-term-base = Cards and chips
bokunron-base-of = cards { $cards } +
bokunron-term-suits = Same suit
bokunron-term-ranks = Same rank
bokunron-bonus = { $cards } × { $name }: { $points }
bokunron-term-fewest = Fewest tricks
bokunron-share = { $piles ->
    [one] { $piles } pile in the plaza
   *[other] { $piles } piles in the plaza
}{ $seats ->
    [one] { "" }
   *[other] , shared by { $seats }
}
bokunron-no-share = –

bokunron-rules-cards = The cards
bokunron-rules-setup = Setting up
bokunron-rules-lead = The lead card
bokunron-rules-play = Playing
bokunron-rules-contest = The contest
bokunron-rules-after = Clearing up
bokunron-rules-score = The score
bokunron-rules-choice = Choosing
bokunron-rule-0 = Four suits: spades ♠︎, hearts ♥︎, diamonds ♦︎, clubs ♣︎. The numbers 2 to 10 mean nothing, only suits do. Jacks, queens and kings are what is won, aces are where everybody starts from.
bokunron-rule-1-1 = Everybody gets one of the four aces, face down, and looks at it alone. With three players the fourth leaves the game unseen.
bokunron-rule-1-2 = The jacks, queens and kings are the lead cards. Four leave the game unseen, eight stay: one for each trick. Three of them lie face up in a row, the first one farthest to the right.
bokunron-rule-1-3 = The deck is made of the numbers 2 to 10 and, from a second pack, 2 to 6 with three players, 2 to 10 with four. Cards of the second pack carry two small strokes.
bokunron-rule-1-4 = Four cards are laid face up in the plaza, a column for each suit; four more leave the game unseen.
bokunron-rule-1-5 = Everybody gets 16 cards and picks 7 of them as the hand. The other 9 are the stock, which its owner may look at whenever they like.
bokunron-rule-1-6 = Everybody has 5 chips, in the open. The start player holds the crown, the round marker.
bokunron-rule-1-7 = Open to all: chips, the sizes of hands and stocks, the lead cards, who passed, who is still choosing. Hidden: hands, stocks, aces, and what lies face down. A card that has once been turned up may be remembered.
bokunron-rule-2-1 = Before each trick the row of lead cards is filled up to three from its pile, at the left.
bokunron-rule-2-2 = The lead card at the right end counts: its suit is the one to follow.
bokunron-rule-2-3 = Whoever passed in the trick before now picks a new hand of 6 from the whole stock; with 6 or fewer there, they take them all.
bokunron-rule-3-1 = From the marker holder on, clockwise, everybody has one turn. With neither hand nor chips you are out of play for the rest of the game. Should that be the marker holder, play starts with the next one.
bokunron-rule-3-2 = With no hand, but a chip, you have to pass.
bokunron-rule-3-3 = Lay 1 to 3 cards face down; everybody sees how many. Of three, one lies face up, whichever you like.
bokunron-rule-3-4 = If you hold the lead suit, at least one of your cards must have it; the others are free. If you don't, lay what you like, but you take no part in the contest.
bokunron-rule-3-5 = The tyrant: right after laying your cards you may put one or more of your chips on one place, on a column of the plaza that has cards or on the lead card. For the lead suit that card is the place.
bokunron-rule-3-6 = Passing costs one chip and puts your hand back into your stock. You can't pass twice in a row, nor without a chip. Holding the lead suit doesn't keep you from passing.
bokunron-rule-3-7 = If nobody lays a card, the lead card leaves the game. The trick still counts as one of the eight.
bokunron-rule-4-1 = Now all the cards are turned up.
bokunron-rule-4-2 = Only those who played the lead suit take part. If nobody did, nobody wins, and the lead card leaves the game.
bokunron-rule-4-3 = Each card of the lead suit has a power of 10. A card of another suit has the plaza's value of it: 1 for each upright card there, 2 for each sideways pile.
bokunron-rule-4-4 = Each chip on a suit takes 2 off every card of it, down to 0.
bokunron-rule-4-5 = The marker holder's total is 1 less, but never below 0.
bokunron-rule-4-6 = The highest power wins; of those level, whoever played later.
bokunron-rule-5-1 = The chips that were put down are used up.
bokunron-rule-5-2 = Everybody who played, but for the winner, leaves one card of each suit played in the plaza, always the lowest number; the rest goes to the winner, face down.
bokunron-rule-5-3 = Five upright cards of a suit at once become one sideways pile.
bokunron-rule-5-4 = If nobody won, each of those who played picks one of their cards for the plaza; their others leave the game. The marker stays where it is.
bokunron-rule-5-5 = The winner takes the marker and keeps the lead card beside the ace, the cards beneath it.
bokunron-rule-5-6 = After the eighth trick the aces are laid open.
bokunron-rule-6-1 = For your ace and the lead cards you won: ace 0, jack 1, queen 2, king 3. Each chip left is 1 more.
bokunron-rule-6-2 = Cards of one suit, the ace among them: two score 2, three 4, four 6.
bokunron-rule-6-3 = Cards of one rank: two score 5, three 8, four 10.
bokunron-rule-6-4 = Whoever won the fewest tricks gets 2 for each sideways pile in the plaza; several share it, rounded down.
bokunron-rule-6-5 = Monarchomachi: everybody with 10 or more points above the lowest is struck out.
bokunron-rule-6-6 = Of those left, the most points win. If level, more tricks; still level, the first one clockwise from the marker holder.
bokunron-rule-6-7 = The score sheet shows every term of it.
bokunron-rule-7 = Those who are to pick a hand do so once, in any order and each alone; play begins when all have. No card can be taken twice.
