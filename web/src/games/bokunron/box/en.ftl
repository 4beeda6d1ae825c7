bokunron-name = Bokunron, the Tyrant
bokunron-pitch = Win tricks, but not too many: if you tower over the others, you are overthrown.
bokunron-facts = 3–4 players · 40 min
