"""Lucky Maker's rules."""
