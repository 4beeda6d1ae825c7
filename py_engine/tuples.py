"""Fast construction of named tuples: in random play their own constructors take most of the time."""

from __future__ import annotations

named = tuple.__new__
"""``named(Point, (1, 2))`` is ``Point(1, 2)`` in half the time; as many values as the tuple has names."""
