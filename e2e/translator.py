"""A translator as browsers have one: a script that puts elements in the places of the page's texts."""

from __future__ import annotations

TRANSLATOR = """() => {
    const isText = ({ data, parentElement }) =>
        data.trim() && parentElement && !parentElement.closest("font, script, style, textarea");
    const translate = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) if (isText(walker.currentNode)) found.push(walker.currentNode);
        for (const text of found) {
            const outer = document.createElement("font");
            const inner = outer.appendChild(document.createElement("font"));
            inner.textContent = text.data;
            text.parentNode.insertBefore(outer, text);
            text.remove();
        }
    };
    new MutationObserver(translate).observe(document.body, { subtree: true, childList: true, characterData: true });
    translate();
}"""
"""Begins to translate the page, into the same words: what differs from the page's own was not drawn anew."""
TRANSLATED = "() => document.querySelectorAll('.seats font, .noren font, .prompt font').length"
"""Tells how many texts of a table the translator has taken."""
