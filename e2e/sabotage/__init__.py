"""Sabotages: possible mistakes, each inserted into a copy of the source, where some test must find it.

A list of them is a test of the tests. ``python -m e2e.sabotage`` (``make test-sabotage``) tries them all. Faults in
shared parts are in ``engine.py`` and ``page.py``, faults in one game in ``e2e/games/<id>/sabotages.py`` as
``SABOTAGES``, found by the game's id.
"""
