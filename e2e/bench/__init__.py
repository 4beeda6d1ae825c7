"""Measurement of the engine's speed, and the systems for comparison."""
