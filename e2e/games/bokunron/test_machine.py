"""One person among machines that pass."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.machines import stands
from e2e.seated import act, back, sit, undoable
from e2e.test_tap_costs import costing, costs_of_a_write, forget, only
from serve import Site


def test_an_action_is_taken_back_with_those_of_machines_that_showed_nothing_in_one_transaction(
    page: Page, site: Site
) -> None:
    table, seats = costing(page, site), undoable("bokunron", tells=False)
    sit(table, seats)
    act(table, seats)
    assert stands(table, len(seats.after.log))
    forget(page)
    back(table)
    table.logged(len(seats.match.log), len(seats.match.log))
    costs = costs_of_a_write(page)
    assert only(costs, "transaction") == ["transaction readwrite"]
    assert [each for each in only(costs, "request") if "put" in each] == ["request put matches"]
    assert len(only(costs, "storage")) == 1
    assert stands(table, 0)
    assert table.stored().save() == seats.match.save()
