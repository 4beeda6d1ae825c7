"""Finished matches and deals as short texts for links: :func:`write` and :func:`read`.

A text is a version, the length of a number, that number and a checksum, in the 64 characters that every address
allows. The number contains the game, the version of its rules, the set-up, the deal, then each choice of the match
as its place among the legal ones; chance after the deal follows from these (S8) and is left out. The names are
included only on request. An unfinished match has no text, nor has its deal.

Texts come from strangers. Each choice is legal or does not exist, and the engine plays what it reads: a text leads
to a match that could have been played, or is refused with a code.
"""

from py_engine.link.link import Linked, read, write

__all__ = ["Linked", "read", "write"]
