"""Sabotages of Akuma Trick."""

from __future__ import annotations

from e2e.sabotage.kinds import Sabotage, Step

FOLDER = "py_engine/games/akuma_trick"
SECRECY = "tests/conformance/test_secrecy.py"

SABOTAGES = (
    Sabotage(
        name="Akuma Trick shows everybody all hands",
        file=f"{FOLDER}/view.py",
        old="[names(hand) for hand in state.hands] if state.over else []",
        new="[names(hand) for hand in state.hands]",
        step=Step.RULES,
        tests=(SECRECY,),
        only="akuma_trick-3 and never_seen",
    ),
    Sabotage(
        name="Akuma Trick refuses a card that another seat holds with that seat's number",
        file=f"{FOLDER}/play_phase.py",
        old='{"cards": names(missing)}',
        new='{"cards": names(missing), "at": [each for each, hand in enumerate(state.hands) if hand & missing]}',
        step=Step.RULES,
        tests=(f"{SECRECY}::test_no_answer_to_a_seat_depends_on_cards_that_it_has_never_seen",),
        only="akuma_trick",
    ),
    Sabotage(
        name="Akuma Trick names a stolen card to everybody",
        file=f"{FOLDER}/view.py",
        old='if entry["do"] != "steal" or (seat is not None and seat in (actor, entry["from"])):',
        new='if entry["do"] != "steal" or seat is None or seat in (actor, entry["from"]):',
        step=Step.RULES,
        tests=(f"{SECRECY}::test_no_view_names_a_card_that_the_seat_has_never_seen",),
        only="akuma_trick",
    ),
    Sabotage(
        name="Akuma Trick names a stolen card to everybody at one place of the log alone",
        file=f"{FOLDER}/view.py",
        old='seat in (actor, entry["from"])):',
        new='seat in (actor, entry["from"]) or index == 7):',
        step=Step.RULES,
        tests=(f"{SECRECY}::test_no_entry_of_a_log_names_a_card_that_the_seat_has_never_seen",),
        only="akuma_trick",
    ),
)
