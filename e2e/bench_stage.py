"""Empty room on a table, and the sizes of cards: ``python -m e2e.bench_stage [game …]``.

It looks at each deal on the first turn, with its fullest hand: the free space above the hand and next to the middle
as a share of the window's height, and the width of a card of the hand.
"""

from __future__ import annotations

import sys

from commands import ensure_dist
from e2e.bench.browser import chromium, verdict
from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.machines import quick_table
from e2e.lib.played import played
from e2e.lib.room import SIZES, resize
from e2e.lib.stage import room
from serve import Site

MOST_FREE = 0.08
"""Share of the window's height."""
PHONE = 390
LEAST_WIDE = {12: 62, 16: 54}
"""Goals on a phone, by the most cards of a hand, CSS px."""


def main(games: list[str]) -> None:
    """Measure the games, by default all games in turns."""
    with chromium() as browser, Site(ensure_dist()) as site:
        for game in games or IN_TURNS:
            # at rest: a card that is still being dealt has another place
            table = quick_table(browser.new_page(reduced_motion="reduce"), site.url)
            least = {each.seats: each for each in (*turn_driver(game).SMALLEST, *turn_driver(game).MEASURED)}
            for set_up in least.values():
                match = played(set_up, 3, 0)
                for size in SIZES:
                    resize(table.page, size)
                    table.uncover(table.prepare(match.save()))
                    found = room(table.page)
                    high, wide = size["height"], found["card"]
                    print(f"{set_up}, {size['width']}x{high}: {found['cards']} cards of {wide:.0f} px", end="")
                    for where in ("above", "beside"):
                        share = found[where] / high
                        print(f", {where} {share:.1%} {verdict(100 * share, 100 * MOST_FREE, ' %')}", end="")
                    goal = next((least for most, least in LEAST_WIDE.items() if found["cards"] <= most), 0)
                    if size["width"] == PHONE:
                        print(f", {verdict(-wide, -goal, ' px')}", end="")
                    print()


if __name__ == "__main__":
    main(sys.argv[1:])
