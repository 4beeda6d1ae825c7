"""The rules of Tefuda's games behind one JSON door; see :mod:`py_engine.bridge`."""
