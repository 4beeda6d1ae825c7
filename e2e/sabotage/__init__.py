"""Sabotages: faults that somebody could make, each put into a copy of the source, where some test must see it.

A list of them is a test of the tests. ``python -m e2e.sabotage`` (``make test-sabotage``) tries them all. What is
wrong in what all games share stands in ``engine.py`` and ``page.py``, what is wrong in one game in
``e2e/games/<id>/sabotages.py`` as ``SABOTAGES``, where it is found by the game's id.
"""
