lucky_maker-credit = Lucky Maker by 居酒屋, 十式ゲームワークス, 2020-09-24
lucky_maker-story = A trick-taking game in which every card has two colours. A master card shows two of them; whichever is played more often decides who wins the trick, and the winner scores the master's number in the other.

lucky_maker-suit = { $name } { $sign }
lucky_maker-suit-R = red
lucky_maker-suit-B = blue
lucky_maker-suit-G = green
lucky_maker-suit-Y = yellow
lucky_maker-card = { $first } { $one }, { $second } { $two }

lucky_maker-master = Master card
lucky_maker-master-short = Master
lucky_maker-master-is = Master card: { $card }
lucky_maker-counts = On the table
lucky_maker-count = { $suit }: { $count }
lucky_maker-stake = More { $first } scores { $one }, more { $second } scores { $two }.

lucky_maker-ask-lead = { $free ->
    [yes] { $name } leads: any card will do.
   *[no] { $name } leads: a card with { $suits }.
}
lucky_maker-ask-follow = { $free ->
    [yes] { $name }, any card will do.
   *[no] { $name }, a card with { $suits }.
}
lucky_maker-ask-deal = This game is over. Deal the next one.

lucky_maker-refusal-must_follow = { $card } has neither { $suits }. While you hold one of them, you have to play it.
lucky_maker-refusal-not_in_hand = { $card } isn't in this hand.

lucky_maker-entry-play = { $name } played { $card }
lucky_maker-entry-deal = { $name } dealt the next game

lucky_maker-nobody-wins = Nobody wins the trick
lucky_maker-wins = { $points ->
    [one] { $name } wins the trick: { $points } point
   *[other] { $name } wins the trick: { $points } points
}
lucky_maker-why-more = There is more { $follow }, so { $follow } counts.
lucky_maker-why-level = Level, so the master's larger number decides: { $follow } counts.
lucky_maker-why-highest = The highest is { $best }; the master's { $scored } scores { $points }.
lucky_maker-why-last_of_equals = { $best } was there more than once, so the last one played wins; the master's { $scored } scores { $points }.
lucky_maker-why-master_higher = The master's own { $master } is higher than all of them, so nobody wins.
lucky_maker-why-no_follower = Nobody played either of the master's colours, so nobody wins.
lucky_maker-term = Master card { $card }: { $suit } for { $points }

lucky_maker-option-tie_lead = After a trick with equal highest numbers
lucky_maker-option-tie_lead-help = When the winning number lay there more than once, who leads next?
lucky_maker-option-tie_lead-stays = The same leader again
lucky_maker-option-tie_lead-winner = The winner
lucky_maker-option-games = Length of the match
lucky_maker-option-games-help = With as many games as players, luck in the deal evens out.
lucky_maker-option-games-one = One game
lucky_maker-option-games-players = As many games as players

lucky_maker-rules-cards = The cards
lucky_maker-rules-setup = Setting up
lucky_maker-rules-trick = A trick
lucky_maker-rules-result = Who wins it, and what it scores
lucky_maker-rules-end = The end
lucky_maker-rule-0 = Four colours: red ●, blue ■, green ▲, yellow ✕. Each card has two of them; each of the six pairs comes ten times, 60 cards in all. The two numbers on a card always add up to 11.
lucky_maker-rule-1-1 = Shuffle all the cards. Everybody gets 15 with three players, 12 with four, 10 with five. As many again form the face-down deck of master cards.
lucky_maker-rule-1-2 = The start player leads first.
lucky_maker-rule-2-1 = Before the lead, the top master card is turned over. Finished tricks and points stay open for all to see.
lucky_maker-rule-2-2 = From the leader on, clockwise, everybody plays one card.
lucky_maker-rule-2-3 = If you hold a card with at least one of the master's two colours, you must play one of those, whichever you like. The leader too. A card with both colours need not go first.
lucky_maker-rule-2-4 = If you hold neither colour, play any card. It can't win.
lucky_maker-rule-3-1 = Count how many of the cards played carry each of the master's colours. A card with both counts for both; the master itself isn't counted.
lucky_maker-rule-3-2 = The colour that came more often counts. If they are level, it is the one with the master's larger number.
lucky_maker-rule-3-3 = If nobody played either colour, nobody wins.
lucky_maker-rule-3-4 = The highest number in the colour that counts wins; among equals, the one played last.
lucky_maker-rule-3-5 = If the master's own number in that colour is higher than every card played, nobody wins. If it is equal to the highest, the player wins.
lucky_maker-rule-3-6 = The winner scores the master's number in the other colour.
lucky_maker-rule-3-7 = A trick that nobody wins leaves the game.
lucky_maker-rule-3-8 = The winner leads next. If nobody won, the same player leads again; likewise when the winning number lay there more than once, the master's included (an option gives the lead to the winner instead).
lucky_maker-rule-4-1 = The game ends when all hands are empty. The most points win; those who are level win together.
lucky_maker-rule-4-2 = You can play as many games as there are players and add the points up. The start player moves one to the left each game.
lucky_maker-rule-4-3 = The score sheet shows every trick that everybody won, and what it was worth.
lucky_maker-masters-left = { $count ->
    [0] no cards left in the deck
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
lucky_maker-game-of = Game { $game } of { $games }
lucky_maker-game-number = Game { $number }
lucky_maker-deal-next = Deal the next game
