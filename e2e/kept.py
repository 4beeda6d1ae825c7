"""What the service worker keeps, as browsers and captive portals spoil it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

GARBAGE = "<!doctype html><title>Please sign in</title>"
"""What a network that wants a password first answers to everything."""

_CHANGE = """async ([name, text]) => {
  const cache = await caches.open((await caches.keys()).find((name) => name.includes("precache")));
  await caches.delete((await caches.keys()).find((name) => name.includes("unpacked")));
  const found = (await cache.keys()).filter((request) => new URL(request.url).pathname.endsWith(name));
  for (const request of found) {
    const { headers } = await cache.match(request);
    await cache.delete(request);
    if (text !== null) await cache.put(request, new Response(text, { headers }));
  }
  return found.length;
}"""
_REPAIRED = """() => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  navigator.serviceWorker.controller.postMessage({ type: "REPAIR", mayUnregister: false }, [port2]);
})"""


def drop(page: Page, name: str) -> None:
    """Take the files whose path ends so out of what is kept, as a browser does that runs out of room."""
    assert page.evaluate(_CHANGE, [name, None]) > 0


def spoil(page: Page, name: str, text: str = GARBAGE) -> None:
    """Put something else in the place of the files whose path ends so."""
    assert page.evaluate(_CHANGE, [name, text]) > 0


def repaired(page: Page) -> dict[str, Any]:
    """Have the service worker look at everything; return what it has repaired and what is still wrong."""
    answer: dict[str, Any] = page.evaluate(_REPAIRED)
    return answer
