review-eyes = Show whose hand?
review-all = All hands
review-hands = All hands
review-hand-of = { $name }’s hand
review-deal = The deal.
review-keys = Replay controls
review-bar = Position in the match
review-at-trick = Step { $step } of { $length } · trick { $number }
review-at-turn = Step { $step } of { $length } · turn { $number }
review-at-round = Step { $step } of { $length } · round { $number }
review-first = First step
review-last = Last step
review-back = Previous step
review-on = Next step
review-back-trick = Previous trick
review-back-turn = Previous turn
review-back-round = Previous round
review-on-trick = Next trick
review-on-turn = Next turn
review-on-round = Next round
review-play = Autoplay
review-stop = Stop
review-points = Points over time
review-part-trick = Trick
review-part-turn = Turn
review-part-round = Round
review-missing = This match isn’t here. It may be on another device, or it was deleted.
review-unfinished = This match is still being played. You can see all hands once it is over.
review-same-deal = A match with the same deal is still being played on this device. If you see the hands now, that match won’t count.
review-agree = See the hands anyway
review-unreadable = This match can’t be replayed.

share = Share as a link
keep-match = Save this match
share-what = What to share
share-match = The whole match
share-deal = The deal only
share-names = With the players’ names
share-help = The link contains the whole match; nothing is sent to a server. Anyone who opens it can replay the match.
share-help-deal = The link contains only the deal. Anyone who opens it can play it.
share-link = Link
share-qr = The link as a QR code
share-no-qr = This link is too long for a QR code.
share-no-link = This match doesn’t fit in a link. Save it to a file instead.
link-title = From a link
link-players = { $count } players
link-match = Someone has sent you a finished match. It isn’t stored on this device unless you save it, and it doesn’t count in the scorebook.
link-deal = Someone has sent you a deal to play. It is stored on this device once you start. It doesn’t count: the sender may have seen all hands.
link-play = Play this deal
link-play-alone = Alone, against bots
link-bad_link = This link is damaged. Ask for it again, or for the match as a file.
link-cut_link = Part of this link is missing. Copy all of it, or ask for it again.
link-newer_link = A newer version of Tefuda made this link. Reload the page to update, then open it again.
link-other_rules = This link was made under different rules, so the match can’t be replayed.
link-unknown_game = This link is for a game that Tefuda doesn’t have.
link-other = This link can’t be opened.

day-line = Tefuda deal of the day { $date }, { $game }: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
day-share = Share the result
day-share-help = ● you won the trick or scored, ○ someone else did, ・ no one did. It reveals nothing about the hands; the link opens the same deal.
day-share-none = This match has no result to share.

as-table = As a table
judge = Bot analysis
judge-ask = Analyse this match
judge-ask-help = The hard bot reviews every move, using only what that player knew at the time. This can take from a few seconds to two minutes, and you can cancel it.
judge-working = The bot is analysing the match
judge-done = { $done } of { $total } steps
judge-cancel = Cancel
judge-silent = The bot is not responding ({ $code }).
judge-help = Each player’s chance of winning, as far as the player to move could know at that time. The numbers mark the moves that changed the match.
judge-chances = Chances of winning
judge-percent = { $percent }%
judge-turns = Turning points
judge-no-turns = No move cost anyone much.
judge-lost = { $percent ->
    [one] { $name } lost 1 percentage point
   *[other] { $name } lost { $percent } percentage points
  }
judge-go = Look at step { $step }
judge-was-done = The move played
judge-waits = Wait
judge-would-do = The hard bot’s move
exercises-find = Make exercises from this match
