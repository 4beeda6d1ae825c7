ghost_couple-credit = Ghost Couple by testing, .nar Archive カードゲーム企画 その2, 2002-09-24

ghost_couple-start-help = Rock-paper-scissors, a curry contest: any duel you like.

ghost_couple-side-0 = left moon
ghost_couple-side-1 = right moon
ghost_couple-card = { $name } ({ $ghost }, { $side })
ghost_couple-joker = Joker
ghost_couple-joker-of = Joker { $number }
ghost_couple-goes-with-any_card = Goes with every card.
ghost_couple-goes-with-same_rank = Any two { $rank }s go together.
ghost_couple-goes-with-silent = A couple with this card triggers no event.
ghost_couple-goes-with-quartet = All four in one treasure: { $points } extra points.

ghost_couple-event-1 = Turn up one more card.
ghost_couple-event-2 = Turn up two more cards.
ghost_couple-event-3 = Turn up three more cards.
ghost_couple-event-4 = Turn up the four corners; no more hand cards in couples this turn.
ghost_couple-event-5 = Turn up an X of five; no more hand cards in couples this turn.
ghost_couple-event-6 = Turn up a 3×3 of nine; no more hand cards in couples this turn.
ghost_couple-event-7 = Take three face-down cards into your hand, then put three hand cards in their places.
ghost_couple-event-8 = Choose a player: they draw two.
ghost_couple-event-9 = Choose a player: they draw three.
ghost_couple-event-10 = Skip the next player.
ghost_couple-event-11 = Reverse the direction of play.
ghost_couple-event-12 = Shuffle your whole hand into the deck and draw the same number.
ghost_couple-event-13 = Banish one card on the board; your turn ends.
ghost_couple-event-14 = Banish two cards on the board; your turn ends.
ghost_couple-event-15 = Look at another hand and banish one card of it.
ghost_couple-event-16 = The player with the most points draws two; if tied, all of them do.
ghost_couple-event-17 = Steal a card from another treasure.
ghost_couple-event-18 = Banish a card from another treasure.
ghost_couple-event-19 = Show the whole board for 15 seconds.
ghost_couple-event-20 = Banish one card on the board; your turn continues.

ghost_couple-ability-1 = Goes with any left moon.
ghost_couple-ability-2 = Goes with any left moon.
ghost_couple-ability-3 = Also goes with Lord Damian: 2 extra points.
ghost_couple-ability-4 = Also goes with Kasuri: 2 extra points.
ghost_couple-ability-5 = Dokuko, Yakuko, Kakuko and Honyuu: any two of them go together.
ghost_couple-ability-6 = Also goes with Izuna.
ghost_couple-ability-7 = Also goes with Futaba.
ghost_couple-ability-8 = Also goes with Sakura and Sakura Mikage.
ghost_couple-ability-9 = Old Man Broth and Para the True Man in one treasure: 1 extra point.

ghost_couple-board = The board
ghost_couple-cell = Place { $cell }: { $what }
ghost_couple-cell-plan = { $name } (number { $number })
ghost_couple-cell-down = face down
ghost_couple-cell-empty = empty
ghost_couple-cell-up = face up
ghost_couple-bar = Around the board
ghost_couple-deck = Deck { $count }
ghost_couple-next = Next: { $name }
ghost_couple-skipped = Skipped: { $names }
ghost_couple-direction-clockwise = Play goes clockwise
ghost_couple-direction-counter = Play goes anticlockwise
ghost_couple-banished = Banished
ghost_couple-banished-help = A banished card can pair with a hand card or a face-up card on the board. Both then leave the game without an event or points.
ghost_couple-banished-choose = Tap the one you want.
ghost_couple-banished-goes = can pair, 0 pts
ghost_couple-banished-empty = Nothing has been banished yet.
ghost_couple-treasures = Treasures
ghost_couple-open-cards = Cards to choose from
ghost_couple-treasure-count = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
}
ghost_couple-treasure-empty = No couples yet.
ghost_couple-gone = Out of the game
ghost_couple-everybody-ghosts = Ghosts
ghost_couple-everybody-trump = Cards
ghost_couple-hand-left = { $count ->
    [0] No cards left in hand
    [one] { $count } card left in hand
   *[other] { $count } cards left in hand
  }

ghost_couple-turned = { $card }.
ghost_couple-ask-flip = { $count ->
    [one] { $name }, turn one card up.
   *[other] { $name }, turn { $count } cards up.
}
ghost_couple-drew = You drew { $cards }. { $ask }
ghost_couple-ask-couple = { $name }, take a couple.
ghost_couple-ask-couple-or-swap = { $name }, tap two cards that make a couple, or tap a hand card to swap it with the centre.
ghost_couple-ask-couple-or-end = { $couples ->
    [0] Take a couple, or end the turn.
   *[other] Take another couple, or end the turn.
}
ghost_couple-ask-swap = No couples, { $name }. Tap a hand card to swap it with the centre.
ghost_couple-ask-end = { $couples ->
    [0] No couple here, and nothing to swap.
   *[other] No more couples here.
}
ghost_couple-ask-mate = Cards that pair with { $card } are lit.
ghost_couple-ask-no-mate = No card here pairs with { $card } now.
ghost_couple-ask-lay = The deck is empty, { $name }: tap a hand card and the place to lay it.
ghost_couple-ask-lay-where = Where does { $card } go?
ghost_couple-ask-draw_for = { $count ->
    [one] Who draws one card?
   *[other] Who draws { $count } cards?
}
ghost_couple-ask-take = { $count ->
    [one] Tap the face-down card to take.
   *[other] Tap { $count } face-down cards to take ({ $chosen } so far).
  }
ghost_couple-ask-take-do = { $count ->
    [one] Take this card
   *[other] Take these { $count }
}
ghost_couple-ask-put = Tap a hand card for place { $cell } ({ $chosen } of { $count }).
ghost_couple-ask-put-do = Put them face down
ghost_couple-ask-flip_x = Tap the middle of the X.
ghost_couple-ask-flip_block = Tap the middle of the 3×3.
ghost_couple-ask-turn-do = { $count ->
    [one] Turn this one up
   *[other] Turn these { $count } up
}
ghost_couple-ask-banish = { $count ->
    [one] Tap the card on the board to banish.
   *[other] Tap { $count } cards on the board to banish ({ $chosen } so far).
  }
ghost_couple-ask-banish-do = { $count ->
    [one] Banish this card
   *[other] Banish these { $count }
}
ghost_couple-ask-look = Whose hand do you want to see?
ghost_couple-ask-banish_hand = This is { $seat }’s hand. Tap the card to banish.
ghost_couple-ask-banish_hand-do = Banish { $card }
ghost_couple-ask-rob = Which card do you steal for your treasure?
ghost_couple-ask-rob-do = Steal { $card }
ghost_couple-ask-banish_treasure = Which card do you banish?
ghost_couple-ask-banish_treasure-do = Banish { $card }
ghost_couple-ask-hand = { $name }, open your hand for this.
ghost_couple-ask-open-couple = { $name }, tap a couple on the board. To use your hand, open it.
ghost_couple-ask-cover = Look, everyone! Remember as much as you can.
ghost_couple-ask-cover-do = Turn them face down
ghost_couple-ask-reshuffle = Your hand goes into the deck.
ghost_couple-ask-reshuffle-do = { $count ->
    [one] Shuffle it in and draw one
   *[other] Shuffle it in and draw { $count }
}
ghost_couple-do-swap = Swap { $card } with the centre
ghost_couple-do-end = End the turn
ghost_couple-move-lay = Lay { $card } on place { $cells }
ghost_couple-move-flip = Turn up place { $cells }
ghost_couple-move-couple = Take { $cards }
ghost_couple-move-swap = Swap { $card } with the centre
ghost_couple-move-end = End the turn
ghost_couple-move-draw_for = { $name } draws
ghost_couple-move-take = Take from place { $cells }
ghost_couple-move-put = Put back { $cards }
ghost_couple-move-flip_x = Turn up the X around place { $cells }
ghost_couple-move-flip_block = Turn up the 3×3 around place { $cells }
ghost_couple-move-banish = Banish from place { $cells }
ghost_couple-move-look = Look at { $name }’s hand
ghost_couple-move-banish_hand = Banish { $card }
ghost_couple-move-rob = Steal { $card } from { $name }
ghost_couple-move-banish_treasure = Banish { $card } from { $name }’s treasure
ghost_couple-move-cover = Turn cards face down
ghost_couple-move-reshuffle = Shuffle the hand into the deck

ghost_couple-with = With { $mate }:
ghost_couple-taken = { $cards }: a couple!
ghost_couple-taken-event = { $cards }: a couple! { $event }
ghost_couple-gone-couple = { $cards } leave the game, without points.

ghost_couple-reason-lays_mate = { $card } pairs with { $mate } on the board and can be turned up there.
ghost_couple-reason-lays_spare = No partner of { $card } has been found yet.
ghost_couple-reason-unseen_cell = It looks at a card that hasn’t been seen.
ghost_couple-reason-remembers_mate = { $card } is here and pairs with { $mate }.
ghost_couple-reason-remembers_pair = Both { $card } and { $mate } have been seen before.
ghost_couple-reason-shows_nothing_new = { $card } is here; this shows nothing new.
ghost_couple-reason-leaves_couple = It is better not to take the couple.
ghost_couple-reason-turn_over = There is nothing left to take.
ghost_couple-reason-swaps_spare = No known card on the board pairs with { $card }.
ghost_couple-reason-gives_up = It gives { $card } to the centre.
ghost_couple-reason-wins_match = This empties your hand and wins the match. The couple scores { $points }.
ghost_couple-reason-empties_hand = This empties your hand and ends the match. The couple scores { $points }.
ghost_couple-reason-brings_event = The couple scores { $points } and triggers an event.
ghost_couple-reason-uses_hand = It uses up a hand card, and the couple scores { $points }.
ghost_couple-reason-scores = The couple scores { $points }.
ghost_couple-reason-draws_itself = { $count ->
    [one] One more card in hand can pair with more of the board.
   *[other] { $count } more cards in hand can pair with more of the board.
  }
ghost_couple-reason-slows_down = { $count ->
    [one] { $seat } gets one more card and takes longer to empty the hand.
   *[other] { $seat } gets { $count } more cards and takes longer to empty the hand.
  }
ghost_couple-reason-takes_mate = It takes { $card }, which pairs with a card in hand.
ghost_couple-reason-takes_unseen = It takes cards from the board and puts others there.
ghost_couple-reason-puts_spare = It puts cards of little use on the board.
ghost_couple-reason-turns_most = { $count ->
    [one] This turns up one card.
   *[other] This turns up { $count } cards.
  }
ghost_couple-reason-banishes_useless = It removes a card that pairs with nothing in hand.
ghost_couple-reason-looks_at = { $count ->
    [one] It shows { $seat }’s only card.
   *[other] It shows all { $count } cards of { $seat }’s hand.
  }
ghost_couple-reason-spoils_hand = { $seat } can’t use { $card } any more.
ghost_couple-reason-robs = { $points ->
    [0] It steals { $card } from { $seat }.
    [one] It steals { $card } from { $seat }, worth 1 point.
   *[other] It steals { $card } from { $seat }, worth { $points } points.
  }
ghost_couple-reason-spoils_treasure = { $points ->
    [0] { $seat } loses { $card }.
    [one] { $seat } loses { $card } and 1 point.
   *[other] { $seat } loses { $card } and { $points } points.
  }
ghost_couple-reason-goes_on = There is nothing else to do.

ghost_couple-entry-lay = { $known ->
    [yes] { $name } laid { $card } on place { $cell }.
   *[no] { $name } laid a card face down on place { $cell }.
}
ghost_couple-entry-flip = { $name } turned up place { $cell }.
ghost_couple-entry-couple = { $name } took { $cards }.
ghost_couple-entry-couple-event =
    { $name } took { $cards }.
    { $event }
ghost_couple-entry-gone = { $name } sent { $cards } out of the game.
ghost_couple-entry-swap = { $name } put { $card } in the centre.
ghost_couple-entry-end = { $name } ended the turn.
ghost_couple-entry-draw_for = { $name } made { $other } draw.
ghost_couple-entry-take = { $name } took from place { $cells }.
ghost_couple-entry-put = { $name } put the same number of cards back.
ghost_couple-entry-flip_x = { $name } turned up the X around place { $cell }.
ghost_couple-entry-flip_block = { $name } turned up the 3×3 around place { $cell }.
ghost_couple-entry-banish = { $name } banished from place { $cells }.
ghost_couple-entry-look = { $name } looked at { $other }’s hand.
ghost_couple-entry-banish_hand = { $name } banished { $card } from that hand.
ghost_couple-entry-rob = { $name } stole { $card } from { $other }’s treasure.
ghost_couple-entry-banish_treasure = { $name } banished { $card } from { $other }’s treasure.
ghost_couple-entry-cover = The board was turned face down again.
ghost_couple-entry-reshuffle = { $name } shuffled the hand into the deck and drew again.

ghost_couple-term-cards = { $points } for cards
ghost_couple-term-quartets = { $points } for four eights
ghost_couple-term-abilities = { $points } for abilities
ghost_couple-term-bonus = { $points } for emptying the hand first

ghost_couple-refusal-not_now = { $phase ->
    [flip] Turn up the cards first.
    [lay] Lay a hand card on the board first.
    [couple] You can’t turn up more cards now: take couples, swap or end the turn.
    [cover] Turn the board face down first.
   *[other] Resolve the couple’s event first.
  }
ghost_couple-refusal-not_in_deck = { $card } isn’t in this deck.
ghost_couple-refusal-not_in_hand = { $card } isn’t in your hand.
ghost_couple-refusal-not_empty = Place { $cell } is taken. Choose an empty place.
ghost_couple-refusal-not_face_down = There is no face-down card on place { $cell }.
ghost_couple-refusal-not_two_cards = A couple is two cards, not { $count }.
ghost_couple-refusal-same_card = { $card } can’t be chosen twice.
ghost_couple-refusal-not_available = { $card } isn’t available.
ghost_couple-refusal-both_in_hand = { $cards } are both in your hand. One card of a couple has to be on the board.
ghost_couple-refusal-both_banished = { $cards } are both banished. One of the two has to be on the board or in your hand.
ghost_couple-refusal-hand_out_of_use = { $card } is in your hand, and you can’t use hand cards for the rest of this turn.
ghost_couple-refusal-no_couple = { $cards } don’t go together: { $why ->
    [left_moons] both are left moons.
    [right_moons] both are right moons.
    [same_colour] both have the same colour.
    [other_rank] their ranks differ.
   *[other_ghost] they are halves of different ghosts.
  }
ghost_couple-refusal-swap_owed = You took no couple, so your turn ends by swapping a hand card with the centre.
ghost_couple-refusal-no_swap_after_couple = You have taken a couple, so there is no swap.
ghost_couple-refusal-centre_empty = The centre is empty, so there is nothing to swap with.
ghost_couple-refusal-wrong_count = { $expected ->
    [one] Choose 1 card, not { $count }.
   *[other] Choose { $expected } cards, not { $count }.
  }
ghost_couple-refusal-same_cell = Place { $cell } can’t be chosen twice.
ghost_couple-refusal-not_a_middle = Place { $cell } is too near the edge. The middle must be in the inner 3×3.
ghost_couple-refusal-nothing_to_turn = There are no face-down cards around place { $cell }.
ghost_couple-refusal-no_card = There is no card on place { $cell }.
ghost_couple-refusal-no_seat = There is no player in that seat.
ghost_couple-refusal-not_yourself = Choose another player, not yourself.
ghost_couple-refusal-hand_empty = { $seat }’s hand is empty.
ghost_couple-refusal-not_in_that_hand = { $card } isn’t in { $seat }’s hand.
ghost_couple-refusal-not_in_treasure = { $card } isn’t in { $seat }’s treasure.

ghost_couple-option-deck = Which cards?
ghost_couple-option-deck-help = The ghosts have nineteen events and special abilities. Playing cards are simpler, for two or three players only.
ghost_couple-option-deck-ghosts = 100 ghost cards
ghost_couple-option-deck-trump = Playing cards


ghost_couple-rail = The steps of a turn
ghost_couple-rail-draw = Draw
ghost_couple-rail-flip = Turn two
ghost_couple-rail-couple = Couple
ghost_couple-rail-swap = Swap
ghost_couple-rail-end = Face down

ghost_couple-aim = Aim: most points, by joining the halves of moons.
ghost_couple-tip-event = Take a couple, and you carry out its event.
ghost_couple-tip-gone = With a banished card: no points, no event.
ghost_couple-tip-banish = A banished card can still make a couple.
ghost_couple-tip-swap = No couple: a hand card goes to the centre.
