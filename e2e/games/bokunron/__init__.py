"""Bokunron on the screen."""
