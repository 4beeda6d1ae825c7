"""The parts of the screen tests that belong to one game; :mod:`e2e.lib.drivers` lists the required ones."""
