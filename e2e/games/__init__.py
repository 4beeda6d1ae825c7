"""What the screen tests of each game need, and its own tests; :mod:`e2e.drivers` says what must be there."""
