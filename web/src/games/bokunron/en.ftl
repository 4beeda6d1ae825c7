bokunron-credit = Bokunron (暴君論) by 忍野凛也, version 4.1, 2017-01-31

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
bokunron-state-passed_before = can’t pass
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
    [0] This trick’s lead: { $card }
    [one] This trick’s lead: { $card }, { $chips } chip on it
   *[other] This trick’s lead: { $card }, { $chips } chips on it
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
bokunron-strike = { $points } ahead: out
bokunron-won-tricks = Won tricks
bokunron-stock = Stock { $count }
bokunron-stock-of = { $name }’s stock
bokunron-stock-empty = The stock is empty.
bokunron-so-far-how = Lead cards, chips left, and suits and ranks that match make points. At the end, whoever stands { $points } or more above the lowest is struck out.
bokunron-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
bokunron-so-far-no-ace = { $points ->
    [one] 1 point so far, plus the hidden ace
   *[other] { $points } points so far, plus the hidden ace
}
bokunron-leads-gone = Lead cards nobody won

bokunron-ask-hand = { $name }, pick { $owed } cards from your stock as your hand.
bokunron-counter = { $chosen } of { $owed }
bokunron-take-hand = Take these { $owed }
bokunron-ask-free = { $name }, play { $least } to { $most } cards.
bokunron-ask-follow = { $name }, play { $least } to { $most } cards, { $suit } among them.
bokunron-ask-add = Now add { $suit }.
bokunron-ask-up = { $count } cards: which one lies face up?
bokunron-ask-must-pass = { $name }, your hand is empty: you can only pass.
bokunron-lay = { $count ->
    [one] Lay { $count } card face down
   *[other] Lay { $count } cards face down
}
bokunron-lay-up = Lay { $count } cards, face up: { $card }
bokunron-pass = Pass
bokunron-pass-costs = 1 chip. Your hand goes back to your stock; next trick you pick { $hand } again
bokunron-pass-costs-last = 1 chip. You sit out the last trick
bokunron-pass-not = You can’t pass now. Why?
bokunron-ask-tyrant = { $name }, will you weaken a suit? Tap it: each chip takes { $less } off everybody’s cards.
bokunron-no-tyrant = Don’t be the tyrant
bokunron-ask-chips = How many chips on { $suit }? A card counts { $before } now.
bokunron-put = { $chips ->
    [one] Put a chip on { $suit }: a card counts { $after } instead of { $before }
   *[other] Put { $chips } chips on { $suit }: a card counts { $after } instead of { $before }
}
bokunron-then = → { $after }
bokunron-back = Not there
bokunron-ask-plaza = { $name }, which card goes to the plaza?
bokunron-pick = To the plaza: { $card }
bokunron-move-hand = Take as your hand: { $cards }
bokunron-move-up = Play { $cards }, { $up } face up
bokunron-move-tyrant = Be the tyrant: { $chips ->
    [one] one chip
   *[other] { $chips } chips
} on { $suit }

bokunron-outcome-won = { $name } wins the trick
bokunron-outcome-nobody_followed = Nobody wins the trick
bokunron-outcome-all_passed = Everybody passed
bokunron-why-highest = The highest power: { $power }.
bokunron-why-level = Tied at { $power }, and { $name } played later.
bokunron-why-nobody_followed = Nobody played { $suit }, so the lead card leaves the game.
bokunron-why-all_passed = The lead card leaves the game.
bokunron-no-part = no part
bokunron-went-kept = keeps them under the lead card
bokunron-went-plaza = { $cards } to the plaza.
bokunron-went-winner = { $cards } to { $name }, under the lead card.
bokunron-went-out = { $cards } out of the game.
bokunron-formed = A full column becomes a sideways pile: { $suits }.

bokunron-reason-strong_now = { $count ->
    [one] It has one card of this trick’s lead suit, { $suit }.
   *[other] It has { $count } cards of this trick’s lead suit, { $suit }.
  }
bokunron-reason-strong_later = { $count ->
    [one] It keeps one card of { $suit } for a later lead card.
   *[other] It keeps { $count } cards of { $suit } for a later lead card.
  }
bokunron-reason-waits = It doesn’t fight for { $suit } now.
bokunron-reason-fresh_hand = For one chip the next hand is chosen anew. Cards: { $count }.
bokunron-reason-lets_go = It lets this trick go.
bokunron-reason-cannot_win = Without { $suit } it can’t win this trick.
bokunron-reason-too_rich = A trick won now may put too much between this seat and the poorest one.
bokunron-reason-likely_wins = A power of { $power } is likely to win.
bokunron-reason-may_win = A power of { $power } may win.
bokunron-reason-spends_little = One card alone, with a power of { $power }: it costs little.
bokunron-reason-keeps_chips = Each chip kept is a point. Chips: { $count }.
bokunron-reason-weakens_lead = It weakens the lead suit, { $suit }.
bokunron-reason-weakens = It weakens { $suit } in this trick.
bokunron-reason-raises_suit = It strengthens { $suit }, of which there is more in hand.
bokunron-reason-small_loss = There is hardly any { $suit } in hand.

bokunron-entry-open = { $name } played { $cards }.
bokunron-entry-play = { $count ->
    [one] { $name } laid { $count } card face down.
   *[other] { $name } laid { $count } cards face down.
}
bokunron-entry-play-up = { $name } laid { $count } cards, { $card } face up.
bokunron-entry-pass = { $name } passed for a chip.
bokunron-entry-tyrant = { $chips ->
    [one] { $name }, the tyrant: { $chips } chip on { $suit }.
   *[other] { $name }, the tyrant: { $chips } chips on { $suit }.
}
bokunron-entry-plaza = { $name } gave { $card } to the plaza.

bokunron-refusal-wrong_count = { $most ->
    [0] { $needed } cards make this hand, not { $given }.
   *[other] { $given } cards are too many: lay 1 to { $most }.
}
bokunron-refusal-not_in_stock = { $card } isn’t in this stock.
bokunron-refusal-named_twice = { $card } can’t be taken twice.
bokunron-refusal-nothing_face_up = A card lies face up only when three are played.
bokunron-refusal-one_face_up = Of three cards one has to lie face up.
bokunron-refusal-must_pass = With an empty hand you can only pass.
bokunron-refusal-not_in_hand = { $card } isn’t in this hand.
bokunron-refusal-must_follow = There is { $suit } in this hand, so at least one has to go with it.
bokunron-refusal-no_chips = A pass costs a chip, and there is none left.
bokunron-refusal-passed_before = You can’t pass twice in a row.
bokunron-refusal-no_such_suit = There is no such suit.
bokunron-refusal-too_few_chips = A tyrant puts down at least one chip.
bokunron-refusal-too_many_chips = { $chips ->
    [one] Only { $chips } chip is left.
   *[other] Only { $chips } chips are left.
}
bokunron-refusal-empty_column = There is nothing of { $suit } in the plaza to put a chip on.
bokunron-refusal-not_played = { $card } wasn’t played in this trick.

bokunron-struck = Monarchomachi! Struck out: { $above } or more points above the lowest, which is { $lowest }.
bokunron-by-tricks = Tied on points: whoever won more tricks wins.
bokunron-by-marker = Tied on points and tricks: the first one clockwise from the round marker wins.
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

bokunron-machine-queen = The Queen
bokunron-machine-knave = The Knave
bokunron-machine-king = The King

bokunron-ladder = Ladder of points
bokunron-ladder-bar = Struck out from { $points } points
bokunron-power = { $marker ->
    [own] Power { $power } − 1
   *[other] Power { $power }
}

bokunron-tip-tyrant = A tyrant’s chips make a suit weaker.
bokunron-tip-pass = A pass: pay a chip, pick a new hand next.
bokunron-tip-plaza = Nobody won: each puts a card on the plaza.
