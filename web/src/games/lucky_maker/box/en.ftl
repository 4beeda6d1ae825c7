lucky_maker-name = Lucky Maker
lucky_maker-pitch = Everyone’s cards decide which colour counts. The other one scores.
lucky_maker-facts = 3–5 players · 15 min
