"""Movements on a page: a probe for every animation that a script begins."""

from __future__ import annotations

import re

SMALL_PX = 1  # CSS px within which two places are equal: the browser draws each at a whole px
# window.flights: the effect of every animation that a script began, and its card's place at the end; window.slow
# slows them by a factor
PROBE = """
(() => {
  window.flights = [];
  window.gestures = [];
  window.slow = 1;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    animation.playbackRate = 1 / window.slow;
    const flight = { class: this.className, key: this.dataset.fly ?? null, frames, timing };
    window.flights.push(flight);
    const card = this.querySelector("svg") ?? this;
    animation.finished.then(() => { flight.landed = card.getBoundingClientRect().toJSON(); }, () => undefined);
    return animation;
  };
  addEventListener("animationstart", ({ animationName, target }) =>
    window.gestures.push([animationName, target.className]), { capture: true });
})();
"""
MOVING_NOW = "document.getAnimations().filter((each) => each.playState === 'running').length"
AT_REST = f"() => {MOVING_NOW} === 0"
LANDED = f"() => window.flights.length > 0 && {MOVING_NOW} === 0"


def way(transform: str) -> tuple[float, float]:
    """Return the distances of a transform to the right and down, px."""
    moved = re.match(r"translate\((.+)px, (.+)px\)", transform)
    assert moved
    return float(moved[1]), float(moved[2])
