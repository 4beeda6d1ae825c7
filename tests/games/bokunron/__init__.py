"""Bokunron's rules."""
