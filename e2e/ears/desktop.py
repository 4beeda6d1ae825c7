"""A small desktop for a screen reader: a screen without a monitor, message buses, and its own folder."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Self

PROGRAMS = ("Xvfb", "dbus-daemon", "orca", "xdotool", "chromium")
BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
END_SECONDS = 10
SCREEN = "1280x900x24"
"""Width, height (px) and colour depth of the screen."""


def missing() -> list[str]:
    """Return the programs that a screen reader needs here and that are not installed."""
    return [name for name in (*PROGRAMS, str(BUS_LAUNCHER)) if shutil.which(name) is None]


class Desktop:
    """A screen and the buses between a browser and a screen reader.

    All programs write into ``folder``; leaving the desktop ends each of its programs.
    """

    def __init__(self, folder: Path, language: str) -> None:
        self.folder = folder
        folder.chmod(0o700)
        self._stack = ExitStack()
        mine = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LC_ALL": "C.UTF-8", "LANGUAGE": language}
        self.env = {**os.environ, **mine}
        for foreign in ("AT_SPI_BUS_ADDRESS", "WAYLAND_DISPLAY", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            self.env.pop(foreign, None)

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self._stack = stack
            number = self._told_by("Xvfb", ["Xvfb", "-screen", "0", SCREEN, "-nolisten", "tcp", "-displayfd"])
            self.env["DISPLAY"] = f":{number}"
            bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"]
            self.env["DBUS_SESSION_BUS_ADDRESS"] = self._told_by("dbus", bus)
            self.start("at-spi", [str(BUS_LAUNCHER), "--launch-immediately", "--a11y=1", "--screen-reader=1"])
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *fault: object) -> None:
        self._stack.close()

    def start(
        self, name: str, command: Sequence[str], more: Mapping[str, str] | None = None, pass_fds: Sequence[int] = ()
    ) -> subprocess.Popen[bytes]:
        """Start a program that writes to ``<name>.log``; it ends with the desktop."""
        with (self.folder / f"{name}.log").open("wb") as log:
            process = subprocess.Popen(
                command,
                env={**self.env, **(more or {})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                pass_fds=pass_fds,
            )
        self._stack.callback(_end, process)
        return process

    def type(self, *command: str) -> str:
        """Run xdotool, which presses keys like a keyboard; return its output."""
        done = subprocess.run(
            ["xdotool", *command], env=self.env, check=False, capture_output=True, text=True, timeout=30
        )
        return done.stdout

    def _told_by(self, name: str, command: Sequence[str]) -> str:
        """Start a program that writes one line to the file descriptor in its last argument; return the line."""
        read, write = os.pipe()
        try:
            self.start(name, [*command[:-1], *_to(command[-1], write)], pass_fds=[write])
        finally:
            os.close(write)
        with os.fdopen(read) as line:
            return line.readline().strip()


def _to(option: str, descriptor: int) -> list[str]:
    """Return an option with a file descriptor, joined in the program's form."""
    return [f"{option}={descriptor}"] if option.startswith("--") else [option, str(descriptor)]


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
