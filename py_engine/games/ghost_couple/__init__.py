"""Ghost Couple: a game of pairs with a hand, where every couple has an effect."""
