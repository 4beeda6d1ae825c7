lucky_maker-name = Lucky Maker
lucky_maker-pitch = Everyone’s cards choose which colour decides. The other one scores.
lucky_maker-facts = Alone or together 3–5 players 15 min
