"""Sabotages of the engine's shared parts."""

from __future__ import annotations

from e2e.sabotage.kinds import Sabotage, Step

MATCH = "py_engine/match.py"
GAME = "py_engine/game.py"
LINK = "py_engine/link/link.py"
LINK_TESTS = "tests/link/test_link.py"
THINK = "py_engine/think/request.py"
SECRECY = "tests/conformance/test_secrecy.py"

SABOTAGES = (
    Sabotage(
        name="every status gives the match a number that is made from its deal",
        file=MATCH,
        old='"log_length": len(self.log),',
        new='"log_length": len(self.log),\n            "number": HashChance(canonical(self.deal)).below(10**6),',
        step=Step.RULES,
        tests=(f"{SECRECY}::test_no_answer_to_a_seat_depends_on_cards_that_it_has_never_seen",),
        only="00",
    ),
    Sabotage(
        name="an action may be taken back that showed its seat a card",
        file=MATCH,
        old="return None if before is None or after is None else after & ~before",
        new="return None if before is None or after is None else before & ~after",
        step=Step.RULES,
        tests=("tests/conformance/test_undo.py::test_an_undoable_action_showed_no_player_anything",),
    ),
    Sabotage(
        name="nothing may be taken back any more once something was final",
        file=MATCH,
        old="return bool(self.log) and self.log[-1].undoable",
        new="return bool(self.log) and all(item.undoable for item in self.log)",
        step=Step.RULES,
        tests=("tests/door/test_undoable.py",),
    ),
    Sabotage(
        name="with the same log chance comes out the same, whatever was dealt",
        file=MATCH,
        old='"deal": self.deal, "log": log})',
        new='"log": log})',
        step=Step.RULES,
        tests=("tests/conformance/test_fixtures.py",),
    ),
    Sabotage(
        name="a save is accepted whose log breaks a rule",
        file=GAME,
        old="        if refusal:\n            raise Refused(refusal)",
        new="        if refusal and not replay:\n            raise Refused(refusal)",
        step=Step.RULES,
        tests=("tests/door/test_bad_input.py",),
    ),
    Sabotage(
        name="a seat may act for another",
        file=GAME,
        old="if seat is not None and seat not in actors:",
        new="if seat is not None and not actors:",
        step=Step.RULES,
        tests=("tests/door/test_bad_input.py",),
    ),
    Sabotage(
        name="a machine player draws its luck from the match's key too",
        file=THINK,
        old="HashChance(canonical([view, level",
        new='HashChance(canonical([asked["view"], level',
        step=Step.RULES,
        tests=(
            "tests/conformance/test_think.py::test_equal_requests_get_equal_answers_in_any_order_and_after_any_other_request",
        ),
    ),
    Sabotage(
        name="a view whose fields do not fit together is thought about",
        file=THINK,
        old="    if canonical(shown) != canonical(view):\n",
        new="    if shown is None:\n",
        step=Step.RULES,
        tests=("tests/conformance/test_think.py::test_a_view_that_the_door_has_not_given_is_refused",),
    ),
    Sabotage(
        name="with its own act a seat is shown the table though another acts on",
        file="py_engine/views.py",
        old="if eyes == ACTOR and not (match.state.over or done.private or done.actor in actors):",
        new="if eyes == ACTOR and done.actor is None:",
        step=Step.RULES,
        tests=("tests/door/test_sight.py",),
    ),
    Sabotage(
        name="a match that is still played has a link",
        file=LINK,
        old="    if not match.state.over:\n",
        new="    if not match.log:\n",
        step=Step.RULES,
        tests=(f"{LINK_TESTS}::test_a_match_that_is_not_over_has_no_link_nor_has_its_deal",),
    ),
    Sabotage(
        name="a link holds names that nobody has asked for",
        file=LINK,
        old="match.names if is_named else []",
        new="match.names",
        step=Step.RULES,
        tests=(f"{LINK_TESTS}::test_a_link_has_names_only_on_request",),
    ),
    Sabotage(
        name="a link is written that is too long to be read",
        file=LINK,
        old="    if len(text) > MOST_CHARACTERS:\n",
        new="    if not text:\n",
        step=Step.RULES,
        tests=(f"{LINK_TESTS}::test_a_link_that_could_not_be_read_is_not_written",),
    ),
)
