"""Sabotages of Ghost Couple."""

from __future__ import annotations

from e2e.sabotage.kinds import Sabotage, Step

VIEW = "py_engine/games/ghost_couple/view.py"
SECRECY = "tests/conformance/test_secrecy.py"

SABOTAGES = (
    Sabotage(
        name="Ghost Couple's log names a card that was laid face down",
        file=VIEW,
        old='elif do == "lay" and not own and entry["cell"] != CENTRE:',
        new='elif do == "lay" and not own and entry["cell"] == CENTRE:',
        step=Step.RULES,
        tests=(f"{SECRECY}::test_no_view_names_a_card_that_the_seat_has_never_seen",),
        only="ghost_couple",
    ),
    Sabotage(
        name="Ghost Couple's count of the deck tells the parity of its next card",
        file=VIEW,
        old='"deck": len(state.pile),',
        new='"deck": len(state.pile) + sum(card % 2 for card in state.pile[-1:]),',
        step=Step.RULES,
        tests=(f"{SECRECY}::test_no_answer_to_a_seat_depends_on_cards_that_it_has_never_seen",),
        only="ghost_couple",
    ),
    Sabotage(
        name="Ghost Couple shows a hand that is looked at to everybody at the table",
        file=VIEW,
        old="looking = seat is not None and seat == state.turn",
        new="looking = seat is not None",
        step=Step.RULES,
        tests=(f"{SECRECY}::test_no_view_names_a_card_that_the_seat_has_never_seen",),
        only="ghost_couple",
    ),
    Sabotage(
        name="Ghost Couple's log tells how the deck was shuffled",
        file=VIEW,
        old='        del shown["deck"]\n',
        new='        shown["deck"] = list(shown["deck"])\n',
        step=Step.RULES,
        tests=("tests/games/ghost_couple/test_clauses_setup.py",),
    ),
    Sabotage(
        name="Ghost Couple tells everybody which couples a hand makes",
        file="py_engine/games/ghost_couple/couple_phase.py",
        old="found = couples(state, with_hand=False)",
        new="found = couples(state)",
        step=Step.RULES,
        tests=(f"{SECRECY}::test_no_view_names_a_card_that_the_seat_has_never_seen",),
        only="ghost_couple",
    ),
)
