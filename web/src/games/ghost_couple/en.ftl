ghost_couple-credit = Ghost Couple by testing, .nar Archive カードゲーム企画 その2, 2002-09-24
ghost_couple-story = A memory game with a hand. Every ghost has two sides, and a card of each makes a couple: both on the board, or one on the board and one in your hand. Each couple sets something going, so remembering is only half of it.

ghost_couple-side-0 = side 0
ghost_couple-side-1 = side 1
ghost_couple-card = { $name } ({ $ghost }, { $side })
ghost_couple-joker = Joker
ghost_couple-goes-with-any_card = Goes with every card.
ghost_couple-goes-with-same_rank = Any two { $rank }s go together.
ghost_couple-goes-with-silent = A couple with this card sets nothing going.
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

ghost_couple-ability-1 = Goes with any card of side 0.
ghost_couple-ability-2 = Goes with any card of side 0.
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
ghost_couple-banished-help = A banished card makes a couple with a hand card or a face-up card of the board; both then leave the game without effect or points. Tap one to choose it.
ghost_couple-banished-empty = Nothing has been banished yet.
ghost_couple-treasures = Treasures
ghost_couple-treasure-count = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
}
ghost_couple-treasure-empty = No couples yet.
ghost_couple-gone = Out of the game
ghost_couple-everybody-ghosts = Ghosts
ghost_couple-everybody-trump = Cards
ghost_couple-hand-cover = Cover
ghost_couple-hand-show = Show
ghost_couple-hand-is-down = Everybody may watch. Tap to see your hand.
ghost_couple-hand-left = { $count ->
    [0] The hand is empty.
    [one] { $count } card left in hand
   *[other] { $count } cards left in hand
}

ghost_couple-ask-flip = { $count ->
    [one] { $name }, turn one card up.
   *[other] { $name }, turn { $count } cards up.
}
ghost_couple-ask-couple = { $name }, take a couple.
ghost_couple-ask-couple-or-swap = { $name }, tap the two cards of a couple; or tap a hand card to swap it with the centre.
ghost_couple-ask-couple-or-end = Take another couple, or end the turn.
ghost_couple-ask-swap = No couple there, { $name }. Tap a hand card to swap it with the centre.
ghost_couple-ask-end = Nothing more goes together here.
ghost_couple-ask-mate = What goes with { $card }? It stands out.
ghost_couple-ask-no-mate = Nothing here goes with { $card } now.
ghost_couple-ask-lay = The deck is empty, { $name }: tap a hand card and the place to lay it.
ghost_couple-ask-lay-where = Where does { $card } go?
ghost_couple-ask-draw_for = { $count ->
    [one] Who draws one card?
   *[other] Who draws { $count } cards?
}
ghost_couple-ask-take = Tap { $count } face-down cards to take up ({ $chosen } so far).
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
ghost_couple-ask-banish_hand = This is { $seat }'s hand. Tap the card to banish.
ghost_couple-ask-banish_hand-do = Banish { $card }
ghost_couple-ask-rob = Which card comes into your treasure?
ghost_couple-ask-rob-do = Take { $card }
ghost_couple-ask-banish_treasure = Which card is banished?
ghost_couple-ask-banish_treasure-do = Banish { $card }
ghost_couple-ask-covered = Your hand is face down, { $name }. Show it to go on with it.
ghost_couple-ask-cover = Look, everybody! Remember as much as you can.
ghost_couple-ask-cover-do = Cover now
ghost_couple-ask-reshuffle = Your hand goes into the deck.
ghost_couple-ask-reshuffle-do = { $count ->
    [one] Shuffle it in and draw one
   *[other] Shuffle it in and draw { $count }
}
ghost_couple-do-swap = Swap { $card } with the centre
ghost_couple-do-end = End the turn

ghost_couple-taken = { $cards }: a couple!
ghost_couple-taken-event = { $cards }: a couple! { $event }
ghost_couple-gone-couple = { $cards } leave the game.

ghost_couple-entry-lay = { $known ->
    [yes] { $name } laid { $card } on place { $cell }.
   *[no] { $name } laid a card face down on place { $cell }.
}
ghost_couple-entry-flip = { $name } turned up place { $cell }.
ghost_couple-entry-couple = { $name } took { $cards }.
ghost_couple-entry-couple-event = { $name } took { $cards }. { $event }
ghost_couple-entry-gone = { $name } sent { $cards } out of the game.
ghost_couple-entry-swap = { $name } put { $card } in the centre.
ghost_couple-entry-end = { $name } ended the turn.
ghost_couple-entry-draw_for = { $name } let { $other } draw.
ghost_couple-entry-take = { $name } took up places { $cells }.
ghost_couple-entry-put = { $name } laid as many cards back.
ghost_couple-entry-flip_x = { $name } turned up the X round place { $cell }.
ghost_couple-entry-flip_block = { $name } turned up the 3×3 round place { $cell }.
ghost_couple-entry-banish = { $name } banished what lay on { $cells }.
ghost_couple-entry-look = { $name } looked at { $other }'s hand.
ghost_couple-entry-banish_hand = { $name } banished { $card } from that hand.
ghost_couple-entry-rob = { $name } took { $card } from { $other }'s treasure.
ghost_couple-entry-banish_treasure = { $name } banished { $card } from { $other }'s treasure.
ghost_couple-entry-cover = The board was covered again.
ghost_couple-entry-reshuffle = { $name } shuffled the hand into the deck and drew anew.

ghost_couple-term-cards = Cards { $points }
ghost_couple-term-quartets = Four eights { $points }
ghost_couple-term-abilities = Abilities { $points }
ghost_couple-term-bonus = First empty hand { $points }

ghost_couple-refusal-not_now = { $phase ->
    [flip] First the cards have to be turned up.
    [lay] First a hand card has to be laid on the board.
    [couple] No more cards are turned up now: take couples, swap or end the turn.
    [cover] First the board has to be covered again.
   *[other] First the couple just taken has to have its effect.
}
ghost_couple-refusal-not_in_deck = { $card } isn't in this deck.
ghost_couple-refusal-not_in_hand = { $card } isn't in this hand.
ghost_couple-refusal-not_empty = Place { $cell } isn't free for that. The card goes on an empty place.
ghost_couple-refusal-not_face_down = Nothing lies face down on place { $cell }.
ghost_couple-refusal-not_two_cards = A couple is two cards, not { $count }.
ghost_couple-refusal-same_card = { $card } can't be chosen twice.
ghost_couple-refusal-not_available = { $card } doesn't lie open here.
ghost_couple-refusal-both_in_hand = { $cards } are both in your hand. One of a couple has to lie on the board.
ghost_couple-refusal-both_banished = { $cards } are both banished. One of the two has to come from the board or your hand.
ghost_couple-refusal-hand_out_of_use = { $card } is in your hand, and hand cards are out of use for the rest of this turn.
ghost_couple-refusal-no_couple = { $cards }: those two don't go together.
ghost_couple-refusal-swap_owed = Without a couple, the turn ends by swapping a hand card with the centre.
ghost_couple-refusal-no_swap_after_couple = You have taken a couple, so there is no swap.
ghost_couple-refusal-centre_empty = The centre is empty, so there is nothing to swap with.
ghost_couple-refusal-wrong_count = { $expected } are asked for, not { $count }.
ghost_couple-refusal-same_cell = Place { $cell } can't be chosen twice.
ghost_couple-refusal-not_a_middle = Place { $cell } is too near the edge. The middle lies in the inner 3×3.
ghost_couple-refusal-nothing_to_turn = Nothing lies face down round place { $cell }.
ghost_couple-refusal-no_card = No card lies on place { $cell }.
ghost_couple-refusal-no_seat = Nobody sits there.
ghost_couple-refusal-not_yourself = It has to be somebody else.
ghost_couple-refusal-hand_empty = { $seat }'s hand is empty.
ghost_couple-refusal-not_in_that_hand = { $card } isn't in { $seat }'s hand.
ghost_couple-refusal-not_in_treasure = { $card } isn't in { $seat }'s treasure.

ghost_couple-option-deck = Which cards?
ghost_couple-option-deck-help = The ghosts bring nineteen events and their own friendships. The playing cards are simpler, and for two or three players only.
ghost_couple-option-deck-ghosts = 100 ghosts
ghost_couple-option-deck-trump = Playing cards (2–3 players)

ghost_couple-rules-setup = Setting up
ghost_couple-rules-turn = A turn
ghost_couple-rules-banishing = Banishing
ghost_couple-rules-end = The end
ghost_couple-rules-trump = With playing cards
ghost_couple-rules-ghosts = With the ghosts
ghost_couple-rule-1-1 = Shuffle, and lay 25 cards face down in five rows of five: places 1 to 25, row by row. The centre, place 13, lies face up. Everybody gets a hand of 5 ghosts, or 3 playing cards.
ghost_couple-rule-1-2 = There are your hand, the board, the deck, the banish area (open) and everybody's treasure: the couples won, open too.
ghost_couple-rule-1-3 = What you draw or lay face down only you see. A face-down card stays unknown on the board, even to whoever laid it: remember it. At the end the hands are shown.
ghost_couple-rule-2-1 = Your turn begins with a card from the deck. If the deck is empty, lay a hand card instead: face down on an empty place (face up on the centre), or on a new place 26, 27 … if none is empty.
ghost_couple-rule-2-2 = Turn two face-down cards up, the second after you have seen the first.
ghost_couple-rule-2-3 = Take couples: two cards that go together, both face up on the board, or one there and one in your hand; never two from your hand. Take as many as you like, one after the other; each has its effect at once. What can't be done is passed over.
ghost_couple-rule-2-4 = If you took none, swap a hand card with the centre card; yours then lies face up there. That ends the turn. (No hand or no centre card: no swap.)
ghost_couple-rule-2-5 = At the end of the turn everything but the centre is turned down, and empty places are filled from the deck.
ghost_couple-rule-2-6 = If a hand is empty now, anybody's, the game ends. Otherwise the next player's turn begins.
ghost_couple-rule-3-1 = Banished cards lie face up in the banish area.
ghost_couple-rule-3-2 = A banished card can make a couple with a hand card or a face-up card of the board. Both leave the game, without effect and without points; it counts as your couple of the turn.
ghost_couple-rule-4-1 = The most points win. Whoever is level wins together.
ghost_couple-rule-4-2 = Whose hand was empty first gets as many points more as there are players. Only hands empty at the end of the turn count.
ghost_couple-rule-4-3 = The score sheet tells points of the cards, the four eights, abilities and the bonus.
ghost_couple-rule-5-1 = Red is side 0, black side 1. The same number in different colours is a couple; so are any two 8s. A joker goes with everything.
ghost_couple-rule-5-2 = Red A to 10: 1 point; red J, Q, K: 2; jokers: −1; black cards: none. All four 8s in one treasure: 8 more.
ghost_couple-rule-5-3 = A: turn one more up. 2: somebody, you too, draws two. 3: take three face-down cards (not the centre), then lay three hand cards in their places. 4: the four corners come up. 5: an X of five comes up. After 4 and 5, hand cards are out of use for couples this turn. J: the next player is skipped. Q: the direction turns. K: banish a card of the board. Others, and couples with a joker: nothing.
ghost_couple-rule-5-4 = Where there are fewer cards than asked for, those there are count. An X or 3×3 needs at least one face-down card.
ghost_couple-rule-5-5 = Several skips add up, back to yourself at most. Who is next is found at the end of the turn, in the direction then.
ghost_couple-rule-6-1 = A card of side 0 and one of side 1 of the same ghost are a couple: the crest is the same, and the two half moons make a whole one. Most ghosts have two cards of each side.
ghost_couple-rule-6-2 = Side 0 has points, side 1 an event. Two wild characters score −1.
ghost_couple-rule-6-3 = Events: one, two or three more cards; four corners, an X or a 3×3 come up, then no hand cards for couples; take three and lay three back; somebody draws two or three; skip; turn the direction; shuffle your hand into the deck and draw anew; banish one or two of the board and end the turn; look at another hand and banish one of it; whoever leads draws two; take or banish a card of another treasure; the whole board open for 15 seconds.
ghost_couple-rule-6-4 = Friendships: Odd Unyuu and Creepy Yuuka go with any side 0 card. Kasuri with Lord Damian, 2 points more. Any two of Dokuko, Yakuko, Kakuko, Honyuu. Kakon with Izuna, Old Man Broth with Futaba, Unyuu with both Sakuras. Old Man Broth and Para the True Man in one treasure: 1 point more.
ghost_couple-rule-6-5 = Nobody has to remember all that: tap a card that lies open, or look under “Ghosts”.
