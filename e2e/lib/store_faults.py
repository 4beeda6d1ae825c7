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
