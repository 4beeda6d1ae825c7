"""Each game's rules, clause by clause."""
