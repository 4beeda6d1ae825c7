"""One large number made of small ones, each below its own limit, and its text."""

from __future__ import annotations

from hashlib import sha256

from py_engine.refusals import BadInput

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The characters of texts: no address changes them."""
MOST_CHARACTERS = 4000
"""Longest text that is written or read."""
SIZE = 2
"""Characters before the body for its length, so that a tail is dropped and a cut text is recognized."""
CHECK = 4
"""Characters of the checksum."""
GROUP_BITS = 5
GROUP = 1 << GROUP_BITS
"""Bound of the groups in which unbounded numbers are written."""
MOST_GROUPS = 12

_VALUE = {character: value for value, character in enumerate(ALPHABET)}
_BASE = len(ALPHABET)


def bad(message: str) -> BadInput:
    """Return the error of a text that no engine wrote."""
    return BadInput("bad_link", f"this link is damaged: {message}")


class Writer:
    """Collects small numbers."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, count: int) -> None:
        """Add a number from 0 to ``count`` - 1."""
        assert 0 <= value < count
        self._digits.append((value, count))

    def put_any(self, value: int) -> None:
        """Add a number from 0 on; small ones take the least space."""
        while True:
            value, group = divmod(value, GROUP)
            self.put(group, GROUP)
            self.put(int(value > 0), 2)
            if not value:
                return

    def text(self) -> str:
        """Return all numbers as text, with a checksum."""
        number = 0
        for value, count in reversed(self._digits):
            number = number * count + value
        body = ""
        while number:
            number, value = divmod(number, _BASE)
            body += ALPHABET[value]
        sized = sizing(body) + body
        return sized + checksum(sized)


class Reader:
    """Returns the numbers that a :class:`Writer` collected, in the same order.

    Any text after the checksum is dropped: messengers and browsers add to links. Raises ``cut_link`` for a text
    that ends too early, and ``bad_link`` for any other text that no writer made.
    """

    def __init__(self, text: str) -> None:
        size = sum(_VALUE.get(character, 0) * _BASE**place for place, character in enumerate(text[:SIZE]))
        end = SIZE + size
        whole = text[: end + CHECK]
        if len(whole) < end + CHECK or not _VALUE.keys() >= set(whole):
            raise BadInput("cut_link", "a part of this link is missing")
        if len(whole) > MOST_CHARACTERS or checksum(whole[:end]) != whole[end:]:
            raise bad("its checksum is wrong")
        body = whole[SIZE:end]
        if body.endswith(ALPHABET[0]):
            raise bad("it is longer than it needs to be")
        self._number = 0
        for character in reversed(body):
            self._number = self._number * _BASE + _VALUE[character]

    def take(self, count: int) -> int:
        """Return the next number from 0 to ``count`` - 1."""
        self._number, value = divmod(self._number, count)
        return value

    def take_any(self) -> int:
        """Return the next number from 0 on."""
        value = 0
        for group in range(MOST_GROUPS):
            digit = self.take(GROUP)
            value |= digit << (GROUP_BITS * group)
            if not self.take(2):
                if group and not digit:
                    raise bad("a number is longer than it needs to be")
                return value
        raise bad("a number is too large")

    def end(self) -> None:
        """Raise ``bad_link`` unless all numbers have been read."""
        if self._number:
            raise bad("there is more in it than a match")


def _written(number: int, characters: int) -> str:
    return "".join(ALPHABET[number // _BASE**place % _BASE] for place in range(characters))


def sizing(body: str) -> str:
    """Return the length of a body as text."""
    return _written(len(body), SIZE)


def checksum(text: str) -> str:
    """Return the checksum of a text: another text is very unlikely to have the same."""
    return _written(int.from_bytes(sha256(text.encode()).digest()[:4], "big"), CHECK)
