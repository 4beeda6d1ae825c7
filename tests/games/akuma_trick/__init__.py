"""Akuma Trick's tests."""
