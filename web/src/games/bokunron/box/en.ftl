bokunron-name = Bokunron, the Tyrant
bokunron-pitch = Win tricks, but not too many: whoever towers over the rest is toppled.
bokunron-facts = 3–4 players · 40 minutes
bokunron-credit = Bokunron (暴君論) by 忍野凛也, version 4.1, 2017-01-31
