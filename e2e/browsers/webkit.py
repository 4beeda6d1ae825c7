"""WebKit for GTK on a virtual screen, by Selenium."""

from __future__ import annotations

import json
import os
import subprocess
from contextlib import ExitStack
from typing import Any

from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.service import Service

from e2e.browsers.driver import as_json
from other_browsers import WebKit as Programs

ANSWER_SECONDS = 240
SCREEN = "800x1000x24"
PHONE = (400, 800)  # px


def _start_screen(programs: Programs, stack: ExitStack) -> str:
    """Start a virtual screen that stops with ``stack``; return its name once it is there."""
    told, tell = os.pipe()
    words = ["-displayfd", str(tell), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    process = subprocess.Popen([programs.xvfb, *words], pass_fds=[tell], stderr=subprocess.DEVNULL)
    stack.callback(process.wait)
    stack.callback(process.terminate)
    os.close(tell)
    with os.fdopen(told) as answer:
        return f":{answer.readline().strip()}"


class WebKit:
    """WebKit's small browser, with nothing kept between starts."""

    def __init__(self, programs: Programs) -> None:
        with ExitStack() as stack:
            environment = {**os.environ, "DISPLAY": _start_screen(programs, stack), "GDK_BACKEND": "x11"}
            options = WebKitGTKOptions()
            options.binary_location = str(programs.browser)
            options.add_argument("--automation")
            service = Service(executable_path=str(programs.driver), env=environment)
            self._driver = WebKitGTK(options=options, service=service)
            stack.callback(self._driver.quit)
            self._driver.set_script_timeout(ANSWER_SECONDS)
            self._driver.set_window_size(*PHONE)
            self.version = f"WebKitGTK {self._driver.capabilities['browserVersion']}"
            self._stack = stack.pop_all()

    def go(self, url: str) -> None:
        """Open an address."""
        self._driver.get(url)

    def reload(self) -> None:
        """Load the page again."""
        self._driver.refresh()

    def call(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function; the driver waits for its promise."""
        taken = f"return (async (text) => {as_json(function)})(arguments[0])"
        return json.loads(self._driver.execute_script(taken, json.dumps(arguments)))

    def press(self, x: float, y: float) -> None:
        """Move the mouse to this point and press its button."""
        actions: Any = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(round(x), round(y)).pointer_down()
        actions.perform()

    def lift(self) -> None:
        """Release the button."""
        actions: Any = ActionBuilder(self._driver)
        actions.pointer_action.pointer_up()
        actions.perform()

    def resize(self, width: int, height: int) -> None:
        """Set the window's size, its bar included."""
        self._driver.set_window_size(width, height)

    def close(self) -> None:
        """Close the browser and its screen."""
        self._stack.close()
