"""One page of a pair: a match played on it as by a person, and the page's full content."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.lib.drivers import turn_driver
from e2e.lib.notes import A_MOMENT, AT_REST, FORGET_NOTES, NOTE, SEEN
from e2e.lib.pairs import begun
from e2e.lib.table import TWO_STEPS, Table
from py_engine.match import Match
from tests.play import as_action

# the settings fetch the script, which a table otherwise fetches after a timer of its own
HAS_EXTRAS = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/extras-'))"


class Side(Table):
    """A page with one match of a pair on it.

    ``match`` is the shown match, ``whole`` the played one, ``address`` its address.
    """

    match: Match
    whole: Match
    address = ""
    moment = A_MOMENT
    """Milliseconds that pass with every look at it."""

    def __init__(self, page: Page, url: str) -> None:
        super().__init__(page, url)
        self.elsewhere = page.get_by_test_id("elsewhere")
        page.add_init_script(NOTE)
        page.add_init_script(f"({TWO_STEPS})()")
        self.go_home()
        self.leave()

    def begin(self, whole: Match, entries: int) -> None:
        """Put a match on the page as it was after ``entries`` entries, with no hand open."""
        self.whole = whole
        self.leave()
        self.match = self.prepare(begun(whole, entries).save())

    def leave(self) -> None:
        """Go to a place without a match, and wait until the page is idle and has all that a table uses."""
        self.page.goto(f"{self.url}#/settings")
        self.page.locator("[data-setting]").first.wait_for()
        self.page.wait_for_function(HAS_EXTRAS)
        self.page.evaluate(AT_REST, A_MOMENT)

    @property
    def acts(self) -> bool:
        """Return whether an action is left."""
        return len(self.whole.log) > len(self.match.log)

    def act(self) -> None:
        """Carry out the next entry of the match's log like a person, with the open hand that it needs."""
        game, driver = self.match.game, turn_driver(self.match.game.id)
        action = as_action(game, self.whole.log[len(self.match.log)].entry)
        if driver.needs_hand(self.match, action):
            self.ready(self.match)
        driver.perform(self, self.match, action)
        self.match = begun(self.whole, len(self.match.log) + 1)
        self.stored_and_shown(len(self.match.log))
        self.came_to(self.match)

    def close(self) -> None:
        """Close the hand, if one is still open."""
        if self.shown.count():
            self.button.click()
        elif self.open.count():
            self.page.get_by_role("button", name="Hide").click()
        self.gone("[data-stage=open], [data-stage=shown]")

    def settle(self) -> None:
        """Move the pointer away, since it may change colours, and wait until the page is idle."""
        self.page.mouse.move(0, 0)
        self.page.evaluate(AT_REST, self.moment)

    def forget(self) -> None:
        """Restart the notes."""
        self.settle()
        self.page.evaluate(FORGET_NOTES)

    def seen(self) -> dict[str, str]:
        """Return the full content of the page, with its requests and readings since the last look."""
        self.settle()
        names = self.page.locator("body").aria_snapshot()
        return {**self.page.evaluate(SEEN), "accessible names": names}
