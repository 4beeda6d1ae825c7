"""Counts of legal continuations from positions in mid-match; the shared table only counts choices."""

from __future__ import annotations

import pytest

from tests.games.trump_fighter.table import Table
from tests.perft import perft

FULL = "battle, a C2 C3 C4 C5, b D2 D3 D4 D5, a settles, @500 battle"
WRONG_CALLS = ", ".join(f"@{at} battle call -" for at in range(0, 400, 100))

COUNTS = {
    "a check begun": ("", 0, [2, 74, 636]),
    "a check begun, with a window": ("", 100, [2, 74, 636]),
    "a battle begun": ("battle", 0, [12, 94, 824]),
    "a battle begun, with a window": ("battle", 100, [12, 104, 938]),
    "a call open": ("battle C2>1 -, @50 a calls", 0, [1, 2, 74]),
    "a call open, with a window": ("battle C2>1 -, @50 a calls", 100, [6, 23, 136]),
    "fields full": (f"{FULL}, {{played}}", 0, [24, 406, 5632]),
    "fields full, with a window": (f"{FULL}, {{played}}", 100, [24, 428, 6162]),
    "a seat bound": ("battle - D2>1, @10000 stall", 0, [11, 92, 586]),
    "a seat bound, with a window": ("battle - D2>1, @10000 stall", 100, [11, 101, 692]),
    "a break made": ("battle, @10000 stall", 0, [2, 34, 352]),
    "a break made, with a window": ("battle, @10000 stall", 100, [2, 34, 352]),
    "one wrong call from the end": (f"{WRONG_CALLS}, @1000 battle", 0, [12, 94, 823]),
    "one wrong call from the end, with a window": (f"{WRONG_CALLS}, @1000 battle", 100, [12, 104, 937]),
}
"""The actions, the window in ms, and the counts; ``played``: Ann covers her first spot twice, Ben his once."""


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("done", "window", "counts"), COUNTS.values(), ids=COUNTS)
def test_counts_of_legal_continuations_are_as_expected(done: str, window: int, counts: list[int]) -> None:
    before, played, _ = done.partition(", {played}")
    table = Table("C2 C3 C4 C5  D2 D3 D4 D5", window_ms=window).do(before)
    if played:
        (first, second, *_), (other, *_) = table.hands
        table.do(f"a {first}>1 {second}>1, b {other}>1")
    assert [perft(table.match, depth) for depth in (1, 2, 3)] == counts
