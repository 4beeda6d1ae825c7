trump_fighter-credit = Super Trump Fighter (あんちっく)

trump_fighter-half = { $name }’s half
trump_fighter-field = Field
trump_fighter-hand = Hand
trump_fighter-spot = Spot { $spot }: { $card }, { $covered } beneath
trump_fighter-spot-empty = Spot { $spot }: empty
trump_fighter-skills = Skills
trump_fighter-skill = { $name }, { $value } points{ $state ->
    [used] , used
    [met] , met
   *[open] {""}
}: { $demand }
trump_fighter-deck = { $count } cards left in the deck
trump_fighter-standstill = Time until the standstill
trump_fighter-battle-in = Battle in
trump_fighter-misses = { $count ->
    [one] { $count } miss card
   *[other] { $count } miss cards
}
trump_fighter-miss-points = for { $count ->
    [one] a miss card
   *[other] { $count } miss cards
}: { $points }

trump_fighter-choose = { $name }, choose your fighter
trump_fighter-choose-help = Tap a fighter to read the skills, and a skill to read its signs.
trump_fighter-take = { $name } it is!
trump_fighter-waits = { $name } has chosen
trump_fighter-machine-waits = { $name } chooses after you.
trump_fighter-ready = Ready
trump_fighter-is-ready = Ready!
trump_fighter-call = CALL
trump_fighter-set = Set. Undo
trump_fighter-machine = Machine
trump_fighter-pass = Pass
trump_fighter-nothing = Do nothing
trump_fighter-count-1 = Ready …
trump_fighter-count-2 = steady …
trump_fighter-count-3 = Battle!
trump_fighter-must-open = Standstill: you have fewer cards out, so lay one.
trump_fighter-must-move = After the standstill your fastest act must be a card.

trump_fighter-strike = { $right ->
    [wrong] { $name }: wrong!
   *[other] { $name }: right!
}
trump_fighter-called = { $name } called.
trump_fighter-right-skill = Right: a skill is met.
trump_fighter-right-hand = Right: one card or none in hand.
trump_fighter-right-relief = Right: it was met before the last card came.
trump_fighter-right-wrong = Wrong! No skill is met.
trump_fighter-forced = Standstill with empty hands: a call by itself.
trump_fighter-gets-miss = { $name } gets a miss card: { $points } points.
trump_fighter-no-skill = no skill
trump_fighter-no-attack = time was up before the attack
trump_fighter-to-result = See the result
trump_fighter-look-on = Look at the cards
trump_fighter-draw = A draw!
trump_fighter-by-settled = Settled on points.
trump_fighter-by-time_up = Time up: the deck is empty.
trump_fighter-last-call = The last call
trump_fighter-no-points = No points.

trump_fighter-sign-high = ≥{ $number }
trump_fighter-sign-low = ≤{ $number }
trump_fighter-sign-odd = odd
trump_fighter-sign-even = even
trump_fighter-or = or
trump_fighter-and = ; and { "" }
trump_fighter-role-straight = { $n } numbers in a row
trump_fighter-role-kind = { $n } of one number
trump_fighter-role-suit = { $n } of one suit
trump_fighter-role-red = { $n } red
trump_fighter-role-black = { $n } black
trump_fighter-role-spade = { $n } ♠
trump_fighter-role-club = { $n } ♣
trump_fighter-role-diamond = { $n } ♦
trump_fighter-role-heart = { $n } ♥
trump_fighter-role-sum = { $n } that add up to { $total }
trump_fighter-role-high = { $n } of { $limit } or more
trump_fighter-role-low = { $n } of { $limit } or less
trump_fighter-role-odd = { $n } odd
trump_fighter-role-even = { $n } even
trump_fighter-cards-own = you
trump_fighter-cards-opp = foe
trump_fighter-use-own = { $own } of your cards: { $demand }
trump_fighter-use-opp = { $opp } of theirs: { $demand }
trump_fighter-use-both = { $own } of your cards with { $opp } of theirs: { $demand }
trump_fighter-use-facing = two cards that face each other: { $demand }

trump_fighter-refusal-character_taken = That fighter is taken. There is only one of each.
trump_fighter-refusal-must_move = After the standstill your fastest act has to be a card, not a call.
trump_fighter-refusal-leftmost_empty = Not spot { $to } yet: spot { $expected } is the leftmost empty one.
trump_fighter-refusal-not_in_hand = { $card } isn’t in this hand any more.
trump_fighter-refusal-not_ready = Both have to be ready for the battle.
trump_fighter-refusal-battle_stopped = The battle has stopped.
trump_fighter-refusal-window_over = Just too late: the call came first.

trump_fighter-reason-any_fighter = Every fighter has a chance.
trump_fighter-reason-is_ready = Everything is ready.
trump_fighter-reason-call_pays = A skill is complete: now is the time.
trump_fighter-reason-new_cards = With so few cards in hand a call brings new ones.
trump_fighter-reason-builds_skill = Cards until a call pays: { $count }.
trump_fighter-reason-wards_off = It breaks what the other has built.
trump_fighter-reason-comes_near = It comes a step closer to a skill.
trump_fighter-reason-has_to_move = A card has to be played.
trump_fighter-reason-call_costs = A call would gain the other side more.
trump_fighter-reason-gains_nothing = It comes no closer to points.
trump_fighter-reason-nothing_pays = Nothing pays now.

trump_fighter-entry-character = { $name } chose { $fighter }.
trump_fighter-move-lay-battle = Lay { $card } on spot { $spot }
trump_fighter-move-call-battle = Call
trump_fighter-move-lay-fastest = Lay { $card } on spot { $spot } as the fastest act
trump_fighter-move-call-fastest = Call as the fastest act
trump_fighter-move-none-fastest = No fastest act
trump_fighter-entry-move = { $name } laid { $card } on spot { $spot }.
trump_fighter-entry-call = { $name } called.
trump_fighter-entry-battle = Battle!
trump_fighter-entry-stall = A standstill.

trump_fighter-option-check_s = Time to look
trump_fighter-option-check_s-help = Once one of you is ready, how long may the other go on looking?
trump_fighter-option-check_s-10 = 10 seconds
trump_fighter-option-check_s-30 = 30 seconds
trump_fighter-option-check_s-0 = As long as it takes
trump_fighter-option-window_ms = What counts as simultaneous
trump_fighter-option-window_ms-help = After a call the other side may still act for this long, as hands do on a real table.
trump_fighter-option-window_ms-value = { $value } ms

trump_fighter-people = How many are playing?
trump_fighter-people-1 = One, against the Machine
trump_fighter-people-2 = Two
trump_fighter-mode = How will you play?
trump_fighter-mode-faces = Face to face
trump_fighter-mode-keys = One keyboard
trump_fighter-mode-machine = Against the machine
trump_fighter-mode-slow = In turns
trump_fighter-mode-faces-help = The phone or tablet lies flat between you. Each has one half and one hand, and both play at once. Drag a card, or tap it and then a spot.
trump_fighter-mode-keys-help = You sit side by side. Each has a zone of keys and plays with one hand, both at once.
trump_fighter-mode-machine-help = One of you against the machine. It sees what you see, and needs time to react.
trump_fighter-mode-slow-help = Nobody has to be fast: you take turns, as long as you like or with a clock. Everything else stays, but nothing is simultaneous except the fastest acts. When both pass in a row, that counts as a standstill.
trump_fighter-unfair = There is no touch screen here. With one mouse only one of you can move at a time, so playing at once would be unfair. These are fair:
trump_fighter-level = How good is the machine?
trump_fighter-level-easy = Easy
trump_fighter-level-even = Even
trump_fighter-level-hard = Hard
trump_fighter-turn = Time for a turn
trump_fighter-turn-10 = 10 s
trump_fighter-turn-20 = 20 s
trump_fighter-turn-40 = 40 s
trump_fighter-turn-0 = No clock
trump_fighter-best = How many matches?
trump_fighter-best-1 = Just one
trump_fighter-best-3 = Best of 3
trump_fighter-best-5 = Best of 5
trump_fighter-help = For beginners
trump_fighter-help-on = Light up skills that are met
trump_fighter-help-help = Seeing that for yourself is half the game, so it is off at first.
trump_fighter-seating-help = The first sits on the near side, the second on the far side.
trump_fighter-keys = Your keys
trump_fighter-keys-hand = Hand
trump_fighter-keys-field = Field
trump_fighter-keys-call = Call
trump_fighter-keys-help = First a hand key, then a field key. The big key calls, and says that you are ready. Tap a key here to change it; Esc stops the match.
trump_fighter-keys-press = Press the new key. Esc keeps the old one.
trump_fighter-keys-reset = Keys as they were
trump_fighter-pause = Stop for a moment
trump_fighter-still = Time stands still
trump_fighter-still-help = The match goes on where it stood, as soon as everybody is back.
trump_fighter-waits-for-other = Waiting for the other side.
trump_fighter-go-on = { $name } is ready
trump_fighter-is-back = { $name } is here
trump_fighter-series = Best of { $best }: { $first } { $one } – { $two } { $second }
trump_fighter-series-won = { $name } wins the series, { $first } { $one } – { $two } { $second }
trump_fighter-again-same = Again, same fighters
trump_fighter-again-new = Again, new fighters
trump_fighter-time = { $seconds } s of the fight

trump_fighter-tip-stall = Ten seconds without a move: a standstill.
