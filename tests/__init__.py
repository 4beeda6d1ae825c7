"""Tests of the rules: they run on CPython and a second time inside Pyodide."""
