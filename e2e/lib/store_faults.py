"""Faults of the match stores, browsers without some of them, and recorders of writes: scripts for a page.

They are added before its own; :data:`TELLING` and :data:`FULL` work on an open page too.
"""

from __future__ import annotations

WITHOUT_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
"""A browser that has no IndexedDB."""
DATABASE_FORBIDDEN = """
IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };
"""
"""A browser that refuses to open a database."""
WITHOUT_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"
"""A browser that has no Web Locks."""
WITHOUT_CHANNEL = "delete window.BroadcastChannel;"
"""A browser whose tabs notice each other by local storage alone."""
_DENIED = 'const denied = () => new DOMException("denied", "SecurityError");'
LOCKS_REFUSED = f"""
{_DENIED}
for (const name of ["request", "query"]) LockManager.prototype[name] = () => Promise.reject(denied());
"""
"""Web Locks that reject every request, like Chromium's for a site that may store nothing."""
CHANNEL_REFUSED = f"""
{_DENIED}
window.BroadcastChannel = class {{ constructor() {{ throw denied(); }} }};
"""
"""Channels that can't be opened, like Firefox's for a site that may store nothing."""
OTHERS_REFUSED = f"""
{_DENIED}
const reject = () => Promise.reject(denied());
for (const name of ["open", "match", "delete", "has", "keys"]) CacheStorage.prototype[name] = reject;
ServiceWorkerContainer.prototype.register = reject;
for (const name of ["persist", "persisted"]) StorageManager.prototype[name] = reject;
Clipboard.prototype.writeText = reject;
WakeLock.prototype.request = reject;
Navigator.prototype.share = reject;
Navigator.prototype.canShare = Navigator.prototype.vibrate = window.print = () => {{ throw denied(); }};
Object.defineProperty(window, "sessionStorage", {{ get() {{ throw denied(); }} }});
"""
"""All other features that a browser may have and refuse."""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
"""Local storage without space."""
FORBIDDEN = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
"""
"""Local storage that forbids access."""
FIRST_OPEN_FAILS = """
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function () {
    IDBFactory.prototype.open = open;
    const request = open.call(this, "never made", 1);
    request.addEventListener("upgradeneeded", (event) => {
        event.stopImmediatePropagation();
        request.transaction.abort();
    });
    return request;
};
"""
"""The first database that is opened fails, the next one works."""
DATABASE_LATE = """
const { open } = IDBFactory.prototype;
let isLate = true;
const waiting = [];
window.answer = () => {
    isLate = false;
    for (const request of waiting) request.dispatchEvent(new Event("success"));
};
IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    request.addEventListener("success", (event) => {
        if (!isLate) return;
        event.stopImmediatePropagation();
        waiting.push(request);
    });
    return request;
};
"""
"""No database opens before ``window.answer()``."""
_HANDLES = """
const begun = new Set();
const dead = new WeakSet();
window.die = () => begun.forEach((handle) => dead.add(handle));
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...given) {
    if (!this.isOfTests) begun.add(this);
    return (dead.has(this) ? fail : transaction).apply(this, given);
};
"""
HANDLES_THROW = f"""{_HANDLES}
function fail() {{ throw new DOMException("The database connection is closing.", "InvalidStateError"); }}
"""
"""After ``window.die()`` every transaction of the handles that were used so far throws."""
TRANSACTIONS_HANG = f"""{_HANDLES}
function fail(names, ...given) {{
    const hanging = transaction.call(this, names, ...given);
    const again = () => {{ hanging.objectStore([names].flat()[0]).get("none").onsuccess = again; }};
    again();
    return hanging;
}}
"""
"""After ``window.die()`` no transaction of these handles ends except by being aborted."""
TELLING = """
const puts = new WeakMap();
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (value, key) {
    puts.get(this.transaction)?.push([this.name, key, value]);
    return put.call(this, value, key);
};
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (names, mode, ...rest) {
    const begun = transaction.call(this, names, mode, ...rest);
    if (this.isOfTests || mode !== "readwrite") return begun;
    puts.set(begun, []);
    window.storing?.(begun);
    begun.addEventListener("complete", () => window.stored?.(puts.get(begun)));
    return begun;
};
"""
"""``window.storing(transaction)`` is called when the page begins to write, ``window.stored(rows)`` with the written
rows once they are on the disk, before the page's own event."""
