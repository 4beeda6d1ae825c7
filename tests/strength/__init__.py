"""How strong the machine players are: rotated deals against opponents that stay as they are."""
