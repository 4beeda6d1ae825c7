"""Machine players: they are asked with a view and nothing else, guess what else may be, and play it out.

Nothing here knows a game. The same request must get the same answer on every Python version and in every browser,
so whatever decides a move is made of ``+ - * /`` and comparisons: no ``exp`` or ``pow``, whose last digits differ
between machines, no ``sum`` of floats, which rounds anew since 3.12, no walk over a set of strings.
"""
