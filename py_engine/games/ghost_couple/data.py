"""Ghost Couple's numbers: the board, the events and ranks, the playing cards.

Cells are numbered from 1, row by row, as in the notation (1.1).
"""

from __future__ import annotations

MOST_SEATS = 6
"""Most players, with any deck."""
SIDE = 5
"""Cells in a row, and rows (1.1)."""
CELLS = SIDE * SIDE
"""Cells of the board at the start."""
CENTRE = 13
"""The cell in the middle, face up (1.1)."""
CORNERS = (1, SIDE, CELLS - SIDE + 1, CELLS)
"""The four corner cells (5.3)."""
FIRST_FLIPS = 2
"""Cards turned up at the start of every turn (2.2)."""
TAKEN = 3
"""Cards taken into the hand by event 7 (5.3)."""
COVER_SECONDS = 15
"""Seconds for which event 19 shows the board (6.3)."""

INNER = tuple(row * SIDE + column for row in range(1, SIDE - 1) for column in range(2, SIDE))
"""The cells of the inner 3×3: the middles of an X or of a block (5.3, 6.3)."""
X_AREAS: dict[int, tuple[int, ...]] = {
    cell: (cell - SIDE - 1, cell - SIDE + 1, cell, cell + SIDE - 1, cell + SIDE + 1) for cell in INNER
}
"""The cells of each X, by its middle (5.3)."""
BLOCK_AREAS: dict[int, tuple[int, ...]] = {
    cell: tuple(cell + SIDE * down + right for down in (-1, 0, 1) for right in (-1, 0, 1)) for cell in INNER
}
"""The cells of each 3×3, by its middle (6.3)."""

BANISH_AND_GO_ON = 20
"""The event number of the playing cards' K: banish one card, and continue the turn (5.3); 6.3 numbers the rest."""

SUITS = "SHDC"
"""The playing cards' suits."""
RED = "HD"
"""The suits whose cards score (5.2)."""
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The playing cards' ranks."""
JOKERS = ("JO1", "JO2")
"""The names of the jokers."""
EIGHT = "8"
"""The rank that goes with itself in any colour (5.1)."""
JOKER_POINTS = -1
"""Points of a joker, and of a wild ghost card (5.2, 6.4)."""
RANK_POINTS: dict[str, int] = {rank: 2 if rank in "JQK" else 1 for rank in RANKS}
"""Points of a red card; black ones have none (5.2)."""
RANK_EVENTS: dict[str, int] = {"A": 1, "2": 8, "3": 7, "4": 4, "5": 5, "J": 10, "Q": 11, "K": BANISH_AND_GO_ON}
"""The effect of a couple of this rank, as the number of the event with the same effect (5.3)."""

QUARTET_POINTS = 8
"""Points for all four eights in one treasure (5.2)."""
PRIZE_POINTS = 2
"""Points for taking 飛白 and ダミアン様 as a couple (6.4)."""
ALLIES_POINTS = 1
"""Points for 汁親父 and 真の漢ぱら in one treasure (6.4)."""
