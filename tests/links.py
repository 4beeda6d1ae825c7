"""Invalid links: texts of finished matches, changed as by a hand, a messenger or an attacker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from py_engine.games import GAMES
from py_engine.link import read, write
from py_engine.link.digits import ALPHABET, CHECK, SIZE, checksum, sizing
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.play import finish, set_ups
from tests.record import recorded

CODES = {"bad_link", "cut_link", "newer_link", "other_rules", "unknown_game"}
"""Codes that may refuse an invalid link."""
LEAST = 1 + SIZE + CHECK
"""Characters of a text with an empty body."""


@cache
def texts() -> tuple[str, ...]:
    """Return a link of a match of every set-up, some with names, and of some deals."""
    rng = Random(5)
    matches = [finish(set_up.match(seed), rng) for seed, set_up in enumerate(set_ups())]
    return tuple(
        write(match, is_deal=number % 5 == 4, is_named=number % 3 == 0) for number, match in enumerate(matches)
    )


def sealed(text: str) -> str:
    """Return a text with its correct length and checksum."""
    body = text[1 + SIZE : -CHECK]
    sized = sizing(body) + body
    return f"{text[0]}{sized}{checksum(sized)}"


def bare(link: str) -> str:
    """Return a link without the letter after its checksum, which few have."""
    return link if sealed(link) == link else link[:-1]


def _spoiled(text: str, rng: Random) -> str:
    """Return a text with one change."""
    at, other = rng.randrange(len(text)), rng.choice(ALPHABET)
    return rng.choice(
        (
            text[:at] + other + text[at + 1 :],
            text[:at] + other + text[at:],
            text[:at] + text[at + 1 :],
            text[:at],
            text[: at + 1] + rng.choice(texts())[at + 1 :],
            text[:at] + rng.choice("%é\u0661手 /.\x00") + text[at + 1 :],
            text[0] + "".join(rng.choice(ALPHABET) for _ in range(rng.randrange(600))),
            text[0] + other * rng.randrange(5000),
        )
    )


def hostile(rng: Random) -> Iterator[str]:
    """Yield changed texts endlessly; most have a correct checksum, so that their content is read."""
    while True:
        text = rng.choice(texts())
        for _ in range(rng.choice((1, 1, 2, 5))):
            text = _spoiled(text, rng) or "1"
        yield sealed(text) if rng.random() < 0.8 and len(text) > LEAST else text


def outcome(text: str) -> str:
    """Read a text: return the code of its refusal, or ``read`` for one that leads to a match correctly.

    Raises AssertionError if the match could not have been played, or has a different link.
    """
    try:
        linked = read(text, GAMES)
    except BadInput as no:
        assert no.code in CODES, f"{no.code} of {text}"
        return no.code
    match = Match.load(linked.match.game, linked.match.save())
    assert match.save() == linked.match.save()
    assert match.state.over is not linked.is_deal
    if not linked.is_deal:
        link = write(match, is_deal=False, is_named=linked.is_named)
        assert text.startswith(bare(link)), "one match has two links"
    return "read"


def tally(count: int, seed: int) -> Counter[str]:
    """Read ``count`` hostile texts; return the number of each outcome."""
    texts_ = hostile(Random(seed))
    return Counter(outcome(next(texts_)) for _ in range(count))


def recorded_means(game: str) -> dict[str, float]:
    """Return the mean length of links of a game's recorded matches, without names, by its deck."""
    lengths: dict[str, list[int]] = {}
    for save in recorded(game):
        text = write(Match.load(GAMES[game], save), is_deal=False, is_named=False)
        lengths.setdefault(str(save["options"].get("deck", "all")), []).append(len(text))
    return {deck: sum(each) / len(each) for deck, each in lengths.items()}
