"""The date and time of the pages: this process's, or a fixed one for pages that are compared or counted."""

from __future__ import annotations

import os

_SHIFT_MS = int(os.environ.get("AS_IF_MS", "0"))
"""Milliseconds by which this process's clock is ahead of the machine's, which the browser has."""
_REPLACED = """(() => {
  const Own = Date, now = (NOW);
  window.Date = class Date extends Own {
    constructor(...given) { given.length ? super(...given) : super(now()); }
    static now() { return now(); }
  };
})();"""

SHIFTED = _REPLACED.replace("NOW", f"() => Own.now() + {_SHIFT_MS}") if _SHIFT_MS else ""
"""Gives a page the clock of this process."""
FIXED = _REPLACED.replace("NOW", '((noon) => () => noon)(+new Own("2026-11-27T12:00"))')
"""Gives a page noon of one day in its own time zone, always: what it shows does not depend on the day."""


def browsers_environment() -> dict[str, str | float | bool]:
    """Return the environment of a browser, which keeps the machine's clock: it would hang with another."""
    return {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
