ghost_couple-name = Ghost Couple
ghost_couple-pitch = Turn cards, remember them, and join the two halves of a moon.
ghost_couple-facts = Alone or together 2–6 players 30 min
