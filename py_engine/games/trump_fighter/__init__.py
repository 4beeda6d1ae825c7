"""Super Trump Fighter: two fighters, four skills each, poker hands in real time."""
