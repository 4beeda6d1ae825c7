// Browsers and their extensions translate the page: they remove its texts and insert their own elements. Preact would
// then write new words into removed texts, and not find the place for new elements. So the page is restored to its last
// drawing before each drawing; a translator notices the changes, and translates them.
import { options } from "preact";

const CHILDREN: MutationObserverInit = { subtree: true, childList: true };

/** The page's own elements over the drawn ones. */
const OVER = "[data-shield], .flight";

const isForeign = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...addedNodes, ...removedNodes].some((node) => !(node instanceof Element && node.matches(OVER)));

function undo({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, next);
}

/** Undo other programs' changes in `root` before each drawing; call it once, after the first. */
export function undoForeignChanges(root: Element): void {
  let changes: MutationRecord[] = [];
  const note = (news: readonly MutationRecord[]) => changes.push(...news.filter(isForeign));
  const observer = new MutationObserver(note);
  observer.observe(root, CHILDREN);
  options.debounceRendering = (draw) =>
    queueMicrotask(() => {
      note(observer.takeRecords());
      observer.disconnect(); // the next changes are the page's own
      for (const change of changes.reverse()) undo(change);
      changes = [];
      try {
        draw();
      } finally {
        observer.observe(root, CHILDREN);
      }
    });
}
