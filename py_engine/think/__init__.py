"""Bots: given only a view, they guess the hidden cards and play the position out.

No module here names a game. The same request must get the same answer on every Python version and in every browser,
so moves are decided by ``+ - * /``, ``sqrt`` and comparisons alone: no ``exp`` or ``pow``, whose last digits differ
between machines, no ``sum`` of floats, which rounds differently since 3.12, no iteration over a set of strings.
"""
