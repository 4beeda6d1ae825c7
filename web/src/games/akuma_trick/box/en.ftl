akuma_trick-name = Akuma Trick
akuma_trick-pitch = Let your little devils go, but don't be the first with none left.
akuma_trick-facts = 3–6 players · 20 minutes
akuma_trick-credit = Akuma Trick (アクマトリック), after its own rule sheet, which names no author
