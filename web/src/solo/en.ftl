solo-empty = Nothing here yet. Every match that you finish alone against bots is added automatically.
solo-help = Matches that one person finished against bots are counted. Practice, what-ifs and matches from links are not, nor is a match whose deal was already seen on this device. Deleted matches stay in the record.
solo-mixed = mixed levels
solo-size = { $size } · { $level }
solo-group = { $game } · { $size } · { $level }

solo-advice-up = { $game }: you finished ahead of { $share } of the bots in your last { $count } matches against { $level } bots. Try { $next }.
solo-advice-down = { $game }: you finished ahead of { $share } of the bots in your last { $count } matches against { $level } bots. Try { $next } for a while.
solo-advice-stay = { $game }: you finished ahead of { $share } of the bots in your last { $count } matches against { $level } bots. This level suits you.

solo-hints = Hints used
solo-hints-used = { $count ->
    [one] One hint
   *[other] { $count } hints
  }
solo-days = Days played

solo-groups = Placements
solo-groups-help = The bar is the share of the bots that finished behind you; a tie counts half. The mark is at { $even }, where equal players would be.
solo-bar = { $count ->
    [one] { $share } in one match
   *[other] { $share } in { $count } matches
  }
solo-table = Show as a table
solo-ahead = Bots behind you
solo-recent-points = Average of last { $count }

solo-trend = Trend
solo-trend-none = The trend is shown after { $count } matches.
solo-trend-help = Each point is the average of { $count } matches in a row.
solo-trend-said = { $title }: from { $before } to { $now }

solo-placed = { $name }: place { $place } of { $players } ({ $points })

solo-exchange = Your record as a file
solo-import = Import a record
solo-offered = { $count ->
    [one] That record has one match. Add it? Nothing is saved until you agree.
   *[other] That record has { $count } matches. Add them? Nothing is saved until you agree.
  }
solo-import-added = { $count ->
    [0] All of its matches were already here.
    [one] One match was added.
   *[other] { $count } matches were added.
  }
solo-import-too-big = This file is too big. The limit is { $megabytes } MB.
solo-import-no-json = This file is not a record.
solo-import-no-book = This is not a Tefuda record of matches alone.
solo-import-newer = A newer version of Tefuda made this record. Reload the page to update, then import it again.
solo-import-too-many = This record contains too many matches.
solo-import-no-results = This record contains no results.
