"""Helpers for the browser tests."""
