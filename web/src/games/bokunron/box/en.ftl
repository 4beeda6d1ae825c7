bokunron-name = Bokunron, the Tyrant
bokunron-pitch = Win tricks, but not too many: whoever towers over the rest is toppled.
bokunron-facts = 3–4 players · 40 min
