rules-table = The table
rules-turn = A turn in five lines
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-print = Print on two pages
verdict-yes = allowed
verdict-no = not allowed
trial = Try it: tap, and see what the rules say.
trial-waits = (The engine is on its way.)
trial-right = Yes, that goes.
trial-which = Which of these may be played?
