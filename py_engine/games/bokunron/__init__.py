"""Bokunron, the Tyrant: eight tricks with face-down plays; seats that win too much are struck out."""
