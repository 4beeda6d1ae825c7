"""Ghost Couple on the screen."""
