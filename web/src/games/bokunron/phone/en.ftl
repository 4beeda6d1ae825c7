bokunron-phone-ask = { $name }, play cards from your hand, { $least } to { $most }; include a card of { $suit } if you have one.
bokunron-phone-lay = { $count ->
    [one] Play { $count } card face down
   *[other] Play { $count } cards face down
}
bokunron-phone-up = No. { $number } face up
bokunron-phone-up-said = Play with number { $number } face up
bokunron-phone-tyrant = { $name }, choose a suit to weaken it: each chip takes off { $less }.
bokunron-refused-not_in_hand = Cards in the stock can’t be played.
bokunron-refused-must_follow = A hand that has the lead suit must play at least one card of it.
bokunron-refused-must_pass = An empty hand can only pass.
bokunron-refused-no_chips = A pass costs a chip, and you have none left.
bokunron-refused-passed_before = No one can pass twice in a row.
bokunron-refused-empty_column = There is nothing in that column, so no chip can go there.
