"""No answer of the door reveals a card that the viewer may not know (S4): in no game, at no moment, in no field.

A seat's knowledge is counted from the rules, not from views: ``in_sight`` of a game's ``census.py`` returns the
cards that a seat sees in a position, and the seat knows them for the rest of the deal. The tests compare this with
every name in a view, and with every *twin*: the same match with unseen cards exchanged in the deal and everywhere
later. The seat can't distinguish the two matches, so the door must give it the same answers for both.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from hashlib import sha256
from itertools import count, islice
from typing import Any

import pytest

from py_engine.cards import canonical
from py_engine.game import Game
from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.known import Viewer, positions, watched
from tests.play import SetUp, card_names, finish, set_ups, walk
from tests.record import FIXTURES
from tests.twins import exchanges, renamed

POSITIONS = 12
"""Spread in elevenths: no match has that many deals, and at the ends of deals nothing is hidden."""
TWINS = 3
TRIES = 9
"""Late in a match most exchanges break a rule."""
LISTED = 300
PROBES = 3
ENTRIES = 8_000
"""Number of random matches per game: enough that a verb hides its cards at nearly every place of a log."""

PLAYED = [pytest.param({"set_up": each}, id=str(each)) for each in set_ups()]
RECORDED = [
    pytest.param({"recorded": path}, id=f"{path.parent.name}/{path.stem}")
    for path in sorted(FIXTURES.glob("*/*-00.json"))
]
MATCHES = pytest.mark.parametrize("source", [*PLAYED, *RECORDED])
"""A random match of every set-up, and the first recorded one of every group: some are by better players."""


def finished(source: Mapping[str, Any]) -> Match:
    """Return the complete match of a parameter."""
    if "set_up" in source:
        return finish(source["set_up"].match(6), random.Random(6))
    save = json.loads(source["recorded"].read_text(encoding="utf-8"))["save"]
    return Match.load(GAMES[save["game"]], save)


@MATCHES
def test_no_view_names_a_card_that_the_seat_has_never_seen(source: Mapping[str, Any]) -> None:
    whole = finished(source)
    read: dict[Viewer, list[Any]] = {}
    named = 0
    for match, known in positions(whole):
        for viewer, cards in known.items():
            view = match.view(viewer)
            log, before = view["log"], read.get(viewer, [])
            unread = log[len(before) :] if log[: len(before)] == before else log
            told = card_names(match.game, {**view, "log": unread})
            assert told <= cards, f"seat {viewer} is told of {told - cards} after {len(match.log)} actions"
            read[viewer] = log
            named += len(told)
    assert match.state.over
    assert named > len(whole.log), "the views had almost no names"


@pytest.mark.parametrize("set_up", [each for each in set_ups() if not GAMES[each.game].live], ids=str)
def test_a_seat_that_looks_out_of_turn_sees_its_own_cards_and_may_do_nothing(set_up: SetUp) -> None:
    match = set_up.match(8)
    looked = 0
    for _ in walk(match, random.Random(8)):
        for seat in {*range(set_up.seats)} - {*match.state.actors()}:
            view = match.view(seat)
            assert len(view["hand"]) == view["counts"]["hands"][seat]
            assert match.legal(LISTED, seat) == ([], True)
            looked += bool(view["hand"])
    assert looked > len(match.log) // 2


def recorded(game: str) -> list[dict[str, Any]]:
    """Return the saves of all recorded matches of a game."""
    paths = sorted(FIXTURES.glob(f"{game}/*-[0-9][0-9].json"))
    return [json.loads(path.read_text(encoding="utf-8"))["save"] for path in paths]


def at_random(match: Match, rng: random.Random) -> Iterator[Match]:
    """Yield a match at each of its steps, played at random to the end."""
    for _ in walk(match, rng):
        yield match
    yield match


def whole_matches(game: str) -> Iterator[Iterator[Match]]:
    """Yield the steps of a game's matches: the recorded ones, then random ones of every set-up in turn."""
    for save in recorded(game):
        yield Match.replay(GAMES[game], save)
    ways = [each for each in set_ups() if each.game == game]
    entries = 0
    for seed in count():
        if entries >= ENTRIES:
            return
        match = ways[seed % len(ways)].match(seed)
        yield at_random(match, random.Random(seed))
        entries += len(match.log)


@pytest.mark.parametrize("game", GAMES)
def test_no_entry_of_a_log_names_a_card_that_the_seat_has_never_seen(game: str) -> None:
    """At every entry of complete matches: a fault may show at only one place of the log."""
    withheld: Counter[str] = Counter()
    for steps in whole_matches(game):
        settled = 0
        for match, known in watched(steps):
            first = max(settled, match.game.log_start(match.state))
            for viewer, cards in known.items():
                lines = match.shown_log(first, viewer)
                told = card_names(match.game, lines)
                assert told <= cards, f"seat {viewer} is told of {told - cards} by entry {len(match.log) - 1}"
                if lines and not match.log[-1].entry.keys() <= lines[-1].keys():
                    withheld[lines[-1]["do"]] += 1
            settled = match.game.log_settled(match.state)
    (as_it_is,) = (each.default for each in fields(Game) if each.name == "shown_entry")
    assert withheld or GAMES[game].shown_entry is as_it_is, "no entry in the matches hid anything"


def present_deal(match: Match) -> Any:
    """Return the present deal: the match's first deal, or the entry of the log with a later one."""
    begun = match.game.log_start(match.state)
    return match.log[begun].entry if begun else match.deal


def judged(match: Match, action: dict[str, Any]) -> Any:
    """Return the door's answer to a check of an action."""
    try:
        return match.check(action)
    except BadInput as no:
        return no.code


def everything_told(match: Match, viewer: Viewer, probes: list[dict[str, Any]]) -> list[Any]:
    """Return all answers of the door to a viewer: the status, its view, and its legal actions if it may act."""
    told: list[Any] = [match.status(), match.view(viewer)]
    if viewer in match.state.actors():
        told += [match.legal(LISTED, viewer), [judged(match, action) for action in probes]]
    return told


def probes_of(match: Match, viewer: Viewer, names: Sequence[str], rng: random.Random) -> list[dict[str, Any]]:
    """Return actions of the viewer that name the exchanged cards, which it can't have."""
    legal = match.legal(LISTED, viewer)[0] if viewer in match.state.actors() else []
    picked = rng.sample(legal, min(PROBES, len(legal)))
    own = [sorted(card_names(match.game, action)) for action in picked]
    return [
        renamed(action, {rng.choice(cards): rng.choice(names)})
        for action, cards in zip(picked, own, strict=True)
        if cards
    ]


def told_on_the_way(steps: Iterator[Match], viewer: Viewer) -> Iterator[list[Any]]:
    """Yield a viewer's answers at each step of a match: status, table, and the new part of the log."""
    settled = 0
    for match in steps:
        game, state = match.game, match.state
        log = match.shown_log(max(settled, game.log_start(state)), viewer)
        yield [match.status(), game.whole_view(match.names, match.options, state, None, viewer), log]
        settled = game.log_settled(state)


@MATCHES
def test_no_answer_to_a_seat_depends_on_cards_that_it_has_never_seen(source: Mapping[str, Any]) -> None:
    """At some positions all answers of the door are compared; at every entry, the new part of the view.

    The last twin found in a deal is compared from the deal's first entry on.
    """
    whole, rng = finished(source), random.Random(7)
    last: dict[tuple[Viewer, int], tuple[Match, list[str]]] = {}
    picked = {len(whole.log) * i // (POSITIONS - 1) for i in range(POSITIONS)}
    compared: Counter[Viewer] = Counter()
    for match, known in positions(whole):
        for viewer, cards in known.items() if len(match.log) in picked else ():
            for twin, names in islice(exchanges(match, cards, rng, TRIES), TWINS):
                probes = probes_of(match, viewer, names, rng)
                mine, theirs = (everything_told(each, viewer, probes) for each in (match, twin))
                assert mine == theirs, f"seat {viewer} is told where {names[:4]} lie"
                compared[viewer] += 1
                last[viewer, match.game.log_start(match.state)] = twin, names
    for (viewer, _), (twin, names) in last.items():
        both = [told_on_the_way(Match.replay(whole.game, each.save()), viewer) for each in (whole, twin)]
        for entry, (mine, theirs) in enumerate(zip(*both, strict=False)):
            assert mine == theirs, f"seat {viewer} is told where {names[:4]} lie by entry {entry - 1}"
    assert all(compared[viewer] >= POSITIONS // 2 for viewer in known), compared


LEAKS: dict[str, Callable[[Match], Any]] = {
    "the names of the deal": present_deal,
    "one bit of the deal": lambda match: sha256(canonical(present_deal(match)).encode()).digest()[0] % 2,
}


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_leak_is_found(game: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = Match.view
    monkeypatch.setattr(Match, "view", lambda match, seat: {**view(match, seat), "omen": LEAKS[leak](match)})
    source = {"set_up": next(each for each in set_ups() if each.game == game)}
    with pytest.raises(AssertionError, match="is told where"):
        test_no_answer_to_a_seat_depends_on_cards_that_it_has_never_seen(source)
    if leak == "the names of the deal":
        with pytest.raises(AssertionError, match="is told of"):
            test_no_view_names_a_card_that_the_seat_has_never_seen(source)
