phone-title = Hand on your phone
phone-what = Scan the code on the table’s screen with your camera, and your hand appears here. Only you see it.
phone-type = Type the code
phone-type-help = Without a camera, type the code from the table’s screen. Spaces don’t matter.
phone-code = Code
phone-take = Get my hand
phone-cover = Cover my hand
phone-tap = Tap a card to cross it out once it is played.
phone-say = Say: { $numbers }
phone-numbering = { $number ->
    [0] Code { $code }
   *[other] Player { $number } · Code { $code }
}
phone-whose = Whose hand?
phone-older = The code that you have just read is the older of these two. Which one does the table name?
phone-card = { $number }: { $card }
phone-in-hand = Hand
phone-lay-apart = Set apart: { $place }
phone-lay-apart-help = Tap cards to move them between your hand and “{ $place }”.
phone-hold-longer = Hold longer, or choose “Open with two taps” below.
phone-way-hold = Open by holding
phone-way-two-step = Open with two taps
phone-first = { $number ->
    [0] This is my hand
   *[other] I am player { $number }
}
phone-sure = Make sure that no one else can see the screen.
phone-others = Other hands
phone-other = { $game } ({ $time })
phone-delete = Delete this hand
phone-delete-really = Really delete it
phone-home = Open Tefuda
phone-fault = This code doesn’t work
phone-fault-empty = Type the code first.
phone-fault-too_long = This is too long for a code.
phone-fault-damaged = The code can’t be read. Check it for mistakes, or scan it again.
phone-fault-other_version = The code comes from another version of Tefuda. Reload this page and scan the code again.
phone-fault-unknown_cards = This page doesn’t know these cards. Reload it and scan the code again.
phone-framed = This page is being shown inside another site. To protect your hand, nothing is displayed here.
