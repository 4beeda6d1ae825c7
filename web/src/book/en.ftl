book-empty = Nothing here yet. Every match that people finish on this device is added automatically.
book-filters = Filter
book-game = Game
book-deck = Cards
book-players = Players
book-players-count = { $count } players
book-person = Player
book-level = Bots
book-any = All
book-all = All matches
book-with-deck = { $name } ({ $deck })
book-hours = { $hours } h { $minutes } min
book-minutes = { $minutes } min

book-totals = Results
book-counted = { $count ->
    [0] No matches
    [one] One match
   *[other] { $count } matches
  }
book-matches = Matches
book-wins = Wins
book-win-share = Win rate
book-places = 1st · 2nd · 3rd …
book-mean-place = Average place
book-worth = Placement points
book-mean-points = Average points
book-best = Best
book-streak-now = Current streak
book-streak = Longest streak
book-drought = Longest without a win
book-time = Time played
book-totals-help = Placement points: 1 for each player behind you, ½ for each player tied with you. Time leaves out long breaks, and matches whose time was not measured.

book-ratings = Ratings
book-ratings-none = Ratings are shown after { $count } matches.
book-rating = Rating
book-rating-of = { $mean } ± { $doubt }
book-ratings-help = Everyone starts at 25 and gains by finishing ahead of strong players. The true rating is probably somewhere on the line. Shown after { $count } matches.
book-ways = Rating history
book-matches-ago = Matches ago

book-pairs = Who beats whom
book-against = against { $name }
book-pair = { $ahead } : { $behind }
book-pair-level = { $ahead } : { $behind } ({ $level } tied)
book-pairs-help = How often the player finished ahead of the other one, and how often behind.

book-evenings = Sessions
book-evening = { $count ->
    [one] { $day }, one match
   *[other] { $day }, { $count } matches
}
book-evenings-help = Matches less than six hours apart form one session.

book-last = Recent matches
book-placed = { $place }. { $name } ({ $points })
book-is-left = not counted
book-leave-out = Don’t count
book-put-back = Count it
book-bg-stats = To BG Stats

book-people = People
book-people-help = If someone has two names, rename one to the other to merge them. Hidden people don’t appear in the tables, but their matches still count for the others.
book-also = also { $names }
book-rename = Rename
book-new-name = New name for { $name }
book-merge = Merge with { $name }
book-have-met = { $person } and { $name } have played at the same table, so they are two people.
book-full = This scorebook has no room for more names. Split up some merged names first.
book-separate = Split off { $name }
book-hide = Hide
book-show = Show again

book-apart = Not counted
book-apart-help = Matches with bots, practice, what-ifs and matches from links don’t count. Nor does a match whose deal was already seen on this device before the match ended. If the same people play a deal more than once, only the first match to end counts.
book-apart-machines = With bots: { $count }
book-apart-what-ifs = What-ifs: { $count }
book-apart-linked = From links: { $count }
book-apart-opened = Deal already seen: { $count }

book-exchange = The scorebook as a file
book-export-csv = Save as CSV
book-export-json = Save as JSON
book-import = Import a scorebook
book-offered = { $count ->
    [one] That scorebook has one match. Add it? Nothing is saved until you agree.
   *[other] That scorebook has { $count } matches. Add them? Nothing is saved until you agree.
  }
book-offered-unread = { $count ->
    [one] One entry is not a result and will be skipped.
   *[other] { $count } entries are not results and will be skipped.
  }
book-take-in = Add
book-take-nothing = Cancel
book-import-added = { $count ->
    [0] All of its matches were already here.
    [one] One match was added.
   *[other] { $count } matches were added.
  }
book-import-too-big = This file is too big. The limit is { $megabytes } MB.
book-import-no-json = This file is not a scorebook.
book-import-no-book = This is not a Tefuda scorebook.
book-import-newer = A newer version of Tefuda made this scorebook. Reload the page to update, then import it again.
book-import-too-many = This scorebook contains too many matches.
book-import-no-results = This scorebook contains no results.
book-import-full = Nothing was added: that scorebook contains more alternative names than this one has room for.
