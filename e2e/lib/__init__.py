"""Helpers of the tests in the browser."""
