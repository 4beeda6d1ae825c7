bokunron-name = Bokunron, the Tyrant
bokunron-pitch = Win tricks, but not too many: tower too high, and you fall.
bokunron-facts = Alone or together 3–4 players 40 min
