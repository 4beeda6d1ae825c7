"""A finished match and its link are equivalent; a running match has no link; no other text leads to a match."""

from __future__ import annotations

import json
import os
import random
from bisect import bisect_left
from functools import cache
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.link import read, write
from py_engine.link.digits import MOST_CHARACTERS, SIZE, Reader, Writer
from py_engine.link.link import END, LEFT_OFF, code_of
from py_engine.match import Match
from py_engine.reading import MOST_NAME
from py_engine.refusals import BadInput
from tests.links import bare, sealed, tally, texts
from tests.play import NAMES, ask, finish, sample, set_ups
from tests.record import some_recorded

LINKS = int(os.environ.get("LINKS", "300"))
"""Number of hostile links to read."""
MATCHES = int(os.environ.get("LINKED_MATCHES", "10"))
"""Number of random matches per game to write."""
TAILS = (
    *("。", "、", "で遊ぼう", " で遊ぼう", ")", "）", "」", ".", ",", "!", "?"),
    *("&", "/", "\\", '"', ">", "*", "_", "-", "=="),
    *(" ", "\n", "%20", "%", "\u200b", "\ufeff", "\u3000", "#", "#:~:text=a", "A", "A" * 5000),
    *("?fbclid=IwAR0", "&fbclid=IwAR0", "?utm_source=x", "/index.html", "?openExternalBrowser=1"),
)
"""Texts that messengers, browsers and people add after a link."""
STRANGE_NAMES = ("", "a" * 200, "手札🂡", "\ud800", "1", "%2F#/")


def again(match: Match, *, is_deal: bool = False, is_named: bool = False) -> dict[str, Any]:
    """Return the save to which a match's link leads."""
    linked = read(write(match, is_deal=is_deal, is_named=is_named), GAMES)
    assert (linked.is_deal, linked.is_named) == (is_deal, is_named)
    return linked.match.save()


def unnamed(match: Match) -> dict[str, Any]:
    """Return the save of a match whose players have numbers for names."""
    return {**match.save(), "seats": [{"name": str(seat + 1)} for seat in range(len(match.names))]}


@cache
def every_kind() -> list[tuple[bool, bool, str, dict[str, Any]]]:
    """Return a link of every kind and its save: of a match or of its deal, with or without names."""
    match = finish(sample().match(1), random.Random(1))
    return [
        (is_deal, is_named, text, read(text, GAMES).match.save())
        for is_deal in (False, True)
        for is_named in (False, True)
        for text in (write(match, is_deal=is_deal, is_named=is_named),)
    ]


@pytest.mark.parametrize("path", some_recorded(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_comes_back_from_its_link(path: Any) -> None:
    save = json.loads(path.read_text(encoding="utf-8"))["save"]
    match = Match.load(GAMES[save["game"]], save)
    assert again(match) == unnamed(match)
    assert again(match, is_named=True) == save
    assert again(match, is_deal=True) == {**unnamed(match), "log": []}


@pytest.mark.parametrize("game", GAMES)
def test_random_matches_of_every_set_up_come_back(game: str) -> None:
    group, rng = [each for each in set_ups() if each.game == game], random.Random(9)
    for number in range(max(MATCHES, len(group))):
        match = finish(group[number % len(group)].match(3000 + number), rng)
        assert again(match) == unnamed(match)


def test_a_link_has_names_only_on_request() -> None:
    most = max(set_ups(), key=lambda each: each.seats)
    match = finish(most.match(1), random.Random(1))
    for strange in STRANGE_NAMES:
        match.names = [strange, *NAMES[1 : most.seats]]
        assert [seat["name"] for seat in again(match, is_named=True)["seats"]] == match.names
    plain = write(match, is_deal=False, is_named=False)
    match.names = ["Other"] * most.seats
    assert write(match, is_deal=False, is_named=False) == plain


def test_a_link_that_could_not_be_read_is_not_written() -> None:
    most = max(set_ups(), key=lambda each: each.seats)
    match = finish(most.match(1), random.Random(1))

    def fits(size: int) -> bool:
        match.names = ["手" * size] * most.seats
        try:
            text = write(match, is_deal=False, is_named=True)
        except BadInput as no:
            assert no.code == "no_link"
            return False
        assert read(text, GAMES).match.names == match.names
        return True

    longest = bisect_left(range(MOST_NAME), True, key=lambda size: not fits(size)) - 1
    assert 0 < longest < MOST_NAME - 1
    match.names = ["手" * longest] * most.seats
    room = MOST_CHARACTERS - len(write(match, is_deal=False, is_named=True))
    assert 0 <= room + 1 < 5 * most.seats, "a match that fits has a link"


@pytest.mark.parametrize("is_deal", [False, True])
def test_a_match_that_is_not_over_has_no_link_nor_has_its_deal(is_deal: bool) -> None:
    for game in GAMES:
        match = next(each for each in set_ups() if each.game == game).match(3)
        match.act(match.legal(1)[0][0])
        with pytest.raises(BadInput) as no:
            write(match, is_deal=is_deal, is_named=False)
        assert no.value.code == "not_over"


def test_a_link_has_no_card_name_and_only_characters_that_addresses_allow() -> None:
    assert all(text.replace("-", "").replace("_", "").isalnum() and text.isascii() for text in texts())


def test_hostile_links_are_refused_with_a_code_or_lead_to_a_match_that_could_be() -> None:
    found = tally(LINKS, seed=4)
    assert found["bad_link"] > 0
    assert {"bad_link", "read"} <= found.keys() or LINKS < 300


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "cut_link"),
        ("手札", "bad_link"),
        ("1", "cut_link"),
        ("1B", "cut_link"),
        ("2AAAA", "newer_link"),
        ("1" + "A" * 5000, "bad_link"),
        ("xAAAA", "bad_link"),
        (sealed("1AA" + "B" * 4000 + "AAAA"), "bad_link"),
    ],
)
def test_an_invalid_link_is_refused_with_a_reason(text: str, code: str) -> None:
    with pytest.raises(BadInput) as no:
        read(text, GAMES)
    assert no.value.code == code


def test_a_deal_has_one_link() -> None:
    """If it could be written in two ways, the longer one is refused."""
    with pytest.raises(BadInput) as no:
        read(sealed("1AAeiBIAAAA"), GAMES)
    assert no.value.code == "bad_link"


def test_one_wrong_character_anywhere_is_found() -> None:
    text = texts()[0]
    for at in range(1, len(text)):
        with pytest.raises(BadInput) as no:
            read(text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :], GAMES)
        assert no.value.code in ({"bad_link"} if at > SIZE else {"bad_link", "cut_link"})


@pytest.mark.parametrize("tail", TAILS, ids=lambda tail: ascii(tail[:9]))
def test_a_tail_that_something_else_has_added_is_dropped(tail: str) -> None:
    for is_deal, is_named, text, save in every_kind():
        linked = read(text + tail, GAMES)
        assert (linked.is_deal, linked.is_named, linked.match.save()) == (is_deal, is_named, save)


def test_no_link_ends_in_a_sign_that_mail_and_chat_leave_off() -> None:
    """A letter after the checksum keeps the sign; the text before it, and every other link, stay as they were."""
    match = finish(sample().match(1), random.Random(1))
    ends = set()
    for number in range(300):
        match.names = [str(number)] * len(match.names)
        link = write(match, is_deal=True, is_named=True)
        ends.add((bare(link).endswith(LEFT_OFF), link.removeprefix(bare(link))))
        assert read(bare(link), GAMES).match.save() == read(link, GAMES).match.save()
    assert ends == {(True, END), (False, "")}


def test_a_link_that_was_cut_short_says_that_a_part_is_missing() -> None:
    for _, _, text, _ in every_kind():
        for end in range(len(bare(text))):
            for tail in ("", "…", "。"):
                with pytest.raises(BadInput) as no:
                    read(text[:end] + tail, GAMES)
                assert no.value.code == ("cut_link" if end or not tail else "bad_link")


def test_links_of_other_rules_and_of_games_that_are_not_here_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[sample().game]
    text = write(finish(sample().match(1), random.Random(1)), is_deal=False, is_named=False)
    with pytest.raises(BadInput) as no:
        read(text, {name: each for name, each in GAMES.items() if name != game.id})
    assert no.value.code == "unknown_game"
    object.__setattr__(game, "rules", game.rules + 1)
    try:
        with pytest.raises(BadInput) as no:
            read(text, GAMES)
    finally:
        object.__setattr__(game, "rules", game.rules - 1)
    assert no.value.code == "other_rules"


def test_every_game_has_its_own_number() -> None:
    assert len({code_of(game) for game in GAMES}) == len(GAMES)


def test_numbers_come_back_in_their_order() -> None:
    writer, rng = Writer(), random.Random(2)
    wanted = [(rng.randrange(count), count) for count in (1, 2, 60, 100_000, 1) * 20]
    for value, count in wanted:
        writer.put(value, count)
        writer.put_any(value * 1000)
    reader = Reader(writer.text())
    assert [(reader.take(count), reader.take_any()) for _, count in wanted] == [
        (value, value * 1000) for value, _ in wanted
    ]
    reader.end()


def test_the_door_gives_a_link_and_opens_nothing_by_reading_one() -> None:
    door = Door()
    match = finish(sample().match(1), random.Random(1))
    key = ask(door, op="load", save=match.save())["match"]
    link = ask(door, op="link", match=key, names=True)["link"]
    assert ask(door, op="read_link", link=link) == {"deal": False, "names": True, "save": match.save()}
    assert [*door.matches] == [key]
    running = ask(door, **sample().request(1))["match"]
    assert json.loads(door.handle(json.dumps({"op": "link", "match": running})))["error"]["code"] == "not_over"
    assert sealed(link) == bare(link)
