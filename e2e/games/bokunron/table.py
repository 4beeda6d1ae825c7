"""Bokunron's table for tests: carrying actions out by hand, what the screen must show, prepared matches."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from e2e.table import NAMES, Table
from py_engine.games import GAMES
from py_engine.match import Match
from tests.games.bokunron.table import any_action, choose, deal_with, trick

Save = dict[str, Any]

FACES = """() => [...document.querySelectorAll("main [data-face]:not([inert] *)")].map((face) => [
    [".hand", ".bk-pick", ".bk-contest", ".bk-leads", ".bk-fames", ".bk-laid", ".bk-uprights", ".bk-piles"]
        .find((place) => face.closest(place)) ?? "elsewhere",
    face.dataset.face,
])"""


def arrive(table: Table, match: Match) -> None:
    """Wait until the open table shows what ``match`` has come to; a seat that goes on sees the old one at first."""
    table.page.locator(f".bk[data-at='{len(match.log)}']").wait_for()


def go_on(table: Table, match: Match) -> None:
    """Put the finished trick away, if one lies there."""
    arrive(table, match)
    if table.page.locator(".bk-contest").count():
        table.button.click()
        table.gone(".bk-contest")


def tap_cards(table: Table, cards: Iterable[str]) -> None:
    """Choose cards of the hand, one after the other."""
    for card in cards:
        table.page.locator(f".hand [data-card='{card}']").click()


def put_chips(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Choose a place for chips, count them up and put them there."""
    lead = match.view(None)["lead_suit"] == action["on"]
    table.page.locator(f".{'bk-lead' if lead else 'bk-column'}[data-suit='{action['on']}'] .bk-spot-tap").click()
    for _ in range(action["chips"] - 1):
        table.page.locator(".bk-stepper button").last.click()
    table.button.click()


def perform(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Carry a legal action out as a person would."""
    page, verb = table.page, action["do"]
    go_on(table, match)
    if verb in ("hand", "play"):
        tap_cards(table, action["cards"])
    if verb == "tyrant":
        put_chips(table, match, action)
    elif verb == "pass":
        page.locator(".bk-pass").click()
    elif verb == "plaza":
        page.locator(f"[data-pick='{action['card']}']").click()
    elif "up" in action:
        page.locator(f"[data-up='{action['up']}']").click()
    else:
        table.button.click()


def _table_cards(view: dict[str, Any]) -> list[tuple[str, str]]:
    """Return what lies in the middle while no finished trick is shown, and in the seat's hand."""
    upright = [(".bk-uprights", card) for column in view["plaza"] for card in column["upright"]]
    piles = [(".bk-piles", pile[-1]) for column in view["plaza"] for pile in column["piles"]]
    own = view["stock"] if view["phase"] == "hand" else view["hand"]
    played: list[str] = next((play["cards"] for play in view["plays"] if play["seat"] == view["seat"]), [])
    picks = [(".bk-pick", card) for card in played] if view["phase"] == "plaza" else []
    leads = [(".bk-leads", card) for card in view["lead_row"]]
    return upright + piles + leads + picks + [(".hand", card) for card in own]


def _contest_cards(view: dict[str, Any]) -> list[tuple[str, str]]:
    contest = view["last_contest"]
    cards = [contest["lead"], *(card for part in contest["seats"] for card in part["cards"])]
    return [(".bk-contest", card) for card in cards]


def expected_faces(view: dict[str, Any], reviewing: bool) -> Counter[tuple[str, str]]:
    """Return every card, with the part of the screen it belongs to, that the view lets the seat see."""
    fames = [(".bk-fames", fame["lead"]) for fames in view["fames"] for fame in fames]
    aces = [(".bk-fames", ace) for ace in view["aces"] if ace]
    laid = [
        (".bk-laid", card)
        for play in view["plays"]
        for card in play["cards"] or ([play["up"]] if play["up"] else [])
    ]
    return Counter(fames + aces + laid + (_contest_cards(view) if reviewing else _table_cards(view)))


def faces(table: Table) -> Counter[tuple[str, str]]:
    """Return every card whose face is on the screen, with the part of it."""
    return Counter((place, card) for place, card in table.page.evaluate(FACES))


def check_screen(table: Table, match: Match, seat: int) -> None:
    """Assert that the screen shows what ``seat`` may see, and no other card."""
    page, view = table.page, match.view(seat)
    arrive(table, match)
    page.locator(f".bk[data-phase='{view['phase']}']").wait_for()
    assert faces(table) == expected_faces(view, reviewing=page.locator(".bk-contest").count() > 0)
    for each in range(len(match.names)):
        place = page.locator(f".bk-places [data-seat='{each}']")
        facts = place.locator(".seat-fact > span[aria-hidden]").all_inner_texts()
        counts = view["counts"]
        assert facts == [str(counts[what][each]) for what in ("chips", "hands", "stocks")]
        assert place.locator(".bk-laid > span").count() == counts["played"][each]
        assert place.locator(".bk-crown").count() == (view["marker"] == each)


def seats(players: int) -> list[dict[str, str]]:
    return [{"name": name} for name in NAMES[:players]]


def dealt(hands: Iterable[str], **deal: Any) -> Match:
    """Return a match in which all seats have chosen the given hands of seven cards."""
    hands = list(hands)
    match = Match.new(GAMES["bokunron"], seats(len(hands)), {}, {"deal": deal_with(hands, **deal)})
    for seat, hand in enumerate(hands):
        choose(match, seat, hand)
    return match


def found(players: int, wanted: Callable[[Match], bool]) -> Save:
    """Return the save of the first random match that comes to a wanted position."""
    for seed in range(300):
        match = Match.new(GAMES["bokunron"], seats(players), {}, {"seed": seed})
        rng = random.Random(seed)
        while True:
            if wanted(match):
                return match.save()
            if match.state.over:
                break
            match.act(any_action(match, rng))
    raise AssertionError("no match comes to such a position")


HANDS = ("S2 S3 S4 H2 H3 D2 D3", "s2 s3 s4 h2 h3 d2 d3", "S5 S6 S7 H5 H6 D5 D6")
"""Hands with spades, hearts and diamonds, and no club."""


def fresh() -> Save:
    """A deal of four; Aki starts and has to choose seven of sixteen."""
    return Match.new(GAMES["bokunron"], seats(4), {}, {"seed": 4, "start": 0}).save()


def first_play() -> Save:
    """Hearts lead, all three hold them; Aki starts."""
    return dealt(HANDS, leads="HK SQ", plaza="C2 S8 S9 D7").save()


def after_pass() -> Save:
    """Aki passed and owes a hand of six."""
    match = dealt(HANDS, leads="HK SQ", plaza="C2 S8 S9 D7")
    trick(match, "-", "h2 s2", "H5 S5")
    return match.save()


def no_second_pass() -> Save:
    """Aki, who passed, has a new hand and may not pass again; Aki's turn after the others."""
    match = Match.load(GAMES["bokunron"], after_pass())
    choose(match, 0, "S2 S3 H2 H3 D2 D3")
    while match.state.turn != 0 or match.state.phase.name != "play":
        match.act(match.legal(9)[0][0])
    return match.save()


def tyrant() -> Save:
    """Benjamin has laid cards after Aki, who put two chips on the spades; no club lies in the plaza."""
    match = dealt(HANDS, leads="HK SQ", plaza="S8 S9 D7 D8")
    trick_start = {"do": "play", "cards": ["S2", "S3", "H2"], "up": "S3"}
    match.act(trick_start)
    match.act({"do": "tyrant", "on": "S", "chips": 1})
    match.act({"do": "play", "cards": ["s2", "h2"]})
    return match.save()


def contest() -> Save:
    """Aki, the marker holder, played three with one open; Benjamin put chips on the lead; 千絵 did not follow."""
    match = dealt(
        ("S2 S3 S4 H2 H3 D2 D3", "s2 s3 s4 h2 h3 d2 d3", "S5 S6 S7 D8 D9 D5 D6"),
        leads="HK SQ",
        plaza="S8 S9 C7 C8",
        stocks=("H4 H5 H6 H7", "h4 h5 h6 H8", "H9 H10"),
    )
    trick(match, "S2 S3 H2", "s2 h2 h3", "S5 D5", chips={1: ("H", 2)})
    return match.save()


def level() -> Save:
    """Benjamin and 千絵 are level; 千絵 played later."""
    match = dealt(HANDS, leads="HK SQ", plaza="S8 S9 D7 D8")
    trick(match, "-", "h2", "H5")
    return match.save()


def nobody_followed() -> Save:
    """Clubs lead and nobody has one: Aki is to pick a card for the plaza."""
    match = dealt(HANDS, leads="CK SQ", plaza="S8 S9 S10 D7", stocks=("C2 C3", "C4 C5", "C6 C7"))
    trick(match, "S2 S3 H2", "s2 h2", "-")
    return match.save()


def all_passed() -> Save:
    """Everybody passed; the first of them owes a hand."""
    match = dealt(HANDS, leads="HK SQ", plaza="S8 S9 S10 D7")
    trick(match, "-", "-", "-")
    return match.save()


def must_pass(players: int = 4) -> Save:
    """A seat without a hand, but with a chip, is to act."""
    return found(players, lambda match: _to_play(match) and not _hand(match) and match.state.trick > 2)


def no_chips() -> Save:
    """A seat without chips is to play."""
    return found(4, lambda match: _to_play(match) and not match.state.chips[match.state.turn])


def rich() -> Save:
    """Late in a match of four: piles in the plaza, fames won, a turn of the fourth seat in order."""
    return found(
        4,
        lambda match: (
            _to_play(match)
            and match.state.trick >= 4
            and len(match.state.table) == 3
            and sum(map(len, match.state.piles)) >= 2
            and len(_hand(match)) >= 4
        ),
    )


def out_of_play() -> Save:
    """One seat is out of play."""
    return found(3, lambda match: _to_play(match) and any(match.state.out))


def over() -> Save:
    """A finished match in which somebody was struck out and several shared the piles."""

    def wanted(match: Match) -> bool:
        if not match.state.over:
            return False
        rows = match.status()["result"]
        return any(row["struck"] for row in rows) and any(row["fewest"] for row in rows)

    return found(4, wanted)


def over_by_tricks() -> Save:
    """A finished match that was level on points."""
    return found(3, lambda match: match.state.over and match.status()["by"] == "tricks")


def _to_play(match: Match) -> bool:
    return bool(match.state.phase.name == "play")


def _hand(match: Match) -> list[str]:
    hand: list[str] = match.view(match.state.turn)["hand"]
    return hand


SCENES: dict[str, Callable[[], Save]] = {
    "hand-seven": fresh,
    "hand-six": after_pass,
    "play": first_play,
    "play-late": rich,
    "no-second-pass": no_second_pass,
    "must-pass": must_pass,
    "no-chips": no_chips,
    "out-of-play": out_of_play,
    "tyrant": tyrant,
    "contest": contest,
    "level": level,
    "plaza": nobody_followed,
    "all-passed": all_passed,
    "over": over,
    "over-by-tricks": over_by_tricks,
}
