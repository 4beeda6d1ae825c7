"""Akuma Trick on the screen."""
