review-eyes = Whose hand to see
review-all = All hands
review-hands = All hands
review-hand-of = { $name }’s hand
review-deal = The cards are dealt.
review-keys = Going through the match
review-bar = How far into the match
review-at-trick = Step { $step } of { $length } · trick { $number }
review-at-turn = Step { $step } of { $length } · turn { $number }
review-at-round = Step { $step } of { $length } · round { $number }
review-first = To the deal
review-last = To the end
review-back = One step back
review-on = One step on
review-back-trick = One trick back
review-back-turn = One turn back
review-back-round = One round back
review-on-trick = One trick on
review-on-turn = One turn on
review-on-round = One round on
review-play = Play by itself
review-stop = Stop
review-points = Points as they grew
review-part-trick = Trick
review-part-turn = Turn
review-part-round = Round
review-missing = There is no such match here. Another device may have it, or it was deleted.
review-unfinished = This match is still being played. All hands lie open once it is over.
review-same-deal = A match with the same deal is still being played on this device. If you see the hands now, that match counts for nothing.
review-agree = See the hands anyway
review-unreadable = This match can’t be gone through.

share = Share as a link
keep-match = Keep this match
share-what = What to share
share-match = The whole match
share-deal = Only its deal
share-names = With the players’ names
share-help = The link holds all of it: no server sees or keeps it. Whoever opens it can go through the match.
share-help-deal = The link holds the deal alone. Whoever opens it can play it.
share-link = Link
share-qr = The link as a QR code
share-no-qr = This link is too long for a QR code.
share-no-link = This match can’t be put in a link. Save it as a file instead.
link-title = From a link
link-players = { $count } players
link-match = Somebody has sent you a finished match to go through. Nothing of it is stored on this device unless you keep it, and it counts for no result.
link-deal = Somebody has sent you a deal to play. It is stored on this device once you begin. It counts for no result: whoever sent it may have seen all hands.
link-play = Play this deal
link-play-alone = Alone, against machines
link-bad_link = This link is damaged. Ask for it again, or take the match as a file.
link-cut_link = A part of this link is missing. Copy all of it, or ask for it again.
link-newer_link = A newer version of Tefuda made this link. Reload the page for the newest version, then open it again.
link-other_rules = This link was made under other rules of the game than today’s, so it can’t be played again.
link-unknown_game = This link is about a game that is not here.
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
day-share-help = ● is a trick you won or points you made, ○ somebody else’s, ・ nobody’s. It tells nothing of the hands; the link leads to the same deal.
day-share-none = There is no result to share of this match.

judge = Judged by the machine
judge-ask = Judge this match
judge-ask-help = The hard machine looks at every move again, from what its player knew then. That takes from some seconds to a minute or two, and can be cancelled.
judge-working = The machine looks at the match
judge-done = { $done } of { $total } steps
judge-cancel = Cancel
judge-silent = The machine gives no answer ({ $code }).
judge-help = How likely each was to win, as whoever was to act could know it then. A mark below shows a move that turned the match.
judge-chances = Chances to win
judge-percent = { $percent }%
judge-turns = The moves that turned it
judge-no-turns = No move cost anybody much.
judge-lost = { $name }’s chances fell by { $percent }%
judge-go = Look at step { $step }
judge-was-done = What was done
judge-waits = Wait
judge-would-do = What hard would have done
