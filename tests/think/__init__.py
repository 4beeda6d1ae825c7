"""Tests of the machine players' core, which knows no game."""
