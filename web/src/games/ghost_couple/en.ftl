ghost_couple-credit = Ghost Couple by testing, .nar Archive カードゲーム企画 その2, 2002-09-24

ghost_couple-side-0 = left moon
ghost_couple-side-1 = right moon
ghost_couple-card = { $name } ({ $ghost }, { $side })
ghost_couple-joker = Joker
ghost_couple-joker-of = Joker { $number }
ghost_couple-goes-with-any_card = Goes with every card.
ghost_couple-goes-with-same_rank = Any two { $rank }s go together.
ghost_couple-goes-with-silent = A couple with this card sets off no event.
ghost_couple-goes-with-quartet = All four in one treasure: { $points } points more.

ghost_couple-event-1 = One more card is turned up.
ghost_couple-event-2 = Two more cards are turned up.
ghost_couple-event-3 = Three more cards are turned up.
ghost_couple-event-4 = The four corners come up; no more hand cards for couples this turn.
ghost_couple-event-5 = An X of five comes up; no more hand cards for couples this turn.
ghost_couple-event-6 = A 3×3 of nine comes up; no more hand cards for couples this turn.
ghost_couple-event-7 = Three face-down cards into the hand, then three hand cards back in their places.
ghost_couple-event-8 = A player of your choice draws two.
ghost_couple-event-9 = A player of your choice draws three.
ghost_couple-event-10 = The next player is skipped.
ghost_couple-event-11 = The direction of play turns round.
ghost_couple-event-12 = Your whole hand is shuffled into the deck; draw as many.
ghost_couple-event-13 = One card of the board is banished, and the turn ends.
ghost_couple-event-14 = Two cards of the board are banished, and the turn ends.
ghost_couple-event-15 = Look at another hand and banish one card of it.
ghost_couple-event-16 = Whoever has the most points draws two.
ghost_couple-event-17 = Take a card from another treasure into yours.
ghost_couple-event-18 = Banish a card from another treasure.
ghost_couple-event-19 = The whole board lies open for 15 seconds.
ghost_couple-event-20 = One card of the board is banished; the turn goes on.

ghost_couple-ability-1 = Goes with any left moon.
ghost_couple-ability-2 = Goes with any left moon.
ghost_couple-ability-3 = Also goes with Lord Damian: 2 points more.
ghost_couple-ability-4 = Also goes with Kasuri: 2 points more.
ghost_couple-ability-5 = Dokuko, Yakuko, Kakuko and Honyuu: any two of them go together.
ghost_couple-ability-6 = Also goes with Izuna.
ghost_couple-ability-7 = Also goes with Futaba.
ghost_couple-ability-8 = Also goes with Sakura and Sakura Mikage.
ghost_couple-ability-9 = Old Man Broth and Para the True Man in one treasure: 1 point more.

ghost_couple-board = The board
ghost_couple-cell = Place { $cell }: { $what }
ghost_couple-cell-plan = { $name } (number { $number })
ghost_couple-cell-down = face down
ghost_couple-cell-empty = empty
ghost_couple-cell-up = face up
ghost_couple-bar = Beside the board
ghost_couple-deck = Deck { $count }
ghost_couple-next = Next: { $name }
ghost_couple-skipped = Skipped: { $names }
ghost_couple-direction-clockwise = Play goes clockwise
ghost_couple-direction-counter = Play goes counter-clockwise
ghost_couple-banished = Banished
ghost_couple-banished-help = A banished card makes a couple with a hand card or a face-up card of the board. Both then leave the game without event or points.
ghost_couple-banished-choose = Tap the one that you want.
ghost_couple-banished-goes = couples, for 0
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
    [0] The hand is empty.
    [one] { $count } card left in hand
   *[other] { $count } cards left in hand
}

ghost_couple-ask-flip = { $count ->
    [one] { $name }, turn one card up.
   *[other] { $name }, turn { $count } cards up.
}
ghost_couple-drew = You drew { $cards }. { $ask }
ghost_couple-ask-couple = { $name }, take a couple.
ghost_couple-ask-couple-or-swap = { $name }, tap the two cards of a couple; or tap a hand card to swap it with the centre.
ghost_couple-ask-couple-or-end = { $couples ->
    [0] Take a couple, or end the turn.
   *[other] Take another couple, or end the turn.
}
ghost_couple-ask-swap = No couple there, { $name }. Tap a hand card to swap it with the centre.
ghost_couple-ask-end = { $couples ->
    [0] No couple here, and nothing to swap.
   *[other] No more couples here.
}
ghost_couple-ask-mate = Cards that go with { $card } are lit.
ghost_couple-ask-no-mate = Nothing here goes with { $card } now.
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
ghost_couple-ask-put = Which hand card goes on place { $cell }? ({ $chosen } of { $count })
ghost_couple-ask-put-do = Lay them face down
ghost_couple-ask-flip_x = Tap the middle of the X.
ghost_couple-ask-flip_block = Tap the middle of the 3×3.
ghost_couple-ask-turn-do = { $count ->
    [one] Turn this one up
   *[other] Turn these { $count } up
}
ghost_couple-ask-banish = { $count ->
    [one] Tap the card of the board to banish.
   *[other] Tap { $count } cards of the board to banish ({ $chosen } so far).
}
ghost_couple-ask-banish-do = { $count ->
    [one] Banish this card
   *[other] Banish these { $count }
}
ghost_couple-ask-look = Whose hand do you want to see?
ghost_couple-ask-banish_hand = This is { $seat }’s hand. Tap the card to banish.
ghost_couple-ask-banish_hand-do = Banish { $card }
ghost_couple-ask-rob = Which card comes into your treasure?
ghost_couple-ask-rob-do = Take { $card }
ghost_couple-ask-banish_treasure = Which card is banished?
ghost_couple-ask-banish_treasure-do = Banish { $card }
ghost_couple-ask-hand = { $name }, this needs your hand: open it.
ghost_couple-ask-open-couple = { $name }, tap a couple on the board. To use your hand, open it.
ghost_couple-ask-cover = Look, everybody! Remember as much as you can.
ghost_couple-ask-cover-do = Cover now
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
ghost_couple-move-take = Take up places { $cells }
ghost_couple-move-put = Lay back { $cards }
ghost_couple-move-flip_x = Turn up the X round place { $cells }
ghost_couple-move-flip_block = Turn up the 3×3 round place { $cells }
ghost_couple-move-banish = Banish what lies on { $cells }
ghost_couple-move-look = Look at { $name }’s hand
ghost_couple-move-banish_hand = Banish { $card }
ghost_couple-move-rob = Take { $card } from { $name }
ghost_couple-move-banish_treasure = Banish { $card } from { $name }’s treasure
ghost_couple-move-cover = Cover the board
ghost_couple-move-reshuffle = Shuffle the hand into the deck

ghost_couple-with = With { $mate }:
ghost_couple-taken = { $cards }: a couple!
ghost_couple-taken-event = { $cards }: a couple! { $event }
ghost_couple-gone-couple = { $cards } leave the game, without points.

ghost_couple-reason-lays_mate = { $card } goes with { $mate } on the board and can be turned up there.
ghost_couple-reason-lays_spare = Nothing that goes with { $card } has been found yet.
ghost_couple-reason-unseen_cell = It looks at a card that it doesn’t remember.
ghost_couple-reason-remembers_mate = { $card } lies here and goes with { $mate }.
ghost_couple-reason-remembers_pair = Both { $card } and { $mate } lie where it remembers them.
ghost_couple-reason-shows_nothing_new = { $card } lies here; nothing new is shown.
ghost_couple-reason-leaves_couple = It is better to leave what could be taken.
ghost_couple-reason-turn_over = There is nothing left to take.
ghost_couple-reason-swaps_spare = Nothing known on the board goes with { $card }.
ghost_couple-reason-gives_up = It gives { $card } to the centre.
ghost_couple-reason-wins_match = The hand is empty and the match is won. Points of the couple: { $points }.
ghost_couple-reason-empties_hand = The hand is empty and the match ends. Points of the couple: { $points }.
ghost_couple-reason-brings_event = The couple sets off an event, too. Its points: { $points }.
ghost_couple-reason-uses_hand = It uses up a hand card. Points of the couple: { $points }.
ghost_couple-reason-scores = Points of the couple: { $points }.
ghost_couple-reason-draws_itself = More cards in hand go with more on the board. Cards: { $count }.
ghost_couple-reason-slows_down = It takes { $seat } longer to empty the hand. Cards more: { $count }.
ghost_couple-reason-takes_mate = It takes { $card }, which goes with its hand.
ghost_couple-reason-takes_unseen = It takes cards from the board and lays others there.
ghost_couple-reason-puts_spare = It lays cards of little use on the board.
ghost_couple-reason-turns_most = Cards that are turned up: { $count }.
ghost_couple-reason-banishes_useless = It removes what goes with nothing in its hand.
ghost_couple-reason-looks_at = It sees all of { $seat }’s hand. Cards: { $count }.
ghost_couple-reason-spoils_hand = { $seat } can’t use { $card } any more.
ghost_couple-reason-robs = It gets { $card } from { $seat }. Points: { $points }.
ghost_couple-reason-spoils_treasure = { $seat } loses { $card }. Points: { $points }.
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
ghost_couple-entry-draw_for = { $name } let { $other } draw.
ghost_couple-entry-take = { $name } took up places { $cells }.
ghost_couple-entry-put = { $name } laid as many cards back.
ghost_couple-entry-flip_x = { $name } turned up the X round place { $cell }.
ghost_couple-entry-flip_block = { $name } turned up the 3×3 round place { $cell }.
ghost_couple-entry-banish = { $name } banished what lay on { $cells }.
ghost_couple-entry-look = { $name } looked at { $other }’s hand.
ghost_couple-entry-banish_hand = { $name } banished { $card } from that hand.
ghost_couple-entry-rob = { $name } took { $card } from { $other }’s treasure.
ghost_couple-entry-banish_treasure = { $name } banished { $card } from { $other }’s treasure.
ghost_couple-entry-cover = The board was covered again.
ghost_couple-entry-reshuffle = { $name } shuffled the hand into the deck and drew anew.

ghost_couple-term-cards = { $points } by cards
ghost_couple-term-quartets = { $points } by four eights
ghost_couple-term-abilities = { $points } by abilities
ghost_couple-term-bonus = { $points } by the first empty hand

ghost_couple-refusal-not_now = { $phase ->
    [flip] First the cards have to be turned up.
    [lay] First a hand card has to be laid on the board.
    [couple] No more cards are turned up now: take couples, swap or end the turn.
    [cover] First the board has to be covered again.
   *[other] The event of the couple just taken comes first.
}
ghost_couple-refusal-not_in_deck = { $card } isn’t in this deck.
ghost_couple-refusal-not_in_hand = { $card } isn’t in this hand.
ghost_couple-refusal-not_empty = Place { $cell } isn’t free for that. The card goes on an empty place.
ghost_couple-refusal-not_face_down = Nothing lies face down on place { $cell }.
ghost_couple-refusal-not_two_cards = A couple is two cards, not { $count }.
ghost_couple-refusal-same_card = { $card } can’t be chosen twice.
ghost_couple-refusal-not_available = { $card } doesn’t lie open here.
ghost_couple-refusal-both_in_hand = { $cards } are both in your hand. One of a couple has to lie on the board.
ghost_couple-refusal-both_banished = { $cards } are both banished. One of the two has to come from the board or your hand.
ghost_couple-refusal-hand_out_of_use = { $card } is in your hand, and hand cards are out of use for the rest of this turn.
ghost_couple-refusal-no_couple = { $cards } don’t go together: { $why ->
    [left_moons] both are left moons.
    [right_moons] both are right moons.
    [same_colour] both have the same colour.
    [other_rank] their ranks differ.
   *[other_ghost] they are halves of two ghosts.
}
ghost_couple-refusal-swap_owed = Without a couple, the turn ends by swapping a hand card with the centre.
ghost_couple-refusal-no_swap_after_couple = You have taken a couple, so there is no swap.
ghost_couple-refusal-centre_empty = The centre is empty, so there is nothing to swap with.
ghost_couple-refusal-wrong_count = Choose { $expected }, not { $count }.
ghost_couple-refusal-same_cell = Place { $cell } can’t be chosen twice.
ghost_couple-refusal-not_a_middle = Place { $cell } is too near the edge. The middle lies in the inner 3×3.
ghost_couple-refusal-nothing_to_turn = Nothing lies face down round place { $cell }.
ghost_couple-refusal-no_card = No card lies on place { $cell }.
ghost_couple-refusal-no_seat = Nobody sits there.
ghost_couple-refusal-not_yourself = It has to be somebody else.
ghost_couple-refusal-hand_empty = { $seat }’s hand is empty.
ghost_couple-refusal-not_in_that_hand = { $card } isn’t in { $seat }’s hand.
ghost_couple-refusal-not_in_treasure = { $card } isn’t in { $seat }’s treasure.

ghost_couple-option-deck = Which cards?
ghost_couple-option-deck-help = The ghosts bring nineteen events and their own friendships. The playing cards are simpler, and for two or three players only.
ghost_couple-option-deck-ghosts = 100 ghosts
ghost_couple-option-deck-trump = Playing cards (2–3 players)

ghost_couple-machine-lantern = Tomoshibi
ghost_couple-machine-snow = Koyuki
ghost_couple-machine-fox = Kogitsune
ghost_couple-machine-moon = Oboro
ghost_couple-machine-moss = Kokemaru

ghost_couple-rail = The steps of a turn
ghost_couple-rail-draw = Draw
ghost_couple-rail-flip = Turn two
ghost_couple-rail-couple = Couple
ghost_couple-rail-swap = Swap
ghost_couple-rail-end = Turn down

ghost_couple-tip-event = An event is for whoever takes the couple.
ghost_couple-tip-gone = With a banished card: no points, no event.
ghost_couple-tip-banish = A banished card can still be coupled.
ghost_couple-tip-swap = No couple: a hand card goes to the centre.
