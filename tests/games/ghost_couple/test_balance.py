"""The bots of the balance measurement keep the rules and remember correctly, and the tally adds up."""

from __future__ import annotations

import pytest

from py_engine.games.ghost_couple.game import GAME
from py_engine.think.dice import Dice
from tests.games.ghost_couple.balance import Bot, follow, measure


@pytest.mark.parametrize(("deck", "seats"), [("ghosts", 2), ("ghosts", 5), ("trump", 3)])
def test_bots_play_legal_moves_and_remember_only_cards_in_their_places(deck: str, seats: int) -> None:
    remembered = 0
    for seed in range(4):
        chance = Dice(seed)
        deal = GAME.deal(seats, {"deck": deck}, chance, seed % seats)
        state = GAME.begin(seats, {"deck": deck}, deal)
        bots = [Bot(seat, chance) for seat in range(seats)]
        while not state.over:
            move = bots[state.turn].choose(state)
            assert state.phase.refusal(state, move) is None
            follow(state, bots, move)
            for bot in bots:
                known = {cell: bot.known[cell] for cell in state.down if cell in bot.known}
                assert known == {cell: state.board[cell] for cell in known}
                remembered += len(known)
    assert remembered > 100


def test_a_weak_memory_keeps_the_cells_seen_last() -> None:
    chance = Dice(1)
    state = GAME.begin(2, {"deck": "ghosts"}, GAME.deal(2, {"deck": "ghosts"}, chance, 0))
    bot = Bot(0, chance, memory=2)
    for cell in (1, 2, 3):
        state.up |= 1 << state.board[cell]
        bot.remember(state, list(state.board))
        state.up &= ~(1 << state.board[cell])
    assert len(bot.known) == 2
    assert 3 in bot.known
    assert 1 not in bot.known


@pytest.mark.parametrize(("deck", "seats"), [("ghosts", 3), ("trump", 2)])
def test_the_tally_adds_up(deck: str, seats: int) -> None:
    tally = measure(deck, seats, 12)
    assert sum(tally.wins) == pytest.approx(12)
    assert sum(tally.advantages()) == pytest.approx(seats)
    assert 0 < tally.turns_with_couple <= tally.turns
