bokunron-credit = Bokunron (暴君論) by 忍野凛也, version 4.1, 2017-01-31

bokunron-start-help = Who is the worst tyrant among you? Rock-paper-scissors will do too.

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
bokunron-state-passed_before = can’t pass again
bokunron-ace = Ace:
bokunron-ace-hidden = Ace, face down
bokunron-won-trick = Won:
bokunron-lies = { $card }, face down to the others
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
bokunron-strike = lowest + { $points }: out
bokunron-won-tricks = Won tricks
bokunron-stock = Stock { $count }
bokunron-stock-of = { $name }’s stock
bokunron-stock-empty = The stock is empty.
bokunron-so-far-how = Lead cards, chips left, and matching suits or ranks score. At the end, every player { $points } or more above the lowest is eliminated.
bokunron-summary-card = Card
bokunron-summary-points = Points
bokunron-summary-same = Matching
bokunron-summary-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bokunron-summary-fewest = Each chip left: 1 point. Fewest tricks: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each sideways pile ({ $piles } now), shared if tied.
bokunron-summary-strike = { $points } or more above the lowest score: eliminated.
bokunron-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
bokunron-so-far-no-ace = { $points ->
    [one] 1 point so far, plus the hidden ace
   *[other] { $points } points so far, plus the hidden ace
}
bokunron-leads-gone = Lead cards that no one won

bokunron-ask-hand = { $name }, choose { $owed } cards for your hand.
bokunron-ask-suggested = { $name }, these { $owed } are suggested. To swap one, tap it first.
bokunron-counter = { $chosen } of { $owed }
bokunron-take-hand = Take these { $owed }
bokunron-take-from = Choose { $owed } of { $stock }: the light ones go with you
bokunron-ask-free = { $name }, play { $least } to { $most } cards.
bokunron-ask-follow = { $name }, play { $least } to { $most } cards, including { $suit }.
bokunron-ask-add = Add a card of { $suit }.
bokunron-ask-up = With { $count } cards, one must be face up: which?
bokunron-ask-must-pass = { $name }, your hand is empty: you can only pass.
bokunron-lay = Play { $count } face down
bokunron-lay-chips = and chips
bokunron-lay-chips-said = { $count ->
    [one] Play { $count } card, then put chips on a suit
   *[other] Play { $count } cards, then put chips on a suit
  }
bokunron-lay-up = Play { $count } cards, face up: { $card }
bokunron-pass = Pass
bokunron-pass-costs = Costs 1 chip; next trick you choose { $hand } new cards
bokunron-pass-costs-last = Costs 1 chip. You sit out the last trick
bokunron-pass-not = Not now – why?
bokunron-ask-tyrant = { $name }, your cards are down. Tap a suit to weaken it: each chip takes off { $less }.
bokunron-no-tyrant = No chips this time
bokunron-ask-chips = How many chips on { $suit }? A card counts { $before } now.
bokunron-put = { $chips ->
    [one] Put a chip on { $suit }: a card counts { $after } instead of { $before }
   *[other] Put { $chips } chips on { $suit }: a card counts { $after } instead of { $before }
}
bokunron-then = → { $after }
bokunron-back = Cancel
bokunron-ask-plaza = { $name }, choose a card for the plaza.
bokunron-pick = To the plaza: { $card }
bokunron-move-hand = Take as your hand: { $cards }
bokunron-move-up = Play { $cards }, { $up } face up
bokunron-move-tyrant = Be the tyrant: { $chips ->
    [one] one chip
   *[other] { $chips } chips
} on { $suit }

bokunron-outcome-won = { $name } wins the trick
bokunron-outcome-nobody_followed = No one wins the trick
bokunron-outcome-all_passed = Everyone passed
bokunron-why-highest = The highest power: { $power }.
bokunron-why-level = Tied at { $power }, and { $name } played later.
bokunron-why-nobody_followed = No one played { $suit }, so the lead card leaves the game.
bokunron-why-all_passed = The lead card leaves the game.
bokunron-no-part = not in the contest
bokunron-went-kept = keeps these cards
bokunron-went-plaza = { $cards } to the plaza.
bokunron-went-winner = { $cards } to the winner.
bokunron-went-out = { $cards } out of the game.
bokunron-formed = Five cards now form a sideways pile: { $suits }.

bokunron-reason-strong_now = { $count ->
    [one] It has one card of this trick’s lead suit, { $suit }.
   *[other] It has { $count } cards of this trick’s lead suit, { $suit }.
  }
bokunron-reason-strong_later = { $count ->
    [one] It keeps one card of { $suit } for a later lead card.
   *[other] It keeps { $count } cards of { $suit } for a later lead card.
  }
bokunron-reason-waits = It doesn’t fight for { $suit } now.
bokunron-reason-fresh_hand = { $count ->
    [one] For one chip you choose a new card next trick.
   *[other] For one chip you choose { $count } new cards next trick.
  }
bokunron-reason-lets_go = It lets this trick go.
bokunron-reason-cannot_win = Without { $suit } it can’t win this trick.
bokunron-reason-too_rich = Winning this trick could put you too far above the poorest player.
bokunron-reason-likely_wins = A power of { $power } is likely to win.
bokunron-reason-may_win = A power of { $power } might win.
bokunron-reason-spends_little = One card alone, with a power of { $power }: it costs little.
bokunron-reason-keeps_chips = Each chip you keep is a point; this keeps { $count }.
bokunron-reason-weakens_lead = It weakens the lead suit, { $suit }.
bokunron-reason-weakens = It weakens { $suit } in this trick.
bokunron-reason-raises_suit = It strengthens { $suit }, your longest suit.
bokunron-reason-small_loss = You have hardly any { $suit }.

bokunron-entry-open = { $name } played { $cards }.
bokunron-entry-play = { $count ->
    [one] { $name } played { $count } card face down.
   *[other] { $name } played { $count } cards face down.
  }
bokunron-entry-play-up = { $name } played { $count } cards, { $card } face up.
bokunron-entry-pass = { $name } passed for a chip.
bokunron-entry-tyrant = { $chips ->
    [one] { $name }, the tyrant: { $chips } chip on { $suit }.
   *[other] { $name }, the tyrant: { $chips } chips on { $suit }.
}
bokunron-entry-plaza = { $name } put { $card } in the plaza.

bokunron-refusal-wrong_count = { $most ->
    [0] Choose { $needed } cards for your hand, not { $given }.
   *[other] { $given } cards are too many: play 1 to { $most }.
  }
bokunron-refusal-not_in_stock = { $card } isn’t in your stock.
bokunron-refusal-named_twice = { $card } can’t be chosen twice.
bokunron-refusal-nothing_face_up = A card is face up only when you play three.
bokunron-refusal-one_face_up = Of three cards, one must be face up.
bokunron-refusal-must_pass = With an empty hand you can only pass.
bokunron-refusal-not_in_hand = { $card } isn’t in your hand.
bokunron-refusal-must_follow = You hold { $suit }, so you must play at least one of them.
bokunron-refusal-no_chips = A pass costs a chip, and you have none left.
bokunron-refusal-passed_before = You can’t pass twice in a row.
bokunron-refusal-no_such_suit = There is no such suit.
bokunron-refusal-too_few_chips = A tyrant puts down at least one chip.
bokunron-refusal-too_many_chips = { $chips ->
    [one] Only { $chips } chip is left.
   *[other] Only { $chips } chips are left.
}
bokunron-refusal-empty_column = The plaza has no { $suit }, so no chip can go there.
bokunron-refusal-not_played = { $card } wasn’t played in this trick.

bokunron-struck = Monarchomachi! A true tyrant, eliminated: { $above } or more points above the lowest ({ $lowest }).
bokunron-note-struck = eliminated
bokunron-note-tricks = more tricks
bokunron-note-marker = nearest the marker
bokunron-by-tricks = Tied on points: the player with more tricks wins.
bokunron-by-marker = Tied on points and tricks: the marker holder wins, or else the nearest player clockwise.
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


bokunron-ladder = Points ladder
bokunron-ladder-bar = Eliminated at { $points }+ points
bokunron-power = { $marker ->
    [own] Power { $power } − 1
   *[other] Power { $power }
}

bokunron-aim = Win the most fame, but stay within 9 of the lowest.
bokunron-tip-tyrant = A tyrant’s chips make a suit weaker.
bokunron-tip-pass = Pass: pay a chip; new hand next trick.
bokunron-tip-plaza = No winner: each adds a card to the plaza.
