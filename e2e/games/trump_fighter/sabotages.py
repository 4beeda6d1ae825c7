"""Sabotages of Super Trump Fighter."""

from __future__ import annotations

from e2e.sabotage.kinds import Sabotage, Step

BATTLE = "py_engine/games/trump_fighter/battle_phase.py"
LIVE = "web/src/games/trump_fighter/live"

SABOTAGES = (
    Sabotage(
        name="the fighter's engine breaks at a standstill where one field has two cards more",
        file=BATTLE,
        old="state.bound_seat = 0 if fields[0] < fields[1] else 1",
        new="state.bound_seat = fields.index(max(fields) - 1)",
        step=Step.RULES,
        tests=("tests/games/trump_fighter/test_clauses_standstill.py",),
    ),
    Sabotage(
        name="the fighter's standstill counts from the last standstill, not from the last move",
        file="py_engine/games/trump_fighter/fight_phase.py",
        old="            state.move(seat, card, spot, at)\n            state.restart_clock(seat, at)\n",
        new="            state.move(seat, card, spot, at)\n",
        step=Step.RULES,
        tests=("tests/games/trump_fighter/test_clauses_standstill.py",),
    ),
    Sabotage(
        name="the fighter's clock goes back where an event comes late",
        file=f"{LIVE}/clock.ts",
        old="    if (this.running && at <= this.at()) return;\n",
        new="",
        step=Step.PAGE,
        tests=(f"{LIVE}/clock.test.ts",),
    ),
    Sabotage(
        name="touches on the covered table of a fight are carried out",
        file=f"{LIVE}/live-match.ts",
        old='if (this.covered.value || this.stage.value.at !== "open") return done();',
        new='if (this.stage.value.at !== "open") return done();',
        step=Step.PAGE,
        tests=(f"{LIVE}/live-match.test.ts",),
    ),
    Sabotage(
        name="an act of a fight shows before it is stored",
        file="web/src/match/controller.ts",
        old="await this.asked(this.append(answer, seat))",
        new="void this.append(answer, seat)",
        step=Step.PAGE,
        tests=(f"{LIVE}/live-match.test.ts",),
    ),
    Sabotage(
        name="the deck of a fight stands in an attribute",
        file="web/src/games/trump_fighter/Arena.tsx",
        old='data-testid="arena" data-phase={view.phase}',
        new='data-testid="arena" data-phase={view.phase} '
        'data-deck={Object.values(localStorage).join().match(/"deck":[^\\]]*/)?.[0]}',
        step=Step.E2E,
        tests=("e2e/games/trump_fighter/test_secrecy.py",),
    ),
)
