trump_fighter-name = Super Trump Fighter
trump_fighter-pitch = Poker hands with your fists up: both of you lay cards at once, and whoever sees it first calls.
trump_fighter-facts = 2 players · 10 minutes · real time
