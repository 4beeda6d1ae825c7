// A part of the page in words, as a screen reader would say it: labels, texts, and nothing that is hidden from it.

/** Elements that are read as one phrase. */
const PHRASES = "li, p, h2, h3, button, [role=img]";

const isHidden = (element: Element, but: string): boolean =>
  element.matches("[aria-hidden=true], [inert], [hidden]") || (but !== "" && element.matches(but));

/** Returns an element's own texts and, from `said`, the texts of the elements in it, in their order. */
const partsOf = (element: Element, but: string, said: (part: Element) => readonly string[]): string[] =>
  [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return isHidden(node, but) ? [] : said(node);
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "").trim() : "";
    return text ? [text] : [];
  });

/** All words in a phrase. */
function wordsIn(element: Element, but: string): string {
  const own = element.matches("button, [role=img]") ? element.getAttribute("aria-label") : null;
  return (
    own ??
    partsOf(element, but, (part) => [wordsIn(part, but)])
      .filter(Boolean)
      .join(" ")
  );
}

/** The phrases in `element`, in their order, without the parts that `but` selects. */
export function phrasesIn(element: Element, but = ""): string[] {
  if (isHidden(element, but)) return [];
  // a list in an item of a list is read item by item
  if (element.matches(PHRASES) && !element.querySelector("li")) return [wordsIn(element, but)].filter(Boolean);
  return partsOf(element, but, (part) => phrasesIn(part, but));
}
