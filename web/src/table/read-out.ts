// A part of the page in words, as a screen reader would say it: labels, texts, and nothing that is hidden from it.

/** Said as one: what lies in these belongs together. */
const PHRASES = "li, p, h2, h3, button, [role=img]";

const labelOf = (element: Element): string | null => element.getAttribute("aria-label");

const isHidden = (element: Element, but: string): boolean =>
  element.matches("[aria-hidden=true], [inert], [hidden]") || (but !== "" && element.matches(but));

/** All words in a phrase. */
function wordsIn(element: Element, but: string): string {
  const own = element.matches("button, [role=img]") ? labelOf(element) : null;
  if (own !== null) return own;
  const words = [...element.childNodes].map((node) => {
    if (node instanceof Element) return isHidden(node, but) ? "" : wordsIn(node, but);
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "").trim() : "";
  });
  return words.filter(Boolean).join(" ");
}

/** The phrases in `element`, in their order, without what is `but` a selector for. */
export function phrasesIn(element: Element, but = ""): string[] {
  if (isHidden(element, but)) return [];
  // a list in an item of a list is said item by item
  if (element.matches(PHRASES) && !element.querySelector("li")) return [wordsIn(element, but)].filter(Boolean);
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return phrasesIn(node, but);
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "").trim() : "";
    return text ? [text] : [];
  });
}
