"""A trick: the data of a finished one, and the release number of its cards (4.2, 4.6)."""

from __future__ import annotations

from typing import NamedTuple

from py_engine.games.akuma_trick.data import EIGHT_COUNTS, EIGHTS, FOURS


class Trick(NamedTuple):
    """A finished trick: ``plays`` as (seat, mask) in order, the ``releaser`` and the mask of its ``discards``.

    ``next_leader`` is -1 if the release ended the game; ``log_end`` is the length of the log after the release.
    """

    leader: int
    plays: tuple[tuple[int, int], ...]
    releaser: int
    discards: int
    next_leader: int
    log_end: int


class ReleaseNumber(NamedTuple):
    """A release number and its terms (4.2): cards that count 1, 8s, 4s (which count 1 too), factor, total."""

    ones: int
    eights: int
    fours: int
    factor: int
    total: int


def release_number(cards: int) -> ReleaseNumber:
    """Return the release number of a trick's cards (4.2), 0 for an empty table."""
    eights, fours = (cards & EIGHTS).bit_count(), (cards & FOURS).bit_count()
    ones, factor = cards.bit_count() - eights, fours + 1
    return ReleaseNumber(ones, eights, fours, factor, (ones + EIGHT_COUNTS * eights) * factor)


def release_total(cards: int) -> int:
    """Return the total of :func:`release_number` alone, quickly."""
    eights, fours, count = cards & EIGHTS, cards & FOURS, cards.bit_count()
    if eights:
        count += (EIGHT_COUNTS - 1) * eights.bit_count()
    return count * (fours.bit_count() + 1) if fours else count
