lucky_maker-name = Lucky Maker
lucky_maker-pitch = Everybody’s cards decide which colour is followed. The other one scores.
lucky_maker-facts = 3–5 players · 15 min
