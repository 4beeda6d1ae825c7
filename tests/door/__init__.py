"""The engine's one door."""
