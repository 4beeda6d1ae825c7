"""The answers to a hand in Bokunron's lesson are true."""

from __future__ import annotations

from tests.test_lessons import LEARNER, LESSONS, Table, ask


def test_a_hand_without_the_led_suit_gets_the_answer_about_it() -> None:
    step = next(step for step in LESSONS["bokunron"] if step["id"] == "hand")
    for suits, does in (("SDC", False), ("SDCH", True)):
        table = Table("bokunron", step)
        stock = ask(op="view", match=table.match, seat=LEARNER)["stock"]
        cards = [card for card in reversed(stock) if card[0].upper() in suits][-7:]
        table.learns([{"do": "hand", "seat": LEARNER, "cards": cards}], [])
        assert table.status["log_length"] == table.start + 1
        assert table.meets(step["goal"]) is does
        table.close()
