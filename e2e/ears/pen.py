"""Orca with a voice that writes, run by the system's Python: ``pen.py FOLDER``.

Each utterance becomes a line of JSON in the file that ``TEFUDA_HEARD`` names.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from gi.repository import GLib  # type: ignore[import-not-found]
from orca import orca, settings, speech, speechserver  # type: ignore[import-not-found]


class Pen:
    """Orca's speech server, of which only what it is told to say counts."""

    def speak(self, text: str, *how: Any) -> None:
        """Write an utterance down."""
        self._write(text)

    def speakCharacter(self, character: str, *how: Any, **more: Any) -> None:  # noqa: N802
        """Write a single character down."""
        self._write(character)

    def sayAll(self, utterances: Any, progress: Callable[..., None]) -> None:  # noqa: N802
        """Write down all that Orca reads of a page by itself."""
        GLib.idle_add(self._say_all, utterances, progress)

    def _say_all(self, utterances: Any, progress: Callable[..., None]) -> bool:
        for context, _ in utterances:
            self._write(context.utterance)
            context.currentOffset = context.endOffset
            progress(context, speechserver.SayAllContext.COMPLETED)
        return False

    def _write(self, text: str) -> None:
        with open(os.environ["TEFUDA_HEARD"], "a", encoding="utf-8") as heard:  # noqa: PTH123
            heard.write(json.dumps(text, ensure_ascii=False) + "\n")

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Do nothing for the rest: stop, rate, pitch, key echo."""
        return lambda *given, **more: None


def main(folder: str) -> None:
    """Run Orca as its own program does, with its files in ``folder``; others of this user may run beside it."""
    manager = orca.getSettingsManager()
    manager.activate(folder, {"enableBraille": False})
    speech._speechserver = Pen()
    # both would put Orca's own in its place
    speech.init = speech.shutdown = lambda: None
    settings.enableKeyEcho = False
    # when a page is read by itself depends on how quick the machine is; KP_Add has it read
    settings.sayAllOnLoad = False
    orca.main()


if __name__ == "__main__":
    main(sys.argv[1])
