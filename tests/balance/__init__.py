"""Measurements of play between equal simple bots: ``python -m tests.balance.<game>``."""
