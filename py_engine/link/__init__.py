"""Finished matches and deals as short texts, to be sent as a link: :func:`write` and :func:`read`.

A text is a version, the length of a number, that number and a checksum, in the 64 characters that every address
takes. The number holds the game, the version of its rules, the set-up, the deal, then each choice of the match as
its place among the legal ones; chance after the deal follows from these (S8) and is left out. Names are in it only
when they are asked for. A match that is not over has no text, nor has its deal.

What is read comes from strangers. Each choice is legal or there is none, and the engine plays what it reads: a text
leads to a match that could have been played, or is refused with a code.
"""

from py_engine.link.link import Linked, read, write

__all__ = ["Linked", "read", "write"]
