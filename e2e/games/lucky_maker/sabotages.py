"""Sabotages of Lucky Maker."""

from __future__ import annotations

from e2e.sabotage.kinds import Sabotage, Step

FOLDER = "py_engine/games/lucky_maker"
TOLD = "tests/conformance/test_secrecy.py::test_no_answer_to_a_seat_depends_on_cards_that_it_has_never_seen"

SABOTAGES = (
    Sabotage(
        name="Lucky Maker lists the own hand backwards when the next hidden master is odd",
        file=f"{FOLDER}/view.py",
        old="[CARDS[card] for card in state.hands[seat]],",
        new="[CARDS[card] for card in state.hands[seat]][:: -1 if state.masters and state.masters[-1] % 2 else 1],",
        step=Step.RULES,
        tests=(TOLD,),
        only="lucky_maker-3",
    ),
    Sabotage(
        name="Lucky Maker lists first what follows the next master as well",
        file=f"{FOLDER}/play_phase.py",
        old="        return hand.translate(None, OFF[state.master]) or hand\n",
        new="        off = OFF[state.masters[-1]] if state.masters else b''\n"
        "        return bytearray(sorted(playable(state), key=lambda card: card in off))\n",
        step=Step.RULES,
        tests=(TOLD,),
        only="lucky_maker-3",
    ),
    Sabotage(
        name="Lucky Maker works a finished trick's best number out from its lowest card",
        file=f"{FOLDER}/view.py",
        old='"best": max(',
        new='"best": min(',
        step=Step.RULES,
        tests=("tests/games/lucky_maker/test_view.py",),
    ),
    Sabotage(
        name="Lucky Maker's machine player forgets who could not follow in the trick under way",
        file=f"{FOLDER}/guess.py",
        old="for master, leader, cards in tricks:",
        new="for master, leader, cards in tricks[:-1]:",
        step=Step.RULES,
        tests=("tests/conformance/test_guess.py", "tests/conformance/test_think.py"),
        only="lucky_maker and (every_position or every_guess)",
    ),
)
