"""The journal of the matches, which lies in IndexedDB beside local storage: read, cleared, and taken away."""

from __future__ import annotations

_OPEN = """
    const open = () => new Promise((resolve) => {
        const request = window.indexedDB?.open("tefuda") ?? null;
        if (!request) return resolve(null);
        request.onupgradeneeded = () => request.transaction.abort(); // there is none: it is not made here
        request.onsuccess = () => resolve(request.result);
        request.onerror = (event) => { event.preventDefault(); resolve(null); };
    });
"""
FORGET = f"""async () => {{{_OPEN}
    Object.keys(localStorage).filter((key) => key.startsWith("tefuda:match:"))
        .forEach((key) => localStorage.removeItem(key));
    const journal = await open();
    if (!journal) return;
    await new Promise((resolve, reject) => {{
        const work = journal.transaction(["heads", "texts"], "readwrite");
        for (const name of ["heads", "texts"]) work.objectStore(name).clear();
        work.oncomplete = resolve;
        work.onabort = () => reject(work.error);
    }});
    journal.close();
}}"""
"""Removes every match from local storage and from the journal."""
KEPT = f"""async () => {{{_OPEN}
    const journal = await open();
    if (!journal) return [];
    const texts = journal.transaction("texts").objectStore("texts");
    const [keys, values] = await Promise.all([texts.getAllKeys(), texts.getAll()].map((request) =>
        new Promise((resolve) => {{ request.onsuccess = () => resolve(request.result); }})));
    journal.close();
    return keys.map((key, at) => [`tefuda:match:${{key}}`, values[at]]);
}}"""
"""Gives what the journal has of every match, as entries of local storage would have it."""
WITHOUT_JOURNAL = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
"""Before a page's scripts: a browser that has no IndexedDB."""
WITHOUT_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"
"""Before a page's scripts: a browser that has no Web Locks."""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
"""Before a page's scripts or later: local storage that takes nothing."""
