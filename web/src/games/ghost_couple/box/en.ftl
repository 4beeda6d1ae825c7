ghost_couple-name = Ghost Couple
ghost_couple-pitch = Turn cards up, remember them, and bring the two halves of a moon together.
ghost_couple-facts = Alone or together 2–6 players 30 min
