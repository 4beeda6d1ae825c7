"""Rules for every registered game."""
