"""A fight on the screen: prepared matches, fingers by the browser's debugging port, and what is shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page

from e2e.table import NAMES, Table, replay, stored_matches
from py_engine.games import GAMES
from py_engine.games.trump_fighter.data import CARDS
from py_engine.match import Match

GAME = GAMES["trump_fighter"]
FACES = {"way": "faces"}
PREPARED = "prepared"
Point = tuple[float, float]

# what lies in each half, as the page draws it, and whether a finger holds a card
SHOWN = """() => [0, 1].map((seat) => {
    const half = document.querySelector(`[data-half="${seat}"]`);
    const names = (selector, key) => [...half.querySelectorAll(selector)].map((each) => each.dataset[key]);
    return {
        hand: names("[data-hand-card]", "handCard"),
        field: Object.fromEntries([...half.querySelectorAll("[data-spot]")]
            .map((each) => [each.dataset.spot, each.dataset.card])),
        carried: half.querySelectorAll("[data-dragged]").length,
    };
})"""


def deck(first: str = "") -> list[str]:
    """Return the whole deck with the named cards first: seat 0's hand, seat 1's, then the draws."""
    named = first.split()
    return [*named, *(card for card in CARDS if card not in named)]


def new_match(
    first: str = "S3 H9 C4 D4 S5 H5 D2 HK", fighters: tuple[str, str] = ("hinata", "gonzo"), **options: int
) -> Match:
    """Return a match in its first check."""
    seats = [{"name": name} for name in NAMES[:2]]
    match = Match.new(GAME, seats, options, {"deal": {"deck": deck(first)}})
    for seat, name in enumerate(fighters):
        match.act({"do": "character", "seat": seat, "name": name})
    return match


def in_battle(match: Match, at: int = 1000) -> Match:
    """Begin a battle with no fastest acts."""
    for seat in range(2):
        match.act({"do": "ready", "seat": seat, "at": at})
    match.act({"do": "battle", "at": at, "fastest": [None, None]})
    return match


def lay(match: Match, seat: int, cards: str, at: int = 1000) -> Match:
    """Move cards to a seat's first spots."""
    for place, card in enumerate(cards.split()):
        match.act({"do": "move", "seat": seat, "card": card, "to": place + 1, "at": at})
    return match


class Ring:
    """One page with a fight on it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.table = Table(page, url)
        self.arena = page.get_by_test_id("arena")
        self.cover = page.get_by_test_id("cover")
        self.result = page.get_by_test_id("result")
        self.refused = page.locator(".tf-note:not(.tf-note-rule)")

    def put(self, match: Match, form: Mapping[str, Any] = FACES, match_id: str = PREPARED) -> None:
        """Store a prepared match and how it is played, and go to it: the cover lies over it once it has begun."""
        key = f"tefuda:live:{match_id}"
        self.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, json.dumps(dict(form))])
        self.table.put(match.save(), match_id)
        (self.cover if match.log else self.page.locator("[data-half]").first).wait_for()

    def back(self, *seats: int) -> None:
        """Say behind the cover that these seats, or both, are there."""
        for seat in seats or (0, 1):
            self.press(f"[data-back='{seat}']")
        self.cover.wait_for(state="hidden")

    def enter(self, match: Match, form: Mapping[str, Any] = FACES, match_id: str = PREPARED) -> None:
        """Put a match on an open page and take the cover off."""
        self.table.go_home()
        self.put(match, form, match_id)
        if match.log:
            self.back(*((0,) if form.get("way") == "machine" else ()))

    def press(self, selector: str) -> None:
        """Press one of the table's own buttons: they act as the pointer comes down."""
        self.page.locator(selector).first.dispatch_event(
            "pointerdown", {"button": 0, "pointerId": 77, "bubbles": True}
        )

    def ready(self, *seats: int) -> None:
        """Say that seats are ready for the battle, as soon as that is heard."""
        for seat in seats or (0, 1):
            button = self.page.locator(f"[data-ready='{seat}']")
            button.wait_for()
            self.page.wait_for_function(
                """(seat) => {
                    const half = document.querySelector(`[data-half="${seat}"]`);
                    const button = half.querySelector("[data-ready]");
                    if (!button || button.classList.contains("tf-said")) return true;
                    button.dispatchEvent(new PointerEvent("pointerdown", { button: 0, bubbles: true }));
                    return false;
                }""",
                arg=seat,
                polling=100,
            )

    def match(self, match_id: str = PREPARED) -> Match:
        """Return the stored match, replayed by the rules on this side."""
        return replay(stored_matches(self.page)[match_id]["save"])

    def only(self) -> Match:
        """Return the only stored match."""
        return self.table.stored()

    def log(self, match_id: str = PREPARED) -> list[dict[str, Any]]:
        """Return the stored log."""
        entries: list[dict[str, Any]] = stored_matches(self.page)[match_id]["save"]["log"]
        return entries

    def logged(self, entries: int) -> None:
        """Wait until that many entries are stored."""
        self.page.wait_for_function(
            """([wanted]) => Object.entries(localStorage).some(([key, text]) =>
                key.startsWith("tefuda:match:")
                    && JSON.parse(text.replace(/^tefuda.*\\n/, "")).save.log.length >= wanted)""",
            arg=[entries],
        )

    def hand(self, seat: int) -> Locator:
        """The cards of a hand."""
        return self.page.locator(f"[data-half='{seat}'] [data-hand-card]")

    def card(self, card: str) -> Locator:
        """A card in a hand."""
        return self.page.locator(f"[data-hand-card='{card}']")

    def spot(self, seat: int, to: int) -> Locator:
        """A field spot."""
        return self.page.locator(f"[data-half='{seat}'] [data-spot='{to}']")

    def shows(self, match: Match) -> None:
        """Assert that the halves show exactly the cards of the rules' own view, and nobody holds any."""
        view = match.view(None)
        wanted = [
            {
                "hand": [card for card in view["hands"][seat] if card],
                "field": {str(to): spot["card"] or "" for to, spot in enumerate(view["fields"][seat], 1)},
                "carried": 0,
            }
            for seat in range(2)
        ]
        self.page.wait_for_function(f"(wanted) => JSON.stringify(({SHOWN})()) === wanted", arg=compact(wanted))


def unchosen() -> Match:
    """Return a match whose fighters are to be chosen."""
    return Match.new(GAME, [{"name": name} for name in NAMES[:2]], {}, {"deal": {"deck": deck()}})


def judged() -> Match:
    """Return a battle in which a call of either side meets skills."""
    match = lay(in_battle(new_match("H3 H9 C4 D4 S5 H5 D2 HK")), 0, "H3 H9")
    return lay(match, 1, "HK S5 H5")


def over() -> Match:
    """Return a match that one side has lost by wrong calls."""
    match = in_battle(new_match("H3 H9 D4 D5 S5 CK D2 HK"))
    at = 2000
    while not match.state.over:
        match.act({"do": "call", "seat": 1, "at": at})
        match.act({"do": "resolve", "at": at + 100})
        at += 1000
        if not match.state.over:
            in_battle(match, at)
    return match


@dataclass(frozen=True)
class Scene:
    """A fight to be looked at: how it is played, and what is pressed once the cover is off."""

    begin: Callable[[], Match]
    form: Mapping[str, Any] = field(default_factory=lambda: FACES)
    press: tuple[str, ...] = ()
    shows: str = "[data-testid='arena']"


KEYS = {"way": "keys"}
SLOW = {"way": "slow", "turn": 0}
REPORT = "[data-testid='report']"
SCENES = {
    "choose": Scene(unchosen, shows="[data-testid='choose']"),
    "check": Scene(new_match),
    "battle": Scene(lambda: lay(in_battle(new_match()), 0, "S3 H9")),
    "battle-lit": Scene(judged, {**FACES, "help": True}),
    "battle-keys": Scene(lambda: in_battle(new_match()), KEYS),
    "battle-slow": Scene(lambda: in_battle(new_match()), SLOW),
    "skill": Scene(lambda: in_battle(new_match()), press=("[data-skill]",), shows="[data-help]"),
    "report": Scene(judged, press=("[data-call='0']",), shows=REPORT),
    "report-wrong": Scene(lambda: in_battle(new_match()), press=("[data-call='1']",), shows=REPORT),
}


def compact(value: Any) -> str:
    """Return JSON as JavaScript writes it."""
    return json.dumps(value, separators=(",", ":"))


STILL = """async (each) => {
    for (const motion of each.getAnimations({ subtree: true })) await motion.finished.catch(() => null);
}"""


def centre(locator: Locator) -> Point:
    """Return the middle of an element, in px, once it has stopped moving."""
    locator.evaluate(STILL)
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Real touches through the debugging port; a finger is known by a number of its own."""

    def __init__(self, page: Page) -> None:
        self.port: CDPSession = page.context.new_cdp_session(page)
        self.down: dict[int, Point] = {}

    def _send(self, kind: str, **points: Point) -> None:
        sent = [{"x": x, "y": y, "id": int(finger)} for finger, (x, y) in points.items()]
        self.port.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": sent})

    def _all(self, kind: str) -> None:
        self._send(kind, **{str(finger): at for finger, at in self.down.items()})

    def press(self, finger: int, at: Point) -> None:
        """Put a finger down."""
        self.down[finger] = at
        self._all("touchStart")

    def move(self, finger: int, to: Point) -> None:
        """Move a finger that is down."""
        self.down[finger] = to
        self._all("touchMove")

    def lift(self, finger: int) -> None:
        """Lift one finger; the others stay."""
        self._send("touchEnd", **{str(finger): self.down.pop(finger)})

    def cancel(self) -> None:
        """Let the system take all touches away, as a sixth finger does on an iPhone."""
        self.down.clear()
        self._all("touchCancel")

    def drag(self, finger: int, start: Point, end: Point) -> None:
        """Carry something in a few steps and let go."""
        self.press(finger, start)
        for step in (0.4, 1.0):
            self.move(finger, (start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step))
        self.lift(finger)
