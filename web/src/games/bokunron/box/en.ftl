bokunron-name = Bokunron, the Tyrant
bokunron-pitch = Win tricks, but not too many: if you tower over the others, you are overthrown.
bokunron-facts = Alone or together 3–4 players 40 min
