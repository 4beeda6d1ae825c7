trump_fighter-name = Super Trump Fighter
trump_fighter-pitch = A poker duel in real time: play together, be the first to call.
trump_fighter-facts = Alone or together 2 players 2–10 min
