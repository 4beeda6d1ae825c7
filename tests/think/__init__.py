"""Tests of the bots' core, which contains no game."""
