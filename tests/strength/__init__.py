"""The strength of the bots: rotated deals against fixed opponents."""
