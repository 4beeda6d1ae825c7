"""Sabotages: possible mistakes, each inserted into a copy of the source, where some test must find it.

A list of them is a test of the tests. ``python -m e2e.sabotage`` (``make test-sabotage``) tries them all. Faults in
shared parts are in ``engine.txt`` and ``page.txt``, a game's in ``e2e/games/<id>/sabotages.txt``. A row is::

    the fault in a few words
    the file | the nearest tests -k an expression that selects some of them by their names
    - each line of the text that occurs once in the file
    + each line of the text that replaces it, or no such line

Tests are paths from the project's folder, for pytest with a test's name after ``::`` where one is enough. Blank
lines separate rows, and a line that begins with ``#`` is a heading.
"""
