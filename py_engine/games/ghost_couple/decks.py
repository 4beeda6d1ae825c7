"""The two decks: their cards, couples, points and effects.

Inside the engine a card is its place in the deck's names in ASCII order, a set of cards is an integer with one bit
per card; so the canonical order of the notation (7) is the order of the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from py_engine.games.ghost_couple.data import (
    EIGHT,
    JOKER_POINTS,
    JOKERS,
    MOST_SEATS,
    RANK_EVENTS,
    RANK_POINTS,
    RANKS,
    RED,
    SUITS,
)
from py_engine.games.ghost_couple.ghosts import GHOSTS, Ghost
from py_engine.reading import name_from

WILD = frozenset({"変なうにゅう", "キモいゆうか"})
"""Characters that go with every card of side 0 (6.4)."""
PRIZED = ("飛白", "ダミアン様")
"""The two characters whose couple is rewarded (6.4)."""
MIXERS = frozenset({"毒子", "薬子", "核子", "ほにゅう"})
"""Characters that go with each other (6.4)."""
ALLIES = ("汁親父", "真の漢ぱら")
"""The two characters that are rewarded in one treasure (6.4)."""
MATES = frozenset(
    map(
        frozenset,
        (PRIZED, ("かこん", "飯綱"), ("汁親父", "双葉"), ("うにゅう", "さくら"), ("うにゅう", "御影さくら")),
    )
)
"""Characters that go together in addition to those of the same ghost (6.4)."""
ABILITIES: tuple[frozenset[str], ...] = (
    frozenset({"変なうにゅう"}),
    frozenset({"キモいゆうか"}),
    frozenset({"飛白"}),
    frozenset({"ダミアン様"}),
    MIXERS,
    frozenset({"かこん"}),
    frozenset({"汁親父"}),
    frozenset({"うにゅう"}),
    frozenset(ALLIES),
)
"""The nine abilities in the order of the sheet (6.4), each with the characters that have it."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card's face. Playing cards have a ``suit`` and ``rank`` (both empty on jokers), ghost cards the rest.

    ``side`` is 0 or 1, -1 on jokers; ``event`` 0 if there is none; ``name`` is the character's Japanese name, by
    which abilities refer to it, empty on playing cards.
    """

    id: str
    side: int
    points: int
    event: int
    suit: str = ""
    rank: str = ""
    ghost: Ghost | None = None
    name: str = ""

    @property
    def abilities(self) -> list[int]:
        """Return the numbers, from 1, of the character's abilities (6.4)."""
        return [number for number, names in enumerate(ABILITIES, 1) if self.name in names]


@dataclass(frozen=True, slots=True)
class Deck:
    """The facts about a deck's cards; ``card`` below is a card's number.

    ``partners[card]`` is the set of cards that go with it. ``points[card]`` and ``events[card]`` are its points and
    event, ``jokers`` the set of cards whose couples have no effect. ``quartet`` is the set of the four eights,
    ``prized`` and ``allies`` are the pairs of sets that 6.4 rewards; empty in the other deck. ``hand`` is the size
    of a hand, ``most_seats`` the largest number of players; ``cards_clause`` and ``effects_clause`` are the clauses
    about the deck's cards and effects.
    """

    faces: tuple[Card, ...]
    names: tuple[str, ...]
    index: dict[str, int]
    partners: tuple[int, ...]
    points: tuple[int, ...]
    events: tuple[int, ...]
    jokers: int
    quartet: int
    prized: tuple[int, int]
    allies: tuple[int, int]
    hand: int
    most_seats: int
    cards_clause: str
    effects_clause: str

    def event_of(self, one: int, other: int) -> int:
        """Return the event of the couple, 0 for none (5.3, 6.2)."""
        if self.jokers & (1 << one | 1 << other):
            return 0
        return self.events[one] or self.events[other]

    def why_apart(self, one: int, other: int) -> str:
        """Return the refusal's reason for two cards that don't go together (5.1, 6.1)."""
        card, mate = self.faces[one], self.faces[other]
        if card.ghost:
            return "other_ghost" if card.side != mate.side else ("left_moons", "right_moons")[card.side]
        return "other_rank" if card.rank != mate.rank else "same_colour"

    def is_prized(self, one: int, other: int) -> bool:
        """Return whether the couple is 飛白 with ダミアン様 (6.4)."""
        first, second = self.prized
        a, b = 1 << one, 1 << other
        return bool((a & first and b & second) or (a & second and b & first))


def playing_cards() -> Iterator[Card]:
    """Yield the 54 playing cards (5)."""
    for suit in SUITS:
        red = suit in RED
        for rank in RANKS:
            points = RANK_POINTS[rank] if red else 0
            yield Card(suit + rank, 0 if red else 1, points, RANK_EVENTS.get(rank, 0), suit, rank)
    for joker in JOKERS:
        yield Card(joker, -1, JOKER_POINTS, 0)


def ghost_cards() -> Iterator[Card]:
    """Yield the 100 ghost cards (6.1): the id is the ghost's key, the side and a letter for the copy."""
    for ghost in GHOSTS:
        for letter, points in zip("ab", ghost.side0.numbers, strict=False):
            yield Card(f"{ghost.key}0{letter}", 0, points, 0, ghost=ghost, name=ghost.side0.ja)
        for letter, event in zip("ab", ghost.side1.numbers, strict=False):
            points = JOKER_POINTS if ghost.side1.ja in WILD else 0
            yield Card(f"{ghost.key}1{letter}", 1, points, event, ghost=ghost, name=ghost.side1.ja)


def playing_cards_match(one: Card, other: Card) -> bool:
    """Return whether two different playing cards go together (5.1)."""
    if one.side < 0 or other.side < 0:
        return True
    return one.rank == other.rank and (one.side != other.side or one.rank == EIGHT)


def ghosts_match(one: Card, other: Card) -> bool:
    """Return whether two different ghost cards go together (6.1, 6.4)."""
    if one.ghost is other.ghost and one.side != other.side:
        return True
    if (one.name in WILD and other.side == 0) or (other.name in WILD and one.side == 0):
        return True
    if one.name in MIXERS and other.name in MIXERS:
        return one.name != other.name
    return frozenset((one.name, other.name)) in MATES


def cards_where(faces: Iterable[Card], holds: Callable[[Card], bool]) -> int:
    """Return the set of the cards, by their place in ``faces``, for which ``holds`` is true."""
    return sum(1 << number for number, face in enumerate(faces) if holds(face))


def partner_of(face: Card, match: Callable[[Card, Card], bool]) -> Callable[[Card], bool]:
    """Return the test whether another card goes with ``face``; no card goes with itself."""
    return lambda other: other is not face and match(face, other)


def make_deck(
    cards: Iterable[Card], match: Callable[[Card, Card], bool], hand: int, seats: int, clause: str
) -> Deck:
    """Compute a deck; ``clause`` is the section that describes it (``"5"``, ``"6"``)."""
    faces = tuple(sorted(cards, key=lambda card: card.id))
    names = tuple(face.id for face in faces)

    def named(character: str) -> int:
        return cards_where(faces, lambda face: face.name == character)

    return Deck(
        faces=faces,
        names=names,
        index={name: number for number, name in enumerate(names)},
        partners=tuple(cards_where(faces, partner_of(face, match)) for face in faces),
        points=tuple(face.points for face in faces),
        events=tuple(face.event for face in faces),
        jokers=cards_where(faces, lambda face: face.side < 0),
        quartet=cards_where(faces, lambda face: face.rank == EIGHT),
        prized=(named(PRIZED[0]), named(PRIZED[1])),
        allies=(named(ALLIES[0]), named(ALLIES[1])),
        hand=hand,
        most_seats=seats,
        cards_clause=f"{clause}.1" if clause == "6" else clause,
        effects_clause=f"{clause}.3",
    )


DECKS: dict[str, Deck] = {
    "ghosts": make_deck(ghost_cards(), ghosts_match, hand=5, seats=MOST_SEATS, clause="6"),
    "trump": make_deck(playing_cards(), playing_cards_match, hand=3, seats=3, clause="5"),
}
"""Both decks by the value of the option ``deck``."""
ALL_NAMES = frozenset(name for deck in DECKS.values() for name in deck.names)
"""The names of the cards of both decks."""
CARD = name_from(ALL_NAMES, "card")
"""Reads the name of a card of either deck; see :func:`.turn.card_named`."""
