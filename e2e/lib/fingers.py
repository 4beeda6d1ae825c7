"""Real touches, by the browser's debugging port."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, Page

Point = tuple[float, float]
STILL = """async (each) => {
    for (const motion of each.getAnimations({ subtree: true })) await motion.finished.catch(() => null);
}"""


def centre(locator: Locator) -> Point:
    """Return the middle of an element, in px, once it has stopped moving."""
    locator.evaluate(STILL)
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Real touches through the debugging port, of a radius in CSS px; each finger has its own number."""

    def __init__(self, page: Page, radius: float = 1) -> None:
        self.port: CDPSession = page.context.new_cdp_session(page)
        self.shape = {"radiusX": radius, "radiusY": radius}
        self.down: dict[int, Point] = {}

    def _send(self, kind: str, **points: Point) -> None:
        sent = [{"x": x, "y": y, "id": int(finger), **self.shape} for finger, (x, y) in points.items()]
        self.port.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": sent})

    def _all(self, kind: str) -> None:
        self._send(kind, **{str(finger): at for finger, at in self.down.items()})

    def press(self, finger: int, at: Point) -> None:
        """Put a finger down."""
        self.down[finger] = at
        self._all("touchStart")

    def move(self, finger: int, to: Point) -> None:
        """Move a finger that is down."""
        self.down[finger] = to
        self._all("touchMove")

    def lift(self, finger: int) -> None:
        """Lift one finger; the others stay."""
        self._send("touchEnd", **{str(finger): self.down.pop(finger)})

    def cancel(self) -> None:
        """Make the system cancel all touches, as a sixth finger does on an iPhone."""
        self.down.clear()
        self._all("touchCancel")

    def drag(self, finger: int, start: Point, end: Point) -> None:
        """Drag in a few steps and release."""
        self.press(finger, start)
        for step in (0.4, 1.0):
            self.move(finger, (start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step))
        self.lift(finger)
