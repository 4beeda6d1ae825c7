"""A translator like those of browsers: a script that replaces the page's texts by elements."""

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
"""Begins to translate the page, into the same words: a difference means that a text was not drawn again."""
TRANSLATED = "() => document.querySelectorAll('.seats font, .noren font, .prompt font').length"
"""Returns the number of texts of a table that the translator has replaced."""
