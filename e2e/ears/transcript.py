"""Transcripts of walks through the page, kept as texts, and the faults that are looked for in all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from playwright.sync_api import Locator

from e2e.ears.reader import Reader
from e2e.lib.store import BLANK, FORGET, Text, put

KEPT = Path(__file__).parent / "said"
MOST_WORDS = 30
"""Limit for the words of a turn."""
ROLES = {"button", "link", "textbox", "combobox", "radio", "checkbox", "slider", "option", "menuitem"}
OWN_WORDS = re.compile(
    r"leaving \w+|region|list with \d+ items?|(push|toggle) button|(not )?pressed|clickable|main content|"
    r"(browse|focus) mode|heading level \d|collapsed|expanded|panel|"
    r"プッシュボタン|トグルボタン|見出し level \d|パネル|リンク|"
    r"link|radio button|ラジオボタン",
    re.IGNORECASE,
)
"""Words that Orca adds: roles, states, and the element that loses the focus. Its user chooses their number."""
ABOUT = re.compile(
    r"(leaving|region|list with|page has|finished loading|loading\.) .*|(browse|focus) mode|not pressed|"
    r"clickable\.?|main content\.?|.*(document web|ドキュメントのウェブ)\.?|フォーム|form",
    re.IGNORECASE,
)
"""Utterances about the focus: whether Orca says them depends on the machine's speed."""
SENTENCE = re.compile(r"(?<=[.。!！?？])\s*")
START_QUIET = 2.5
"""Seconds of silence at the end of a start."""
COUNT_WORDS = """([text, locale]) => [...new Intl.Segmenter(locale, { granularity: "word" }).segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike && !/^[ぁ-ん]{1,2}$/.test(segment)).length"""
"""One or two hiragana alone are a particle or an ending, which belongs to the word before it."""

CARD_NAMES = """() => Object.fromEntries([...document.querySelectorAll("[data-card][aria-label]:not(.hand-off)")]
    .map((card) => [card.dataset.card, card.getAttribute("aria-label")]).filter(([card]) => card))"""
"""Cards on the page by their ids, each with its name."""


def without_name(tree: Iterable[Mapping[str, object]]) -> list[str]:
    """Return the roles of controls without a name in Chromium's accessibility tree."""

    def value(node: Mapping[str, object], field: str) -> str:
        found = node.get(field)
        return str(found.get("value", "")) if isinstance(found, dict) else ""

    return [
        value(node, "role")
        for node in tree
        if not node.get("ignored") and value(node, "role").lower() in ROLES and not value(node, "name").strip()
    ]


def repeated(said: Iterable[str]) -> list[str]:
    """Return the sentences of two words or more that occur twice in a row of utterances."""
    seen, twice = set(), []
    for sentence in (each.strip() for utterance in said for each in SENTENCE.split(OWN_WORDS.sub("", utterance))):
        if len(sentence.split()) < 2 and len(sentence) < 6:
            continue
        if sentence in seen:
            twice.append(sentence)
        seen.add(sentence)
    return twice


class Hearing:
    """One walk: each key with the speech after it, and the faults found on the way."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.lines: list[str] = []
        self.faults: list[str] = []
        self.hidden: Callable[[], set[str]] = set
        """Returns the cards that no one at the page may see now."""
        self._were_hidden: set[str] = set()
        self._names: dict[str, str] = {}
        self._told: list[tuple[str, set[str]]] = []
        self._turn: list[str] | None = None

    def begin(self, *texts: Text) -> None:
        """Reload the site with these matches alone. Skip the speech of its start, which depends on the machine."""
        self.reader.page.goto(f"{self.reader.url}{BLANK}")
        self.reader.page.evaluate(FORGET)
        for text in texts:
            put(self.reader.page, text)
        self.reader.go("")
        self.reader.page.locator(".box").first.wait_for()
        self.reader.rest(START_QUIET)

    def arrive(self, place: str, shows: str) -> None:
        """Open a place of the site by its address, and wait until it shows an element of a selector."""
        self.reader.go(place)
        self.reader.page.locator(shows).first.wait_for()
        self._note(place, self.reader.rest(START_QUIET))

    def press(self, key: str, until: Callable[[], object] = lambda: None) -> list[str]:
        """Press a key and record the speech; wait for ``until``."""
        said = self.reader.press(key, until)
        self._note(key, said)
        return said

    def lead_to(self, target: Locator) -> None:
        """Focus an element, and record its speech."""
        if target.evaluate("element => element === document.activeElement"):
            return
        target.focus()
        self._note("Tab …", self.reader.rest())

    def rest(self) -> list[str]:
        """Record unprompted speech."""
        said = self.reader.rest()
        if said:
            self._note("", said)
        return said

    def begin_turn(self) -> None:
        """Start counting words, except those that Tab has read."""
        self._turn = []

    def end_turn(self) -> None:
        """Check that the turn was heard in few words."""
        words = self.words(OWN_WORDS.sub(" ", " / ".join(self._turn or ())))
        if words >= MOST_WORDS:
            self.faults.append(f"a turn takes {words} words: {self._turn}")
        self.lines.append(f"  ({words} words)")
        self._turn = None

    def words(self, text: str) -> int:
        """Count words by the rules of the language."""
        return int(self.reader.page.evaluate(COUNT_WORDS, [text, self.reader.language]))

    def check_names(self) -> None:
        """Check that every control on the screen has a name."""
        session = self.reader.page.context.new_cdp_session(self.reader.page)
        tree = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        self.faults += [f"{self.lines[-1]}: a {role} without a name" for role in without_name(tree)]

    def _note(self, key: str, said: list[str]) -> None:
        said = [each.removesuffix(" clickable.") for each in said if not ABOUT.fullmatch(each)]
        if key or (said and self.lines[-1].startswith(" ")):
            self.lines.append(f"{key}: {' / '.join(said)}")
        elif said:
            self.lines[-1] += f" / {' / '.join(said)}"
        self.faults += [f"{key}: said twice: {each}" for each in repeated(said)]
        self._names |= self.reader.page.evaluate(CARD_NAMES)
        # an action's text may be from before it or from after it
        now = self.hidden()
        self._told.append((" / ".join(said), now & self._were_hidden))
        self._were_hidden = now
        if self._turn is not None and "Tab" not in key:
            self._turn += said

    def hold_hands_closed(self) -> None:
        """Check that no card was named while no one could see it; the names come from where the cards were seen."""
        for text, hidden in self._told:
            names = [self._names[card] for card in hidden if card in self._names]
            heard = [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w| ?[(（])", text)]
            self.faults += [f"{name} of a closed hand is heard: {text}" for name in heard]

    def keep(self, name: str, *, renew: bool) -> list[str]:
        """Compare with the kept transcript of that name, or replace it; return the lines that differ."""
        file = KEPT / f"{name}.{self.reader.language}.txt"
        if renew:
            file.parent.mkdir(exist_ok=True)
            file.write_text("\n".join(self.lines) + "\n", encoding="utf-8")
            return []
        kept = file.read_text(encoding="utf-8").splitlines()
        pairs = zip(kept + [""] * len(self.lines), self.lines + [""] * len(kept), strict=False)
        return [f"line {at}: {was!r} → {now!r}" for at, (was, now) in enumerate(pairs, 1) if was != now]
