"""Super Trump Fighter on the screen."""
