"""Firefox, controlled directly by WebDriver BiDi, without a driver program."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from selenium.common import WebDriverException
from selenium.webdriver.remote.websocket_connection import WebSocketConnection

from e2e.browsers.driver import as_json

START_SECONDS = 60.0
ANSWER_SECONDS = 240
POLL_SECONDS = 0.02
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PHONE = ("--width", "400", "--height", "800")  # px
OPTIONS = ("--headless", "--no-remote", "--remote-debugging-port", "0", *PHONE)
PREFERENCES = {
    "intl.accept_languages": "en-US",
    "app.normandy.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
}


class Firefox:
    """A Firefox without a window, with its own profile in ``folder``, which has the preferences ``preferences``."""

    def __init__(self, program: Path, folder: Path, preferences: Mapping[str, Any] = MappingProxyType({})) -> None:
        all_of_them = {**PREFERENCES, **preferences}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in all_of_them.items()]
        (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self._log = folder / "firefox.log"
        words = [*OPTIONS, "--profile", str(folder), "about:blank"]
        with self._log.open("w") as log:
            self._process = subprocess.Popen([program, *words], stdout=log, stderr=log)
        try:
            self._connect()
        except BaseException:
            self.close()
            raise

    def _connect(self) -> None:
        self._socket: Any = WebSocketConnection(f"{self._address()}/session", ANSWER_SECONDS, POLL_SECONDS)  # type: ignore[no-untyped-call]
        session = self._ask("session.new", capabilities={})
        self.version = f"Firefox {session['capabilities']['browserVersion']}"
        (tab,) = self._ask("browsingContext.getTree")["contexts"]
        self._tab = tab["context"]

    def _address(self) -> str:
        """Return the address that Firefox prints once it listens."""
        until = time.monotonic() + START_SECONDS
        while not (found := LISTENING.search(self._log.read_text(errors="replace"))):
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError(f"Firefox does not start:\n{self._log.read_text(errors='replace')}")
            time.sleep(POLL_SECONDS)
        return found[1]

    def _ask(self, method: str, **params: Any) -> Any:
        answer = self._socket.send_cmd(method, params)
        if "error" in answer:
            raise WebDriverException(f"{answer['error']}: {answer.get('message')}")
        return answer["result"]

    def go(self, url: str) -> None:
        """Open an address."""
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def reload(self) -> None:
        """Load the page again."""
        self._ask("browsingContext.reload", context=self._tab, wait="complete")

    def call(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function; values are sent as JSON, since BiDi's own form is wordier."""
        declaration = f"async (text) => {as_json(function)}"
        given = [{"type": "string", "value": json.dumps(arguments)}]
        done = self._ask(
            "script.callFunction",
            functionDeclaration=declaration,
            arguments=given,
            awaitPromise=True,
            target={"context": self._tab},
        )
        if done["type"] == "exception":
            raise WebDriverException(done["exceptionDetails"]["text"])
        return json.loads(done["result"]["value"])

    def press(self, x: float, y: float) -> None:
        """Move the mouse to this point and press its button."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        self._point(move, {"type": "pointerDown", "button": 0})

    def lift(self) -> None:
        """Release the button."""
        self._point({"type": "pointerUp", "button": 0})

    def _point(self, *actions: dict[str, Any]) -> None:
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self._ask("input.performActions", context=self._tab, actions=[mouse])

    def resize(self, width: int, height: int) -> None:
        """Set the page's size."""
        room = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._tab, viewport=room)

    def close(self) -> None:
        """Close the browser."""
        self._process.terminate()
        self._process.wait()
