"""The window sizes that every table is laid out for, and the faults of the table in one of them."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

UPRIGHT = ((360, 640), (390, 844), (768, 1024), (820, 1180))
ON_ITS_SIDE = ((844, 390), (720, 450), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440))
SIZES: tuple[ViewportSize, ...] = tuple({"width": wide, "height": high} for wide, high in UPRIGHT + ON_ITS_SIDE)
"""In CSS px, a phone, a tablet, a laptop at 200 %, up to a large screen; the upright ones first, since a hand
turned on its side closes."""

FAULTS = """() => {
    const LARGE = 1000, LOW = 528, PHONE = 600;  // px
    const LEAST_PROMPT = 20, LEAST_WORD = innerWidth >= LARGE ? 14 : 12;
    // at the middle size of cards; a smaller setting is respected
    const set = getComputedStyle(document.documentElement).getPropertyValue("--card-size");
    const LEAST_CARD = 109 * Math.min(1, set);
    const LEAST_STRIP = 24, LEAST_TARGET = 41.5, LEAST_TOP = 45;  // of a card of the hand beneath others
    const LEAST_FILLED = 0.55;  // of the middle's width, or of its height
    // a drawing has no text, but is visible
    const AWAY = "[aria-hidden=true]:not(svg.face, svg.back), [inert], .hidden-text, .speech, dialog, [hidden]";
    const PARTS = ".play-head, .news, .seats, .table-middle, .prompt, .hand:not(:empty), .noren";
    const isLarge = innerWidth >= LARGE;
    const faults = [];
    const say = (element, fault) => {
        const name = [element.tagName.toLowerCase(), ...element.classList].join(".");
        faults.push(`${name} (${element.textContent.trim().slice(0, 20)}) ${fault}`);
    };
    const boxOf = (element) => element.getBoundingClientRect();
    const turns = document.querySelector("[data-testid=table]");
    const root = turns ?? document.querySelector("[class$='-screen']");  // of a live game
    const LONG = turns ? ".news, aside" : ".news, ul";  // a list, long by nature
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} px wide`);
    if (!root) return faults;
    if (page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight} px high`);

    const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const seen = [...root.querySelectorAll("*")].filter((each) => !each.closest(AWAY) && isSeen(each));
    const holdsText = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isText = (each) => !each.closest("svg") && holdsText(each);
    // a name in the fighter's narrow bar may be shortened
    const scrolls = ({ overflowY, textOverflow }) =>
        ["auto", "scroll", "hidden"].includes(overflowY) && textOverflow !== "ellipsis";
    for (const each of seen) {
        if (each.closest(LONG)) continue;
        const style = getComputedStyle(each);
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = each;
        // letters may extend a little beyond a line's box
        const isHigher = scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 1;
        if (!each.closest("svg") && (scrolls(style) || each.matches(".table-middle")) && isHigher)
            say(each, `has ${scrollWidth} x ${scrollHeight} in ${clientWidth} x ${clientHeight}`);
        if (!each.matches("svg.face, svg.back, button") && !isText(each)) continue;
        const { left, right, top, bottom } = boxOf(each);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) say(each, "is outside");
        // of a card of a hand a strip is enough
        const hit = each.matches("button:enabled:not(.hand button, [aria-disabled=true])")
            && document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit && !each.contains(hit)) say(each, `is covered by ${hit.className}`);
        if (isText(each) && parseFloat(style.fontSize) < LEAST_WORD) say(each, `is ${style.fontSize} high`);
    }

    const parts = seen.filter((each) => each.matches(PARTS));
    parts.forEach((one, at) => parts.slice(at + 1).forEach((other) => {
        if (one.contains(other)) return;
        const [a, b] = [boxOf(one), boxOf(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) say(one, `lies over ${other.className}`);
    }));

    const words = seen.find((each) => each.matches(".prompt-words"));
    const height = words && parseFloat(getComputedStyle(words).fontSize);
    if (isLarge && words && height < LEAST_PROMPT) say(words, `is ${height} px high`);

    const cards = seen.filter((each) => each.matches(".hand .hand-card > svg")).map(boxOf);
    const held = root.querySelectorAll(":not(.noren) > .hand .hand-card").length;
    if (cards.length !== held) faults.push(`of ${held} cards of the hand ${cards.length} are seen`);
    const beside = (one, other) => other && Math.abs(other.top - one.top) < one.height / 2;
    const strips = cards.map((box, at) => beside(box, cards[at + 1]) ? cards[at + 1].left - box.left : box.width);
    const lower = (one) => cards.map((other) => other.top - one.top).filter((distance) => distance > 20);
    const tops = cards.flatMap(lower);
    if (Math.min(...strips) < (innerWidth < PHONE ? LEAST_TARGET : LEAST_STRIP))
        faults.push(`of a card of the hand ${Math.min(...strips)} px are seen`);
    if (Math.min(...tops) < LEAST_TOP)
        faults.push(`of a card of the hand the upper ${Math.min(...tops)} px are seen`);
    if (isLarge && cards.some((box) => box.width < LEAST_CARD))
        faults.push(`a card of the hand is ${cards[0].width} px wide`);
    if (innerHeight <= LOW && tops.length) faults.push("the hand lies in several rows");

    const middle = seen.find((each) => each.matches(".table-middle"));
    if (isLarge && middle) {
        const lies = [...middle.firstElementChild.children].map(boxOf);
        const far = (which, side) => which(...lies.map((box) => box[side]));
        const reach = (from, to) => far(Math.max, to) - far(Math.min, from);
        const { width, height } = boxOf(middle);
        const filled = Math.max(reach("left", "right") / width, reach("top", "bottom") / height);
        if (filled < LEAST_FILLED) say(middle, `is filled to ${Math.round(100 * filled)} %`);
    }
    return [...new Set(faults)];
}"""
"""Returns the faults of the table on the page. On a large window a card of a hand must be 110 px wide at the
default size; with a smaller setting it may be smaller."""


def resize(page: Page, size: ViewportSize) -> None:
    """Resize the page's window, and wait until the page has a layout for it."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults_of(page: Page, what: str) -> list[str]:
    """Return the parts of the visible table that scroll, are cut, too small or in the way."""
    width, height = page.evaluate("[innerWidth, innerHeight]")
    found: list[str] = page.evaluate(FAULTS)
    return [f"{width}x{height}, {what}: {fault}" for fault in found]
