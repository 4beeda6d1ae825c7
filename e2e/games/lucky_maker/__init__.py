"""Lucky Maker on the screen."""
