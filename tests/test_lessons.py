"""Every step of every lesson through the door: the lesson's actions reach the goal, wrong ones end as described."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from py_engine.bridge import handle
from py_engine.games import GAMES
from tests.clauses import value_at

Step = dict[str, Any]
Action = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "web" / "src" / "games"
LESSONS: dict[str, list[Step]] = {
    path.parts[-3]: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(FOLDER.glob("*/lesson/steps.json"))
}
LEARNER = 0
LAST = "match"
"""The name of every lesson's last step."""
MOST_JAPANESE, MOST_ENGLISH = 40, 20
"""Most characters and words of a sentence."""
SAMPLED, MOST_LEGAL = 60, 20_000
"""Number of a step's actions to try, and of those to choose from."""
WALKS, LONGEST = 12, 8
"""Number of random tries of a step, and of actions after which a try must have ended."""
SHORT = 60
"""Most actions left in a short match."""

STEPS = [(game, step) for game, steps in LESSONS.items() for step in steps]


def of(steps: Sequence[tuple[str, Step]]) -> pytest.MarkDecorator:
    """Run a test with each of these steps."""
    return pytest.mark.parametrize(("game", "step"), steps, ids=[f"{game}-{step['id']}" for game, step in steps])


of_every_step = of(STEPS)
of_every_puzzle = of([(game, step) for game, step in STEPS if not step.get("match")])


def ask(**request: Any) -> Any:
    """Ask the door and return its answer, which is not an error."""
    answer = json.loads(handle(json.dumps(request)))
    assert "error" not in answer, answer
    return answer


class Table:
    """The table of a step, set up like on the page."""

    def __init__(self, game: str, step: Step) -> None:
        seats = [{"name": f"seat {seat}"} for seat in range(step["seats"])]
        save = {"format": 1, "game": game, "options": step.get("options", {}), "seats": seats}
        self.step = step
        self.status = ask(op="load", save={**save, "deal": step["deal"], "log": step["log"]})
        self.match = self.status["match"]
        self.start = len(step["log"])

    def close(self) -> None:
        """Close the match at the engine."""
        ask(op="close", match=self.match)

    def act(self, action: Action) -> Any:
        """Carry an action out, or have it refused; return the answer."""
        answer = ask(op="act", match=self.match, action=self.in_time(action))
        if answer["ok"]:
            self.status = {key: value for key, value in answer.items() if key not in ("ok", "entry")}
        return answer

    def in_time(self, action: Action) -> Action:
        """Return an action of a game in real time at the present moment; a step has no times."""
        if not GAMES[self.status["game"]].live:
            return action
        legal: list[Action] = ask(op="legal", match=self.match)["actions"]
        return next((each for each in legal if action.items() <= each.items()), action)

    def learns(self, actions: Sequence[Action], then: Sequence[Action]) -> None:
        """Carry out the learner's actions, and the others' actions while it is their turn.

        The choice that the step makes for the learner comes last, when no other action is left.
        """
        own, others = iter(actions), iter(then)
        while not self.status["over"]:
            queue = own if LEARNER in self.status["to_act"] else others
            action = next(queue, self.step.get("itself") if queue is own else None)
            if action is None or not self.act(action)["ok"]:
                break

    def comes_to_an_end(self, rng: random.Random) -> bool:
        """Carry out any legal actions, and return whether the page would comment on the end, like ``Attempt``."""
        script, enough, own, others = self.step.get("then", []), len(self.step["taught"]), 0, 0
        for _ in range(LONGEST):
            if LEARNER in self.status["to_act"]:
                legal = ask(op="legal", match=self.match, seat=LEARNER, limit=MOST_LEGAL)["actions"]
                action, own = rng.choice(legal), own + 1
                for wrong in self.step.get("wrong", []):
                    if "refusal" not in wrong and is_listed(action, [wrong]):
                        script, enough = wrong.get("then", script), 1
            elif others < len(script):
                action, others = script[others], others + 1
            else:
                return True
            if not self.act(action)["ok"] or self.status["over"] or self.meets(self.step["goal"]):
                return True
            if others >= len(script) and own >= enough:
                return True
        return False

    def answers(self) -> dict[str, Any]:
        """Return the values for the page's conditions."""
        return {"status": self.status, "view": ask(op="view", match=self.match, seat=LEARNER)}

    def meets(self, goal: Sequence[Mapping[str, Any]]) -> bool:
        """Return whether all conditions hold."""
        answers = self.answers()
        return all(holds(value_at(answers, each["at"]), each) for each in goal)


@pytest.fixture
def table(game: str, step: Step) -> Iterator[Table]:
    """The table of the step that the test is about."""
    table = Table(game, step)
    yield table
    table.close()


def holds(value: Any, condition: Mapping[str, Any]) -> bool:
    """Return whether a value is the expected one, or large enough."""
    if "any" in condition:
        return isinstance(value, list) and not {*condition["any"]}.isdisjoint(value)
    if "least" in condition:
        return isinstance(value, int) and value >= condition["least"]
    return bool(value == condition["is"])


def is_listed(action: Action, wrongs: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether the lesson has an answer to an action."""
    return any(wrong["action"].items() <= action.items() for wrong in wrongs)


def test_lessons_are_there() -> None:
    assert LESSONS
    assert {*LESSONS} <= {*GAMES}


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_has_five_to_eight_steps_and_ends_in_a_match(game: str) -> None:
    ids = [step["id"] for step in LESSONS[game]]
    assert 5 <= len(ids) <= 8
    assert len({*ids}) == len(ids)
    assert [step["id"] for step in LESSONS[game] if step.get("match")] == [LAST]
    assert ids[-1] == LAST


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_closes_with_the_end_the_winning_and_the_losing(game: str) -> None:
    assert [[*step["sum"]] for step in LESSONS[game] if "sum" in step] == [["ends", "wins", "loses"]]
    assert "sum" in LESSONS[game][-1]


@of_every_step
def test_nothing_is_reached_before_anything_is_done(table: Table, game: str, step: Step) -> None:
    assert not table.status["over"]
    assert "question" in step or (step["goal"] and not table.meets(step["goal"]))


@of_every_puzzle
def test_taking_what_the_game_suggests_is_not_enough(table: Table, game: str, step: Step) -> None:
    suggested = table.answers()["view"].get("suggested")
    legal = ask(op="legal", match=table.match, seat=LEARNER, limit=MOST_LEGAL)["actions"] if suggested else []
    for action in [each for each in legal if sorted(each.get("cards", [])) == sorted(suggested)]:
        assert table.act(action)["ok"]
        assert not table.meets(step["goal"])


@of_every_puzzle
def test_the_lessons_actions_are_legal_and_reach_the_goal(table: Table, game: str, step: Step) -> None:
    table.learns(step["taught"], step.get("then", []))
    assert table.meets(step["goal"]), table.answers()["view"]["log"][table.start :]
    own = [entry for entry in table.answers()["view"]["log"][table.start :] if entry["seat"] == LEARNER]
    assert len(own) == len(step["taught"])


@of_every_puzzle
def test_a_wrong_action_gets_the_answer_about_its_end(table: Table, game: str, step: Step) -> None:
    for wrong in step.get("wrong", []):
        fresh = Table(game, step)
        if "refusal" in wrong:
            answer = ask(op="check", match=fresh.match, action=wrong["action"])
            assert answer["ok"] is False
            assert answer["refusal"]["code"] == wrong["refusal"]
        else:
            fresh.learns([wrong["action"]], wrong.get("then", step.get("then", [])))
            assert fresh.status["log_length"] > fresh.start
            assert not fresh.meets(step["goal"])
            assert wrong["shows"]
            assert fresh.meets(wrong["shows"]), fresh.answers()["view"]
        fresh.close()


@of_every_puzzle
def test_every_action_of_the_learner_is_carried_out_or_answered(table: Table, game: str, step: Step) -> None:
    if "question" in step:
        right = [each for each in step["question"]["answers"] if each["value"] == right_answer(table, step)]
        assert len(right) == 1
        assert "gets" not in right[0]
        assert "otherwise" in step
        return
    for action in sample(ask(op="legal", match=table.match, limit=MOST_LEGAL)["actions"]):
        fresh = Table(game, step)
        fresh.learns([action], step.get("then", []))
        is_begun = len(step["taught"]) > 1 and action == step["taught"][0]
        answered = is_listed(action, step.get("wrong", [])) or "otherwise" in step
        assert fresh.meets(step["goal"]) or is_begun or answered, action
        fresh.close()


def sample(actions: Sequence[Action]) -> Sequence[Action]:
    """Return some of these actions, from first to last."""
    return actions if len(actions) <= SAMPLED else random.Random(0).sample(actions, SAMPLED)


@of_every_puzzle
def test_a_step_ends_after_any_actions(table: Table, game: str, step: Step) -> None:
    for seed in range(0 if "question" in step else WALKS):
        fresh = Table(game, step)
        assert fresh.comes_to_an_end(random.Random(seed)), ask(op="view", match=fresh.match, seat=LEARNER)["log"]
        fresh.close()


def right_answer(table: Table, step: Step) -> Any:
    """Return the engine's answer to a step's question."""
    table.learns([], step.get("then", []))
    return value_at(table.answers(), step["question"]["at"])


@pytest.mark.parametrize("game", [game for game in LESSONS if not GAMES[game].live])
def test_the_match_at_the_end_is_short(game: str) -> None:
    table = Table(game, LESSONS[game][-1])
    for _ in range(SHORT):
        if table.status["over"]:
            break
        view = ask(op="view", match=table.match, seat=table.status["to_act"][0])
        table.act(ask(op="think", view=view, level="easy")["action"])
    assert table.meets(LESSONS[game][-1]["goal"])
    table.close()


def words(step: Step) -> Iterator[dict[str, str]]:
    """Yield all texts of a step, in both languages."""
    yield from (step[name] for name in ("say", "done", "otherwise") if name in step)
    yield from (wrong["say"] for wrong in step.get("wrong", []))
    for answer in step.get("question", {"answers": []})["answers"]:
        yield from (answer[name] for name in ("say", "gets") if name in answer)
    yield from step.get("sum", {}).values()


@of_every_step
def test_the_texts_of_a_lesson_name_only_seats_of_their_table(game: str, step: Step) -> None:
    for name in words(step):
        ja, en = ({int(seat) for seat in re.findall(r"\{(.*?)\}", name[language])} for language in ("ja", "en"))
        assert ja == en
        assert ja <= {*range(1, step["seats"])}


@of_every_step
def test_every_text_of_a_lesson_is_short(game: str, step: Step) -> None:
    for name in words(step):
        assert {*name} == {"ja", "en"}
        for sentence in islice(re.split(r"(?<=[。！？])", name["ja"]), 9):
            assert len(sentence) <= MOST_JAPANESE, sentence
        for sentence in re.split(r"(?<=[.!?:]) ", name["en"]):
            assert len(sentence.split()) <= MOST_ENGLISH, sentence
