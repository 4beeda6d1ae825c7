lucky_maker-name = Lucky Maker
lucky_maker-pitch = Everybody's cards decide which colour is followed. The other one scores.
lucky_maker-facts = 3–5 players · 15 minutes
lucky_maker-credit = Lucky Maker by 居酒屋, 十式ゲームワークス, 2020-09-24
