"""Ghost Couple's rules."""
