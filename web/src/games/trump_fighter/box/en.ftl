trump_fighter-name = Super Trump Fighter
trump_fighter-pitch = Real-time poker duel: play cards at the same time, and be the first to spot a match and call.
trump_fighter-facts = 2 players · 10 min · real time
