rules-table = The table
rules-turn = A turn at a glance
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-ruling = ※ Our ruling: the sheet says nothing, is unclear, or says otherwise.
rules-print = Print (2 pages)
verdict-yes = allowed
verdict-no = not allowed
trial = Try it: tap a choice to see whether it is allowed.
trial-waits = (Loading…)
trial-right = Yes, that’s allowed.
trial-which = Which of these may be played?
