trump_fighter-name = Super Trump Fighter
trump_fighter-pitch = Poker with fists up: both lay cards at once, and who sees it first calls.
trump_fighter-facts = 2 players · 10 min · live
