"""Orca with a voice that writes, run by the system's Python: ``pen.py FOLDER``.

It writes each utterance as a line of JSON into the file named in ``TEFUDA_HEARD``.
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
    """Orca's speech server; only its spoken texts count."""

    def speak(self, text: str, *how: Any) -> None:
        """Write an utterance."""
        self._write(text)

    def speakCharacter(self, character: str, *how: Any, **more: Any) -> None:  # noqa: N802
        """Write a single character."""
        self._write(character)

    def sayAll(self, utterances: Any, progress: Callable[..., None]) -> None:  # noqa: N802
        """Write the texts of Orca's automatic reading of a page."""
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
        """Ignore the rest: stop, rate, pitch, key echo."""
        return lambda *given, **more: None


def main(folder: str) -> None:
    """Run Orca as its own program does, with its files in ``folder``; the user's other instances may run too."""
    manager = orca.getSettingsManager()
    manager.activate(folder, {"enableBraille": False})
    speech._speechserver = Pen()
    # both would replace this speech server by Orca's own
    speech.init = speech.shutdown = lambda: None
    settings.enableKeyEcho = False
    # the start of automatic reading depends on the machine's speed; KP_Add starts it instead
    settings.sayAllOnLoad = False
    orca.main()


if __name__ == "__main__":
    main(sys.argv[1])
