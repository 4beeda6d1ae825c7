"""Exercises: acts that certainly cost much, found as the page finds them in a person's matches."""
