book-empty = Nothing is written here yet. Every match that people finish on this device counts by itself.
book-filters = Which matches
book-game = Game
book-deck = Cards
book-players = How many
book-players-count = { $count } players
book-person = Player
book-any = All
book-all = All matches
book-with-deck = { $name } ({ $deck })
book-hours = { $hours } h { $minutes } min
book-minutes = { $minutes } min

book-totals = Everybody’s results
book-counted = { $count ->
    [0] No match counts here.
    [one] One match counts.
   *[other] { $count } matches count.
}
book-matches = Matches
book-wins = Wins
book-win-share = Won
book-places = 1st · 2nd · 3rd …
book-mean-place = Mean place
book-worth = Points for places
book-mean-points = Mean points
book-best = Best
book-streak-now = Wins in a row
book-streak = Longest
book-drought = Longest without
book-time = Time played
book-totals-help = A place is worth a point for everybody behind it, and half a point for everybody level. Time is counted from the matches that this version played, without long pauses.

book-ratings = How strong
book-ratings-none = A rating is shown from { $count } matches on.
book-rating = Rating
book-rating-of = { $mean } ± { $doubt }
book-ratings-help = Everybody starts at 25. The rating grows by coming in before the strong, and it is most likely somewhere on the line. It is shown from { $count } matches on.
book-ways = How it came to that
book-matches-ago = Matches ago

book-pairs = Who beats whom
book-against = against { $name }
book-pair = { $ahead } : { $behind }
book-pair-level = { $ahead } : { $behind } ({ $level } level)
book-pairs-help = How often the player on the left came in before the one above, and how often behind.

book-evenings = Evenings
book-evening = { $count ->
    [one] { $day }, one match
   *[other] { $day }, { $count } matches
}
book-evenings-help = Matches that follow upon each other within six hours are one evening.

book-last = Last matches
book-placed = { $place }. { $name } ({ $points })
book-is-left = does not count
book-leave-out = Leave out
book-put-back = Let it count
book-bg-stats = To BG Stats

book-people = People
book-people-help = Who was entered under two names becomes one person by taking the other name. Whoever is hidden is in no table, but their matches count for the others.
book-also = also { $names }
book-rename = Rename
book-new-name = New name for { $name }
book-merge = Make one with { $name }
book-have-met = { $person } and { $name } have sat at one table, so they are two people.
book-full = There is no room for more names in this book. Part some names again first.
book-separate = Part { $name } again
book-hide = Hide
book-show = Show again

book-apart = Kept apart
book-apart-help = Matches with machines, lessons, what-ifs and whatever came by a link count for nobody. Nor does a match whose deal was opened on this device before it ended. A deal counts once for the same people: as it ended first.
book-apart-machines = With machines: { $count }
book-apart-what-ifs = What-ifs: { $count }
book-apart-linked = From links: { $count }
book-apart-opened = Ended after their deal was opened: { $count }

book-exchange = The book as a file
book-export-csv = Save as CSV
book-export-json = Save as JSON
book-import = Open another book
book-offered = { $count ->
    [one] That book has one match. Take it in? Nothing is stored before you agree.
   *[other] That book has { $count } matches. Take them in? Nothing is stored before you agree.
}
book-offered-unread = { $count ->
    [one] One of its entries is no result and stays out.
   *[other] { $count } of its entries are no results and stay out.
}
book-take-in = Take them in
book-take-nothing = Leave it
book-import-added = { $count ->
    [0] All of its matches were here already.
    [one] One match came in.
   *[other] { $count } matches came in.
}
book-import-too-big = That file is too big. Files of up to { $megabytes } MB can be opened.
book-import-no-json = That isn’t a book: it can’t be read.
book-import-no-book = That isn’t a book of Tefuda.
book-import-newer = A newer version of Tefuda made that book. Reload the page for the newest version, then open it again.
book-import-too-many = There are too many matches in that book.
book-import-no-results = There is no result in that book.
book-import-full = Nothing came in: that book brings more other names of people than this one has room for.
