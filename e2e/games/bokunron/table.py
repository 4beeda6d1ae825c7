"""Bokunron's table: carrying actions out through the screen, and checks of the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from playwright.sync_api import Locator

from e2e.lib.table import Table, named
from py_engine.match import Match

FACES = """() => [...document.querySelectorAll("main [data-face]:not([inert] *)")].map((face) => [
    [".hand", ".bk-pick", ".bk-contest", ".bk-leads", ".bk-won", ".bk-laid", ".bk-uprights", ".bk-piles"]
        .find((place) => face.closest(place)) ?? "elsewhere",
    face.dataset.face,
])"""


def tap_cards(table: Table, cards: Iterable[str]) -> None:
    """Choose cards of the hand, one after the other."""
    for card in cards:
        table.page.locator(f".hand [data-card='{card}']").click()


def choose_cards(table: Table, cards: Collection[str]) -> None:
    """Have just these cards chosen, whichever are so already."""
    chosen = named(table.page.locator(".hand-chosen"))
    tap_cards(table, (card for card in chosen if card not in cards))
    tap_cards(table, (card for card in cards if card not in chosen))


def put_chips(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Choose a place for chips, and put them there by their number."""
    lead = match.view(None)["lead_suit"] == action["on"]
    table.page.locator(f".{'bk-lead' if lead else 'bk-column'}[data-suit='{action['on']}'] .bk-spot-tap").click()
    table.page.locator(f"[data-chips='{action['chips']}']").click()


def perform(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Carry a legal action out like a person."""
    verb = action["do"]
    table.shows(match)
    if verb in ("hand", "play"):
        choose_cards(table, action["cards"])
    if verb == "tyrant":
        put_chips(table, match, action)
    else:
        _do(table, table.page.locator("main"), action, action.get("up"))


def _do(table: Table, place: Locator, action: dict[str, Any], up: str | int | None) -> None:
    """Press the action's button in a place; ``up`` is the face-up card of a play, or its number."""
    if action["do"] == "pass":
        place.locator(".bk-pass").click()
    elif action["do"] == "no_tyrant":
        place.locator("[data-do=no_tyrant]").click()
    elif action["do"] == "plaza":
        place.locator(f"[data-pick='{action['card']}']").click()
    elif action["do"] == "play":
        _play(place, up)
    else:
        table.button.click()


def _play(place: Locator, up: str | int | None) -> None:
    """Play the chosen cards and be asked for chips; a seat without chips is not asked."""
    chips = place.locator("[data-do=with_chips]")
    if up is not None:
        if chips.count():
            chips.click()
        chips = place.locator(f"[data-up='{up}']")
    (chips if chips.count() else place.locator(".button-main")).click()


def by_numbers(table: Table, action: dict[str, Any], numbers: Mapping[str, int]) -> None:
    """Carry an action out by the numbers of cards on a phone; open cards and chips are at the table."""
    if action["do"] in ("hand", "play"):
        table.tap_numbers(numbers[card] for card in action["cards"])
    if action["do"] == "tyrant":
        table.phone_turn.locator(f"[data-suit='{action['on']}']").click()
        table.phone_turn.locator(f"[data-chips='{action['chips']}']").click()
    else:
        _do(table, table.phone_turn, action, numbers[action["up"]] if "up" in action else None)


def carry(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Choose all cards of a hand or a play except the last, and carry that one to the table, perhaps face up."""
    table.shows(match)
    if action["do"] not in ("hand", "play"):
        return perform(table, match, action)
    last = action.get("up", action["cards"][-1])
    choose_cards(table, [card for card in action["cards"] if card != last])
    return table.carry(last)


def _table_cards(view: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the cards in the middle while no finished trick is shown, and in the seat's hand."""
    upright = [(".bk-uprights", card) for column in view["plaza"] for card in column["upright"]]
    piles = [(".bk-piles", pile[-1]) for column in view["plaza"] for pile in column["piles"]]
    own = view["stock"] if view["phase"] == "hand" else view["hand"]
    played: list[str] = next((play["cards"] for play in view["plays"] if play["seat"] == view["seat"]), [])
    picks = [(".bk-pick", card) for card in played] if view["phase"] == "plaza" else []
    leads = [(".bk-leads", card) for card in view["lead_row"]]
    return upright + piles + leads + picks + [(".hand", card) for card in own]


def expected_faces(view: dict[str, Any]) -> Counter[tuple[str, str]]:
    """Return every card that the view shows the seat, with its part of the screen."""
    won = [(".bk-won", trick["lead"]) for tricks in view["won_tricks"] for trick in tricks]
    aces = [(".bk-won", ace) for ace in view["aces"] if ace]
    laid = [
        (".bk-laid", card)
        for play in view["plays"]
        for card in play["cards"] or ([play["up"]] if play["up"] else [])
    ]
    return Counter(won + aces + laid + _table_cards(view))


def faces(table: Table) -> Counter[tuple[str, str]]:
    """Return every card whose face is on the screen, with its part of the screen."""
    return Counter((place, card) for place, card in table.page.evaluate(FACES))


def check_screen(table: Table, match: Match, seat: int) -> None:
    """Check that the screen shows the cards that ``seat`` may see, and no other card."""
    page, view = table.page, match.view(seat)
    table.shows(match)
    page.locator(f".bk[data-phase='{view['phase']}']").wait_for()
    assert faces(table) == expected_faces(view)
    for each in range(len(match.names)):
        place = page.locator(f".bk [data-seat='{each}']")
        facts = place.locator(".seat-fact > span[aria-hidden]").all_inner_texts()
        counts = view["counts"]
        assert facts == [str(counts[what][each]) for what in ("chips", "hands", "stocks")]
        assert place.locator(".bk-laid > span").count() == counts["played"][each]
        assert place.locator(".bk-crown").count() == (view["marker"] == each)
