"""A player's phone in tests: the text of a hand, written without the page's code, and the page that shows it."""

from __future__ import annotations

import random
import zlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from paths import WEB
from py_engine.games import GAMES

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
FOLDERS = WEB / "src" / "games"
WITH_HANDS = tuple(game for game in GAMES if (FOLDERS / game / "hand").is_dir())
"""The games that allow hands on their owners' phones."""
MOST = 16
"""Number of cards in the largest hand dealt."""


def _check(text: str, bits: int) -> str:
    return f"{zlib.crc32(text.encode()) % 2**bits:0{bits}b}"


def _signs(bits: str) -> str:
    whole = bits + "0" * (-len(bits) % 5)
    return "".join(SIGNS[int(whole[at : at + 5], 2)] for at in range(0, len(whole), 5))


def deck(game: str) -> list[str]:
    """Return the names of a game's cards in the catalogue's order."""
    return [str(card["id"]) for card in GAMES[game].cards()]


@dataclass(frozen=True)
class Hand:
    """The content of a hand's text: numbered cards, tag, seat and colour, and the counts of deals and numberings.

    Version 1, of the first release, has no seat.
    """

    game: str
    cards: Mapping[str, int]
    tag: int = 12345
    deal: int = 1
    numbering: int = 3
    seat: int = 0
    hue: int = 0
    version: int = 2

    @property
    def text(self) -> str:
        """Return the text that the table's page writes."""
        cards = deck(self.game)
        by_number = {number: card for card, number in self.cards.items()}
        head = f"{self.version:05b}" + _check(f"{self.game} {' '.join(cards)}", 20)
        place = "" if self.version == 1 else f"{self.seat:03b}{self.hue:03b}"
        counts = f"{self.tag:025b}{place}{self.deal:05b}{self.numbering:010b}"
        numbers = "".join("1" if at in by_number else "0" for at in range(1, 33))
        places = "".join(f"{cards.index(by_number[number]):07b}" for number in sorted(by_number))
        body = _signs(head + counts + numbers + places)
        return body + _signs(_check(body, 25))

    @property
    def sorted(self) -> list[str]:
        """Return the cards in the order in which the phone shows them."""
        return sorted(self.cards, key=deck(self.game).index)


def hand_of(game: str, seed: int = 1, count: int = MOST, **more: int) -> Hand:
    """Return a random hand: the cards depend on ``seed``, the numbers are always 1 to ``count``."""
    cards = random.Random(seed).sample(deck(game), count)
    return Hand(game, dict(zip(cards, range(1, count + 1), strict=True)), **more)


def phones_of(seats: int, used: Collection[int]) -> list[dict[str, Any] | None]:
    """Return the seats' phones in the form of a match's head before the first code."""
    return [{"tag": 1000 + seat, "numbering": None, "shown": 0} if seat in used else None for seat in range(seats)]


class Phone:
    """The page on a player's phone."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = f"{url}hand/"
        self.empty = page.get_by_test_id("no-hand")
        self.covered = page.get_by_test_id("covered-hand")
        self.open = page.get_by_test_id("open-hand")
        self.cards = self.open.locator("[data-card]")
        self.fault = page.get_by_role("alert")

    def scan(self, text: str) -> None:
        """Load the address of a code like a camera app, not within the open page."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}#{text}")

    def shows(self, hand: Hand) -> None:
        """Scan a hand and wait for its curtain."""
        self.scan(hand.text)
        expect(self.covered).to_be_visible()

    def hold(self) -> None:
        """Open the hand by holding the button."""
        button = self.covered.locator(".hold")
        button.hover()
        self.page.mouse.down()
        self.open.wait_for()
        self.page.mouse.up()

    def lift(self) -> None:
        """Open the hand by the two steps, which take no time."""
        self.covered.locator(".noren-first").click()
        self.covered.locator(".noren-second button").click()
        self.open.wait_for()

    def numbers(self) -> dict[str, int]:
        """Return the number of each card of the open hand."""
        pairs: list[tuple[str, str]] = self.cards.evaluate_all(
            "cards => cards.map((card) => [card.dataset.card, card.querySelector('.phone-number').textContent])"
        )
        return {card: int(number) for card, number in pairs}

    def cover(self) -> None:
        """Cover the hand by its button."""
        self.open.locator(".button-main").click()
        self.covered.wait_for()

    def card(self, card: str) -> Locator:
        """Return a card of the open hand."""
        return self.open.locator(f"[data-card='{card}']")

    def names(self) -> list[str | None]:
        """Return the cards in the order shown."""
        return [card.get_attribute("data-card") for card in self.cards.all()]
