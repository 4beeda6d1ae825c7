"""Pages that the tests of a module share: a start of the site and its engine takes longer than most of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import BrowserContext

from e2e.lib.site import Site
from e2e.lib.store import FORGET, script
from e2e.lib.support import Guard, wait_for_engine
from e2e.lib.table import Table

_SETTINGS = """() => Object.fromEntries(Object.entries(localStorage)
    .filter(([key]) => !/^tefuda:1:(match|doc):/.test(key)))"""
_HAS_DOCUMENTS = script("""
    return transact("readonly", async ({ documents }) => (await answer(documents.count())) > 0);
""")
_RESTORE = """(settings) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
}"""
_CALM: dict[str, Any] = {"color_scheme": "light", "forced_colors": "none"}


class SharedTable:
    """A table whose page several tests use in turn.

    Each test finds it at home, without matches and documents, and with the settings of a first visit. It is
    reloaded after a test that has left a document or a setting, as the page may still remember it.
    """

    def __init__(self, context: BrowserContext, site: Site, shape: dict[str, Any]) -> None:
        self.guard = Guard()
        self.guard.trust(site)
        self.guard.watch(context)
        self._shape = shape
        self._table = Table.on(context.new_page(), site.url)
        self._settings = self._table.page.evaluate(_SETTINGS)
        self._is_new = True

    def given(self) -> Table:
        """Return the table in the initial state of every test."""
        if not self._is_new:
            self._clear()
        self._is_new = False
        return self._table

    def _clear(self) -> None:
        page, self._table.keeps_tips = self._table.page, False
        page.mouse.up()
        page.mouse.move(0, 0)
        page.set_viewport_size(self._shape["viewport"])
        page.emulate_media(reduced_motion=self._shape["reduced_motion"], **_CALM)
        page.goto(f"{self._table.url}#/")
        is_used = page.evaluate(_HAS_DOCUMENTS) or page.evaluate(_SETTINGS) != self._settings
        page.evaluate(FORGET)
        if is_used:
            page.evaluate(_RESTORE, self._settings)
            page.reload()
            wait_for_engine(page)


class SharedTables:
    """The shared tables of a module, one for each shape of a context."""

    def __init__(self, new_context: Callable[..., BrowserContext], new_site: Callable[[], Site]) -> None:
        self._new_context = new_context
        self._new_site = new_site
        self._open: dict[str, tuple[SharedTable, ExitStack]] = {}

    def get(self, shape: dict[str, Any]) -> SharedTable:
        """Return the table of that shape, a new one if there is none."""
        if repr(shape) not in self._open:
            with ExitStack() as stack:
                site = stack.enter_context(self._new_site())
                context = stack.enter_context(self._new_context(**shape))
                self._open[repr(shape)] = SharedTable(context, site, shape), stack.pop_all()
        return self._open[repr(shape)][0]

    def close(self, shape: dict[str, Any]) -> None:
        """Close the table of that shape, so that the next test gets another."""
        self._open.pop(repr(shape))[1].close()

    def close_all(self) -> None:
        """Close all of them."""
        while self._open:
            self._open.popitem()[1][1].close()
