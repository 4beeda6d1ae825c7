"""The service worker's stored files, corrupted as by browsers and captive portals."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

GARBAGE = "<!doctype html><title>Please sign in</title>"
"""The answer of a network with a login page to every request."""

_CHANGE = """async ([name, text]) => {
  const cache = await caches.open((await caches.keys()).find((name) => /precache|-hand$/.test(name)));
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
    """Remove the stored files whose path ends with ``name``, like a browser that runs out of space."""
    assert page.evaluate(_CHANGE, [name, None]) > 0


def spoil(page: Page, name: str, text: str = GARBAGE) -> None:
    """Replace the content of the stored files whose path ends with ``name``."""
    assert page.evaluate(_CHANGE, [name, text]) > 0


def repaired(page: Page) -> dict[str, Any]:
    """Make the service worker check everything; return the repaired files and those still wrong."""
    answer: dict[str, Any] = page.evaluate(_REPAIRED)
    return answer
