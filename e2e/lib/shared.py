"""Pages that tests share: a start of the site and its engine takes longer than most of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import BrowserContext, Error

from e2e.lib.site import Site
from e2e.lib.store import FORGOTTEN
from e2e.lib.support import Guard, wait_for_engine, wait_for_promise
from e2e.lib.table import AT_ONCE, Table

Shape = dict[str, Any]
"""The options of a browser context."""
MOST_OPEN = 4
"""Pages that one process keeps open: each has its engine in memory."""
_MEDIA = {"reduced_motion": "reduce", "color_scheme": "light", "forced_colors": "none"}
"""Options that a page can change at any time, except for the viewport."""
# the keys that a page reads at each use; it reads all others only at its start
_READ_AT_USE = "/^tefuda:1:(tips-given|people|seats:|start:|house-rules:|hints:|live-form)/"
_SETTINGS = f"""() => Object.fromEntries(Object.entries(localStorage)
    .filter(([key]) => !/^tefuda:1:(match|doc):/.test(key) && !{_READ_AT_USE}.test(key)))"""
_FORGET_CHOICES = f"""() => Object.keys(localStorage).filter((key) => {_READ_AT_USE}.test(key))
    .forEach((key) => localStorage.removeItem(key))"""
_RESTORE = """(settings) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
}"""


class SharedTable:
    """A table whose page several tests use in turn.

    Each test finds it at home, without matches and documents, and with the settings of a first visit, except that
    hands open in two steps and bots act without a pause. It is reloaded after a test that has left a setting, as
    the page remembers those.
    """

    def __init__(self, context: BrowserContext, site: Site, scripts: tuple[str, ...]) -> None:
        self.guard = Guard()
        self.guard.trust(site)
        self.guard.watch(context)
        self._table = Table.on(context.new_page(), site.url, *scripts, f"({AT_ONCE})()")
        self._settings = self._table.page.evaluate(_SETTINGS)
        self._is_new = True

    def is_alive(self) -> bool:
        """Return whether the page still answers; its process may have crashed."""
        try:
            return bool(self._table.page.evaluate("() => true"))
        except Error:
            return False

    def given(self, shape: Shape) -> Table:
        """Return the table in the initial state of every test, in this shape."""
        page = self._table.page
        page.set_viewport_size(shape["viewport"])
        page.emulate_media(**{name: shape.get(name, usual) for name, usual in _MEDIA.items()})
        if not self._is_new:
            self._clear()
        self._table.doors.forget()
        self._is_new = False
        return self._table

    def _clear(self) -> None:
        page, self._table.keeps_tips = self._table.page, False
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.bring_to_front()
        page.mouse.up()
        page.mouse.move(0, 0)
        page.goto(f"{self._table.url}#/")
        is_set = page.evaluate(_SETTINGS) != self._settings
        page.evaluate(_FORGET_CHOICES)
        if is_set:
            page.evaluate(_RESTORE, self._settings)
            page.reload()
            wait_for_engine(page)
        # repeated, as the page may still write the match that it has just left
        wait_for_promise(page, FORGOTTEN)


class SharedTables:
    """The shared tables of a process, one for each kind of context and each set of scripts in its page.

    At most ``MOST_OPEN`` are open; the least recently used one is closed for the next.
    """

    def __init__(self, new_context: Callable[..., BrowserContext], new_site: Callable[[], Site]) -> None:
        self._new_context = new_context
        self._new_site = new_site
        self._open: dict[str, tuple[SharedTable, ExitStack]] = {}

    def get(self, shape: Shape, scripts: tuple[str, ...]) -> SharedTable:
        """Return the table of that kind, a new one if there is none."""
        kind = _kind(shape, scripts)
        if kind in self._open and not self._open[kind][0].is_alive():
            self._close(kind)
        if kind in self._open:
            self._open[kind] = self._open.pop(kind)
            return self._open[kind][0]
        if len(self._open) == MOST_OPEN:
            self._close(next(iter(self._open)))
        with ExitStack() as stack:
            site = stack.enter_context(self._new_site())
            context = stack.enter_context(self._new_context(**shape))
            self._open[kind] = SharedTable(context, site, scripts), stack.pop_all()
        return self._open[kind][0]

    def close(self, shape: Shape, scripts: tuple[str, ...]) -> None:
        """Close the table of that kind, so that the next test gets another."""
        self._close(_kind(shape, scripts))

    def close_all(self) -> None:
        """Close all of them."""
        for kind in [*self._open]:
            self._close(kind)

    def _close(self, kind: str) -> None:
        self._open.pop(kind)[1].close()


def _kind(shape: Shape, scripts: tuple[str, ...]) -> str:
    return repr([sorted((name, shape[name]) for name in shape if name not in {"viewport", *_MEDIA}), scripts])
