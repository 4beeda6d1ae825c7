trump_fighter-credit = Super Trump Fighter (あんちっく)

trump_fighter-half = { $name }’s half
trump_fighter-field = Field
trump_fighter-hand = Hand
trump_fighter-spot = Spot { $spot }: { $card }, { $covered } under it
trump_fighter-spot-empty = Spot { $spot }: empty
trump_fighter-skills = Skills
trump_fighter-skills-across = Opponent’s skills
trump_fighter-skill = { $name }, { $value ->
    [one] 1 point
   *[other] { $value } points
  }{ $state ->
    [used] , used
    [met] , ready
   *[open] {""}
  }: { $demand }
trump_fighter-deck = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
  }
trump_fighter-standstill = Time until a standstill
trump_fighter-battle-in = Battle in
trump_fighter-misses = { $count ->
    [one] { $count } miss card
   *[other] { $count } miss cards
}
trump_fighter-miss-points = { $points } from { $count ->
    [one] a miss card
   *[other] { $count } miss cards
  }

trump_fighter-choose = { $name }, choose your fighter
trump_fighter-others = All fighters
trump_fighter-leave = Save and leave
trump_fighter-take = { $name } it is!
trump_fighter-waits = { $name } is set
trump_fighter-machine-waits = { $name } chooses after you.
trump_fighter-ready = Ready
trump_fighter-is-ready = Ready!
trump_fighter-call = CALL
trump_fighter-set = Locked in (undo)
trump_fighter-machine = Bot
trump_fighter-pass = Pass
trump_fighter-nothing = Do nothing
trump_fighter-count-1 = Ready…
trump_fighter-count-2 = steady…
trump_fighter-count-3 = Battle!
trump_fighter-agree = No move
trump_fighter-agree-label = { $name } agrees to a standstill
trump_fighter-must-open = Standstill: you have fewer cards out, so play one, or call.
trump_fighter-must-move = After a standstill you must play a card on “Battle!”.

trump_fighter-strike = { $right ->
    [wrong] Oops, { $name }!
   *[other] { $name } has it!
}
trump_fighter-called = { $name } called.
trump_fighter-right-skill = Yes, that’s a skill!
trump_fighter-right-hand = Fair enough, with one card or none in hand!
trump_fighter-right-relief = Yes, it was there before the last card came down!
trump_fighter-right-wrong = Oops, no skill there!
trump_fighter-forced = A standstill, with one card or none in each hand: that makes a call.
trump_fighter-gets-miss = So { $name } gets a miss card: { $points } points.
trump_fighter-no-skill = no skill this time
trump_fighter-no-attack = time ran out before the attack
trump_fighter-to-result = See the result
trump_fighter-draw = A draw!
trump_fighter-by-settled = Ten points, and that’s that!
trump_fighter-by-time_up = That’s time: the deck is empty.
trump_fighter-last-call = Last call
trump_fighter-no-points = No points this time.

trump_fighter-sign-high = ≥{ $number }
trump_fighter-sign-low = ≤{ $number }
trump_fighter-sign-odd = odd
trump_fighter-sign-even = even
trump_fighter-or = or
trump_fighter-and = ; and { "" }
trump_fighter-role-straight = straight of { $n }
trump_fighter-role-kind = { $n } of a kind
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
trump_fighter-cards-opp = opp
trump_fighter-use-own = { $own } of your cards: { $demand }
trump_fighter-use-opp = { $opp } of theirs: { $demand }
trump_fighter-use-both = { $own } of your cards with { $opp } of theirs: { $demand }
trump_fighter-use-facing = two cards that face each other: { $demand }

trump_fighter-refusal-character_taken = That fighter is taken. There is only one of each.
trump_fighter-refusal-must_move = After a standstill you have to play a card on “Battle!”, not call.
trump_fighter-refusal-leftmost_empty = Fill spot { $expected } first: it is the leftmost empty one (not { $to }).
trump_fighter-refusal-not_in_hand = { $card } isn’t in your hand any more.
trump_fighter-refusal-not_ready = Both of you have to be ready for the battle.
trump_fighter-refusal-battle_stopped = The battle has stopped.
trump_fighter-refusal-window_over = Just too late: the call came first.

trump_fighter-reason-any_fighter = Every fighter has a chance.
trump_fighter-reason-is_ready = Everything is ready.
trump_fighter-reason-call_pays = A skill is complete: now is the time.
trump_fighter-reason-new_cards = With so few cards in hand a call brings new ones.
trump_fighter-reason-builds_skill = { $count ->
    [one] One more card until a skill scores.
   *[other] { $count } more cards until a skill scores.
  }
trump_fighter-reason-wards_off = It breaks what the opponent is building.
trump_fighter-reason-comes_near = It brings a skill one step closer.
trump_fighter-reason-has_to_move = A card has to be played.
trump_fighter-reason-call_costs = A call would help the opponent more.
trump_fighter-reason-gains_nothing = It doesn’t bring points any closer.
trump_fighter-reason-nothing_pays = Better to wait.

trump_fighter-entry-character = { $name } chose { $fighter }.
trump_fighter-move-lay-battle = Play { $card } to spot { $spot }
trump_fighter-move-call-battle = Call
trump_fighter-move-lay-fastest = Play { $card } to spot { $spot } on “Battle!”
trump_fighter-move-call-fastest = Call on “Battle!”
trump_fighter-move-none-fastest = Do nothing on “Battle!”
trump_fighter-entry-move = { $name } played { $card } to spot { $spot }.
trump_fighter-entry-call = { $name } called.
trump_fighter-entry-battle = Battle!
trump_fighter-entry-agree = Both agreed on a standstill.
trump_fighter-entry-stall = A standstill.

trump_fighter-option-check_s = Planning time
trump_fighter-option-check_s-help = Once one of you is ready, how long may the other keep planning?
trump_fighter-option-check_s-10 = 10 seconds
trump_fighter-option-check_s-30 = 30 seconds
trump_fighter-option-check_s-0 = No limit
trump_fighter-option-window_ms = Simultaneous within
trump_fighter-option-window_ms-help = After a call the opponent can still act for this long, as when hands cross at a real table.
trump_fighter-option-window_ms-value = { $value } ms

trump_fighter-more = More choices
trump_fighter-more-says = hands · series · highlights
trump_fighter-mode = How will you play?
trump_fighter-mode-faces = Face to face
trump_fighter-mode-keys = One keyboard
trump_fighter-mode-machine = Against a bot
trump_fighter-mode-slow = In turns
trump_fighter-mode-faces-help = Lay the phone or tablet flat between you. Each of you has one half and one hand, and you both play at the same time. Drag a card, or tap it and then a spot.
trump_fighter-mode-keys-help = You sit side by side. Each of you has a set of keys and plays with one hand, both at the same time.
trump_fighter-mode-machine-help = You play against the bot. It sees what you see, and needs time to react.
trump_fighter-mode-slow-help = No need to be fast: you take turns, with or without a clock. The other rules stay, but nothing is simultaneous except actions on “Battle!”. Two passes in a row count as a standstill.
trump_fighter-unfair = This device has no touch screen. With one mouse only one of you can move at a time, which would be unfair. These are fair:
trump_fighter-level = How good is the bot?
trump_fighter-level-easy = Easy
trump_fighter-level-even = Medium
trump_fighter-level-hard = Hard
trump_fighter-turn = Time per turn
trump_fighter-turn-10 = 10 s
trump_fighter-turn-20 = 20 s
trump_fighter-turn-40 = 40 s
trump_fighter-turn-0 = No clock
trump_fighter-hand-0 = Player 1 plays with
trump_fighter-hand-0-right = Right hand
trump_fighter-hand-0-left = Left hand
trump_fighter-hand-1 = Player 2 plays with
trump_fighter-hand-1-right = Right hand
trump_fighter-hand-1-left = Left hand
trump_fighter-best = Length of the series
trump_fighter-best-1 = Just one
trump_fighter-best-3 = Best of 3
trump_fighter-best-5 = Best of 5
trump_fighter-help = For beginners
trump_fighter-help-on = Highlight skills that are ready
trump_fighter-help-help = Spotting them yourself is half the fun, so this starts switched off.
trump_fighter-seating-help = Player 1 sits on the near side, player 2 on the far side.
trump_fighter-keys = Your keys
trump_fighter-keys-hand = Hand
trump_fighter-keys-field = Field
trump_fighter-keys-call = Call
trump_fighter-keys-help = Press a hand key, then a field key. The big key calls, and also says you are ready. Tap a key here to change it. Esc pauses.
trump_fighter-keys-press = Press the new key, or Esc to cancel.
trump_fighter-keys-reset = Reset keys
trump_fighter-pause = Pause
trump_fighter-still = Paused
trump_fighter-still-help = The match continues where it stopped as soon as everyone is back.
trump_fighter-waits-for-other = Waiting for the other player.
trump_fighter-go-on = { $name } is ready
trump_fighter-is-back = { $name } is here
trump_fighter-team = How many a side?
trump_fighter-team-1 = One against one
trump_fighter-team-3 = Three against three
trump_fighter-team-help = The winner stays; the losing side sends its next player. After a draw both sides send their next player. A side with three losses has lost.
trump_fighter-reserve = Player { $number } of side { $side }
trump_fighter-relay = Relay: { $one } left on side 1, { $two } on side 2.
trump_fighter-relay-next = Next: { $first } against { $second }.
trump_fighter-relay-won = { $side ->
    [0] It is a draw!
   *[other] Side { $side } wins!
}
trump_fighter-relay-go-on = Next fight
trump_fighter-series = Best of { $best }: { $first } { $one } – { $two } { $second }
trump_fighter-series-won = { $name } wins the series, { $first } { $one } – { $two } { $second }
trump_fighter-again-same = Rematch, same fighters
trump_fighter-again-new = Rematch, new fighters
trump_fighter-time = { $seconds } s into the fight

trump_fighter-tip-stall = Ten seconds without a move: a standstill.

trump_fighter-line-sunrise_axe = “My foot stays up until the sun does!”
trump_fighter-line-ring_of_fire = “Why jump through it? Spin it!”
trump_fighter-line-hundred_kicks = “Lost count? From the top, then!”
trump_fighter-line-loud_osu = “OSU! My voice has never lost.”
trump_fighter-line-last_hammer = “This blow, and the shop is closed.”
trump_fighter-line-iron_palm = “Strike it while it glows. Faces too.”
trump_fighter-line-sparks = “Mind the sparks when I stomp!”
trump_fighter-line-ring_edge = “Still in the ring. One toe counts!”
trump_fighter-line-gun_salute = “Twenty-one shots. We split the bill!”
trump_fighter-line-fair_split = “Half is yours. The half that hurts!”
trump_fighter-line-headwind = “Wind ahead? Turn the tub around!”
trump_fighter-line-barrel_roll = “An empty barrel rolls the best!”
trump_fighter-line-mirror_flip = “Left?” “Right?” “Both!”
trump_fighter-line-matching_slap = “After you.” “No, after you.”
trump_fighter-line-swap = “That was my sister.” “Younger sister.”
trump_fighter-line-on_three = “One, two…” “Three!”
trump_fighter-line-cushion = “Cushions fly when it is over, dear.”
trump_fighter-line-bitter_tea = “Bitter? Good. Now you are awake.”
trump_fighter-line-sweep = “I do like a tidy doorstep.”
trump_fighter-line-old_hand = “I saw that trick fifty years ago.”
trump_fighter-line-audit = “AUDIT COMPLETE. YOU ARE IN THE RED.”
trump_fighter-line-carry_one = “CARRY THE ONE. RAISE THE FIST.”
trump_fighter-line-no_remainder = “REMAINDER: NONE. MERCY: NONE.”
trump_fighter-line-round_down = “FRACTIONS ARE DROPPED. SO ARE YOU.”
trump_fighter-line-new_moon = “No moon tonight. Let us be quick.”
trump_fighter-line-decoy = “Behind you. No, behind that one.”
trump_fighter-line-blackout = “Lights out. Only for a moment, please.”
trump_fighter-line-caltrops = “You should have brought a lamp.”
trump_fighter-line-high_c = “No one else holds this note. En garde!”
trump_fighter-line-curtain_call = “Once more? But of course!”
trump_fighter-line-jewel_rain = “Do not pick them up. Catch them!”
trump_fighter-line-bouquet = “Your flowers, returned. Thorns and all.”
trump_fighter-line-liftoff = “Up to stage five it all adds up!”
trump_fighter-line-tailwind = “With a tailwind even an F can fly!”
trump_fighter-line-landing = “The landing site is… yes, you!”
trump_fighter-line-take_two = “A second failure is called a method!”
trump_fighter-line-harvest = “What is ripe comes down. Harvest time!”
trump_fighter-line-vine_four = “Struggle on. Vines love it.”
trump_fighter-line-plough = “Stones or rivals, the plough takes all!”
trump_fighter-line-seeds = “Seeds fly far from a mouth like mine!”

trump_fighter-ending-hinata = The whole dojo came down to the river. It was the first sunrise she had ever watched as a winner.
trump_fighter-ending-gonzo = The whole town queued with bowls before his biggest pot. The soup stayed hot to the very last ladle.
trump_fighter-ending-pomelo = The treasure split evenly, down to the last coin. By sunset the bathtub was off to the next sea.
trump_fighter-ending-rin_ran = They bought one cake and blew out its candles on three. Who is older can wait until next year.
trump_fighter-ending-kiku = Pupils and losers sat down to tea together. Granny Kiku poured a second cup without getting up.
trump_fighter-ending-abaco = The stationer’s shutter went up again after five years. Abaco gave its first customer a penny off.
trump_fighter-ending-sayo = Her prize put lamps along every path of the village. The small one now rests in a charm bag.
trump_fighter-ending-rose = The applause went on until dawn. In the front row three retired tenors threw flowers.
trump_fighter-ending-tombo = His rotor came down in the very middle of the schoolyard. The class drew him a star as big as the blackboard.
trump_fighter-ending-calabaza = By autumn his seeds had ripened in every field. On festival night the whole village wore his mask.
