trump_fighter-name = Super Trump Fighter
trump_fighter-pitch = A poker duel in real time: play at the same time, and call the moment your cards score.
trump_fighter-facts = Alone or together 2 players 2–10 min real time
