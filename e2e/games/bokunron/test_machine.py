"""One person among machines that pass."""

from __future__ import annotations

from e2e.machines import stands
from e2e.seated import act, back, sit, undoable
from e2e.table import Table


def test_an_action_is_taken_back_with_those_of_machines_that_showed_nothing(table: Table) -> None:
    seats = undoable("bokunron", tells=False)
    sit(table, seats)
    act(table, seats)
    assert stands(table, len(seats.after.log))
    back(table)
    table.logged(0, len(seats.match.log))
    assert stands(table, 0)
    assert table.stored().save() == seats.match.save()
