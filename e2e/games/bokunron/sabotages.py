"""Sabotages of Bokunron."""

from __future__ import annotations

from e2e.sabotage.kinds import Sabotage, Step

FOLDER = "py_engine/games/bokunron"

SABOTAGES = (
    Sabotage(
        name="Bokunron lets everything be taken back",
        file=f"{FOLDER}/view.py",
        old="return mask_of({*own, *aces, *played, *contest, *state.leads[: state.trick + ROW]})",
        new="return mask_of(own) & 0",
        step=Step.RULES,
        tests=("tests/conformance/test_undo.py::test_an_undoable_action_showed_no_player_anything",),
        only="bokunron",
    ),
    Sabotage(
        name="Bokunron shows the card face up where it lies among the others' backs",
        file=f"{FOLDER}/view.py",
        old="""    up = names(card for card in (play.up,) if card != NO_CARD)
    return [*up, *[None] * (len(play.cards) - len(up))]
""",
        new="""    return [CARDS[card] if card == play.up else None for card in play.cards]
""",
        step=Step.RULES,
        tests=(
            "tests/conformance/test_secrecy.py::test_no_answer_to_a_seat_depends_on_cards_that_it_has_never_seen",
        ),
        only="bokunron",
    ),
    Sabotage(
        name="Bokunron gives a contest of equals to the seat that played first",
        file=f"{FOLDER}/trick.py",
        old="if power >= best:",
        new="if power > best:",
        step=Step.RULES,
        tests=("tests/games/bokunron/test_clauses_contest.py",),
    ),
    Sabotage(
        name="Bokunron's log tells how a hand was chosen",
        file=f"{FOLDER}/view.py",
        old='hidden = do == "hand" or (do == "play" and index >= state.face_down_from)',
        new='hidden = do in ("hand", "play") and index >= state.face_down_from',
        step=Step.RULES,
        tests=("tests/conformance/test_secrecy.py::test_no_view_names_a_card_that_the_seat_has_never_seen",),
        only="bokunron",
    ),
    Sabotage(
        name="Bokunron's machine player forgets that a seat did not follow",
        file=f"{FOLDER}/guess.py",
        old="                    voids.add(SUIT_OF[trick.lead])\n",
        new="                    voids ^= {SUIT_OF[trick.lead]}\n",
        step=Step.RULES,
        tests=("tests/games/bokunron/test_guess.py", "tests/conformance/test_think.py"),
        only="bokunron and (without_a_card or every_guess)",
    ),
)
