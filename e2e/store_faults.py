"""What befalls the stores of matches, and browsers that lack some: scripts for a page, added before its own."""

from __future__ import annotations

WITHOUT_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
"""A browser that has no IndexedDB."""
DATABASE_FORBIDDEN = """
IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };
"""
"""One that lets nobody open a database."""
WITHOUT_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"
"""A browser that has no Web Locks."""
WITHOUT_CHANNEL = "delete window.BroadcastChannel;"
"""One in which tabs hear of each other by local storage alone."""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
"""Local storage that takes nothing; also on a page that is open already."""
FORBIDDEN = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
"""
"""Local storage that nobody may touch."""
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
"""The first database that is opened can't be had, the next one can."""
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
"""After ``window.die()`` no transaction of these handles ends but by being aborted."""
