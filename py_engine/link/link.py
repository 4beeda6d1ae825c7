"""The content of a link, in its order: game, rules, kind, set-up, deal, choices, names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from py_engine.game import Game
from py_engine.link.choices import read_choices, write_choices
from py_engine.link.deal import read_deal, unwritable, write_deal
from py_engine.link.digits import MOST_CHARACTERS, Reader, Writer, bad
from py_engine.match import Match
from py_engine.reading import MOST_NAME
from py_engine.refusals import BadInput

VERSION = "1"
"""The first character of every text: its format."""
NEWER = tuple("23456789")
END = "x"
"""Letter after a checksum that ends in one of :data:`LEFT_OFF`; readers drop it like any tail."""
LEFT_OFF = ("-", "_")
"""Characters that mail and chat leave out of a link at its end."""
MOST_SEATS = 16
MOST_CODE = 1 << 12
BYTE = 256
MOST_BYTES = 4 * MOST_NAME + 1


@dataclass(frozen=True)
class Linked:
    """The content of a link: a finished match, or a match before its first action.

    ``is_deal`` means a bare deal; ``is_named`` means that the names are the players' own, not numbers from 1 on.
    """

    match: Match
    is_deal: bool
    is_named: bool


def code_of(game: str) -> int:
    """Return a game's number in links; it follows from its id alone, and differs for all games."""
    return int.from_bytes(sha256(game.encode()).digest()[:2], "big") % MOST_CODE


def write(match: Match, *, is_deal: bool, is_named: bool) -> str:
    """Return the text of a match or its deal; raise ``not_over`` before the end, ``no_link`` if it has none."""
    if not match.state.over:
        raise BadInput("not_over", "a match that is still being played has no link")
    game, seats = match.game, len(match.names)
    digits = Writer()
    digits.put(code_of(game.id), MOST_CODE)
    digits.put_any(game.rules)
    digits.put(int(is_deal), 2)
    digits.put(seats, MOST_SEATS)
    for option in game.options:
        digits.put(option.values.index(match.options[option.id]), len(option.values))
    write_deal(digits, game, seats, match.options, match.deal)
    if not is_deal:
        again = Match(game, match.names, match.options, match.deal)
        write_choices(digits, again, match.log)
    _write_names(digits, match.names if is_named else [])
    text = digits.text()
    if len(text) > MOST_CHARACTERS:
        raise unwritable("it is too long")
    return VERSION + text + (END if text.endswith(LEFT_OFF) else "")


def read(text: str, games: Mapping[str, Game[Any]]) -> Linked:
    """Return the content of a text.

    A tail added to the text is dropped. Raises ``newer_link`` for the link of a newer page, ``unknown_game``,
    ``other_rules`` if the game's rules have changed since, ``cut_link`` if the end of the text is missing, and
    ``bad_link`` for any other text that is not a link.
    """
    digits = Reader(_body(text))
    code = digits.take(MOST_CODE)
    game = next((game for game in games.values() if code_of(game.id) == code), None)
    if game is None:
        raise BadInput("unknown_game", "there is no game of that link here")
    if digits.take_any() != game.rules:
        raise BadInput("other_rules", f"the rules of {game.id} are not those of that link")
    is_deal, seats = bool(digits.take(2)), digits.take(MOST_SEATS)
    options = {option.id: option.values[digits.take(len(option.values))] for option in game.options}
    match = _begin(digits, game, seats, options)
    if not is_deal:
        read_choices(digits, match)
    names = _read_names(digits, seats)
    digits.end()
    match.names = names or [str(seat + 1) for seat in range(seats)]
    return Linked(match, is_deal, bool(names))


def _body(text: str) -> str:
    """Return the part of a text after its version."""
    if text[:1] in NEWER:
        raise BadInput("newer_link", "a newer version has made this link")
    if text[:1] not in ("", VERSION):
        raise bad("it has no version")
    return text[1:]


def _begin(digits: Reader, game: Game[Any], seats: int, options: dict[str, Any]) -> Match:
    """Return the match of a set-up and of the deal after it."""
    try:
        game.check_seats(seats, options)
        deal = read_deal(digits, game, seats, options)
        return Match.new(game, [{"name": ""}] * seats, options, {"deal": deal})
    except BadInput as no:
        raise bad(no.message) from None


def _write_names(digits: Writer, names: list[str]) -> None:
    digits.put(int(bool(names)), 2)
    for name in names:
        encoded = name.encode("utf-8", "surrogatepass")
        if len(encoded) >= MOST_BYTES:
            raise unwritable("a name is too long")
        digits.put_any(len(encoded))
        for byte in encoded:
            digits.put(byte, BYTE)


def _read_names(digits: Reader, seats: int) -> list[str]:
    """Return the names of all seats; an empty list if they were left out."""
    return [_read_name(digits) for _ in range(seats)] if digits.take(2) else []


def _read_name(digits: Reader) -> str:
    length = digits.take_any()
    if length >= MOST_BYTES:
        raise bad("a name is too long")
    try:
        name = bytes(digits.take(BYTE) for _ in range(length)).decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        raise bad("a name is no text") from None
    if len(name) > MOST_NAME:
        raise bad("a name is too long")
    return name
