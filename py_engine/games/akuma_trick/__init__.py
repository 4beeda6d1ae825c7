"""Akuma Trick: get rid of little devils, but be the second to run out of them."""
