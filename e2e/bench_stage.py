"""Empty room on a table, and the sizes of cards: ``python -m e2e.bench_stage [game …]``.

It looks at each deal on the first turn, with its fullest hand: the free space above the hand and next to the middle
as a share of the window's height, and the width of a card of the hand.
"""

from __future__ import annotations

from e2e.bench.run import PHONE, asked, at_the_site, verdict
from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.machines import quick_table
from e2e.lib.played import played
from e2e.lib.room import SIZES, resize
from e2e.lib.stage import room

MOST_FREE = 8  # % of the window's height
LEAST_WIDE = {12: 62, 16: 54}
"""Goals on a phone, by the most cards of a hand, CSS px."""

if __name__ == "__main__":
    games = asked()[1]
    with at_the_site() as (browser, url):
        # at rest: a card that is still being dealt has another place
        table = quick_table(browser.new_page(reduced_motion="reduce"), url)
        for game in games or IN_TURNS:
            driver = turn_driver(game)
            for set_up in {each.seats: each for each in (*driver.SMALLEST, *driver.MEASURED)}.values():
                match = played(set_up, 3, 0)
                for size in SIZES:
                    resize(table.page, size)
                    table.uncover(table.prepare(match.save()))
                    found = room(table.page)
                    free = {where: 100 * found[where] / size["height"] for where in ("above", "beside")}
                    words = [
                        f"{where} {share:.1f} % {verdict(share, MOST_FREE, ' %')}" for where, share in free.items()
                    ]
                    if size["width"] == PHONE["width"]:
                        goal = next((least for most, least in LEAST_WIDE.items() if found["cards"] <= most), 0)
                        words.append(verdict(found["card"], goal, " px", least=True))
                    window = f"{size['width']}x{size['height']}"
                    print(f"{set_up}, {window}: {found['cards']} cards of {found['card']:.0f} px", *words, sep=", ")
