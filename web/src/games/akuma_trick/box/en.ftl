akuma_trick-name = Akuma Trick
akuma_trick-pitch = Let your little devils go – but don’t be the first to run out.
akuma_trick-facts = Alone or together 3–6 players 20 min
