"""Bokunron, the Tyrant: eight tricks with face-down plays, and those who win too much are struck out."""
