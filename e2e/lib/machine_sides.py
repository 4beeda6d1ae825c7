"""A page of a pair on which one person sits among bots, and the moments at which two of them are compared.

The bots act by the match's log, each on command, since their own thinking must not matter: the exchanged cards may
be in their hands, and a bot that sees them may act on them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Page

from e2e.lib.lockstep import compare
from e2e.lib.moments import Moment, acts, chooses, closes_sheet, reads_log, stands, takes_back_by, taps_illegal
from e2e.lib.notes import AT_REST
from e2e.lib.pairs import Pair, begun
from e2e.lib.seated import machines_but
from e2e.lib.sides import Side
from e2e.lib.support import wait_for_engine
from py_engine.match import Match
from tests.play import as_action

OBEDIENT = """
window.asking = [];
window.told = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.isAwake = false;
    this.addEventListener("message", ({ data }) => {
      if (data.type === "ready") window.isAwake = true;
    });
    const post = this.postMessage.bind(this);
    this.postMessage = (message, ...rest) => {
      if (!message.requests?.some((text) => JSON.parse(text).op === "think")) return post(message, ...rest);
      window.told.push(...message.requests);
      this.secret.add(message.id);
      window.asking.push((action) => {
        const answers = [JSON.stringify({ action, choices: [], spent: 0, worlds: 0 })];
        window.awaited += 1;
        this.dispatchEvent(new MessageEvent("message", { data: { type: "answers", id: message.id, answers } }));
      });
    };
  }
};
window.tell = (action) => window.asking.shift()(action);
"""
"""``window.tell(action)`` answers the oldest question to a bot; ``window.told`` are all of them."""
OF_MACHINES = frozenset({"machine's question", "machine's answer"})
LONG = 30_000
"""Milliseconds, longer than any check."""


class SideAmongMachines(Side):
    """A side on which a pair's viewer sits alone."""

    person = -1

    def __init__(self, page: Page, url: str) -> None:
        page.add_init_script(OBEDIENT)
        super().__init__(page, url)

    def sit(self, whole: Match, entries: int, person: int) -> None:
        """Put a match on the page as it was after ``entries`` entries, with that person's hand open."""
        self.leave()
        if self.person >= 0:
            # an unanswered question would be asked again, and disturb the next match
            self.page.reload()
            self.page.locator("[data-setting]").first.wait_for()
            wait_for_engine(self.page)  # a match opened earlier may be opened twice
        self.whole, self.person = whole, person
        machines = machines_but({person}, len(whole.names))
        self.match = self.replace(begun(whole, entries).save(), bots=machines)
        self.page.locator("[data-testid=table][data-stage=open], [data-stage=watch]").wait_for()
        self.page.wait_for_function("() => window.isAwake")
        self.page.evaluate("seats => { window.machines = seats; }", [*{*range(len(machines))} - {person}])

    @property
    def is_machines_turn(self) -> bool:
        """Return whether a bot has to act."""
        return bool(self.match.state.actors()[0] != self.person)

    def settle(self) -> None:
        """Wait until the bot in turn is asked, and the page is idle."""
        if self.person >= 0 and not self.match.state.over and self.is_machines_turn:
            self.page.wait_for_function("() => window.asking.length")
        super().settle()

    def obey(self) -> None:
        """Make the bot in turn carry out the next entry of the match's log."""
        action = as_action(self.match.game, self.whole.log[len(self.match.log)].entry)
        self.check_questions()
        self.page.evaluate("action => window.tell(action)", action)
        self.page.evaluate(AT_REST, LONG)
        self.match = begun(self.whole, len(self.match.log) + 1)
        self.logged(len(self.match.log))
        self.came_to(self.match)

    def check_questions(self) -> None:
        """Check that a bot gets its own seat's view of this match, and nothing else."""
        for text in self.page.evaluate("window.told.splice(0)"):
            asked: dict[str, Any] = json.loads(text)
            assert {*asked} <= {"op", "view", "level", "effort"}
            view, seat = asked["view"], asked["view"]["seat"]
            assert seat != self.person
            own = json.loads(json.dumps(self.match.view(seat)))
            other = [name for name in {*view, *own} if view.get(name) != own.get(name)]
            assert not other, f"seat {seat} gets another {other}: {[(view.get(n), own.get(n)) for n in other]}"

    def seen(self) -> dict[str, str]:
        """Return everything in the page except a bot's own knowledge."""
        seen = super().seen()
        # a busy engine is checked every second
        seen["timer"] = seen["timer"].replace("setInterval 1000", "").strip()
        return {kind: words for kind, words in seen.items() if kind not in OF_MACHINES}


def acts_or_obeys(side: Side) -> bool:
    """Carry out the next entry, as the person or the bot in turn."""
    assert isinstance(side, SideAmongMachines)
    if side.acts and side.is_machines_turn:
        side.obey()
        return True
    return acts(side)


def takes_own_back(side: Side) -> bool:
    """Undo the action on the table of one person."""
    return takes_back_by(side, side.page.locator(".icon-button:not(.icon-off)", has_text="Undo"))


AMONG_MACHINES = (
    Moment("sits", stands),
    Moment("log sheet", reads_log),
    Moment("log closed", closes_sheet),
    Moment("done", acts_or_obeys),
    Moment("a moment later", stands),
    Moment("taken back", takes_own_back),
    Moment("refused", taps_illegal),
    Moment("chosen", chooses),
)
"""The view of a person who does not know the exchanged cards, with an open hand: a tapped card may stay chosen to
the end, and would disturb an action."""


class LockstepAmongMachines:
    """Two sides that are led through the moments of pairs; ``reached`` counts these."""

    def __init__(self, contexts: Sequence[BrowserContext], url: str) -> None:
        self.sides = [SideAmongMachines(context.new_page(), url) for context in contexts]
        self.reached: Counter[str] = Counter()

    def lead(self, pair: Pair) -> None:
        """Lead both through a pair of its viewer; raise AssertionError if the pages differ in anything."""
        assert pair.viewer is not None
        for side, match in zip(self.sides, (pair.match, pair.twin), strict=True):
            side.sit(match, pair.at, pair.viewer)
            side.forget()
        whose = "machine" if self.sides[0].is_machines_turn else "own"
        for moment in AMONG_MACHINES:
            came = compare(pair, moment, self.sides)
            self.reached[moment.name] += came
            self.reached[f"{whose} turn, {moment.name}"] += came
