lucky_maker-credit = Lucky Maker by 居酒屋, 十式ゲームワークス, 2020-09-24

lucky_maker-master = Master card
lucky_maker-master-short = Master
lucky_maker-master-is = Master card: { $card }

lucky_maker-ask-lead = { $free ->
    [yes] { $name } leads: play any card.
   *[no] { $name } leads: play a card with { $suits }.
}
lucky_maker-ask-follow = { $free ->
    [yes] { $name }, play any card.
   *[no] { $name }, play a card with { $suits }.
}
lucky_maker-ask-deal = The total of { $games } games decides. Deal the next game.

lucky_maker-refusal-must_follow = You can’t play { $card }: while you hold { $suits }, you must play one of those.
lucky_maker-refusal-not_in_hand = { $card } isn’t in your hand.

lucky_maker-reason-next_game = The only move is to deal the next game.
lucky_maker-reason-only_card = No other card can be played.
lucky_maker-reason-cannot_win = It has neither of the master’s suits and can’t win.
lucky_maker-reason-leads = { $points ->
    [one] It is the best card so far and would score 1 point.
   *[other] It is the best card so far and would score { $points } points.
  }
lucky_maker-reason-wins = { $points ->
    [one] It wins the trick for 1 point.
   *[other] It wins the trick for { $points } points.
  }
lucky_maker-reason-denies = { $points ->
    [one] { $seat } would win 1 point here; this card stops that.
   *[other] { $seat } would win { $points } points here; this card stops that.
  }
lucky_maker-reason-lets_go = { $points ->
    [one] { $seat } may win this one: it is worth only 1 point.
   *[other] { $seat } may win this one: it is worth only { $points } points.
  }
lucky_maker-reason-saves = It keeps { $card } for later.
lucky_maker-reason-stays_out = It stays out of this trick.

lucky_maker-entry-play = { $name } played { $card }.
lucky_maker-entry-deal = { $name } dealt the next game.

lucky_maker-nobody-wins = No one wins the trick
lucky_maker-wins = { $points ->
    [one] { $name } wins the trick: { $points } point
   *[other] { $name } wins the trick: { $points } points
}
lucky_maker-why-more = More { $follow } was played, so { $follow } decides.
lucky_maker-why-level = Tied, so the colour with the master’s larger number decides: { $follow }.
lucky_maker-why-highest = The highest card is { $best }; the master’s { $scored } scores { $points }.
lucky_maker-why-last_of_equals = The last { $best } played wins; the master’s { $scored } scores { $points }.
lucky_maker-why-master_higher = The master’s own { $master } is higher than all of them, so no one wins.
lucky_maker-why-lead_stays = The winning number was there more than once, so the same player leads again.
lucky_maker-why-no_follower = No one played either of the master’s colours, so no one wins.
lucky_maker-term = Master card { $card }: { $suit } for { $points }

lucky_maker-start-help = Who has had a piece of luck lately?
lucky_maker-option-tie_lead = After a trick in which the winning number was there more than once
lucky_maker-option-tie_lead-help = Who leads next? The master’s own card counts too. The sheet says the same leader; many groups expect the winner.
lucky_maker-option-tie_lead-stays = The same leader again
lucky_maker-option-tie_lead-winner = The winner
lucky_maker-option-games = Length of the match
lucky_maker-option-games-help = In a single game the start player is at a disadvantage: of four equal players, the start player wins 15%, the next 17%, then 29% and 39%. With as many games as players, everyone starts once.
lucky_maker-option-games-one = One game
lucky_maker-option-games-players = As many games as players

lucky_maker-masters-left = { $count ->
    [0] No master cards left
    [one] { $count } master card left
   *[other] { $count } master cards left
  }
lucky_maker-game-of = Game { $game } of { $games }
lucky_maker-game-number = Game { $number }
lucky_maker-total = Total
lucky_maker-deal-next = Deal the next game

lucky_maker-machine-R = Akane
lucky_maker-machine-B = Aoi
lucky_maker-machine-G = Midori
lucky_maker-machine-Y = Kiichi

lucky_maker-scale = The colour played more often decides
lucky_maker-scale-pan = { $points } for { $beat } or higher

lucky_maker-aim = Most points win. The commoner colour decides.
lucky_maker-tip-nobody = If no one reaches the master, no one scores.
