// Browsers and their extensions translate the page: they take its texts away and put elements of their own there. Preact
// would then write new words into texts that nobody sees, and look in vain for the place of what comes. So the page is
// put back as it was drawn before it is drawn again; a translator sees what has changed, and translates that.
import { options } from "preact";

const CHILDREN: MutationObserverInit = { subtree: true, childList: true };

/** What the page itself lays over what is drawn. */
const OVER = "[data-shield], .flight";

const isForeign = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...addedNodes, ...removedNodes].some((node) => !(node instanceof Element && node.matches(OVER)));

function undo({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, next);
}

/** Undo what others change in `root` before each drawing; to be called once, after the first. */
export function undoForeignChanges(root: Element): void {
  let changes: MutationRecord[] = [];
  const note = (news: readonly MutationRecord[]) => changes.push(...news.filter(isForeign));
  const observer = new MutationObserver(note);
  observer.observe(root, CHILDREN);
  options.debounceRendering = (draw) =>
    queueMicrotask(() => {
      note(observer.takeRecords());
      observer.disconnect(); // what comes now is the page's own
      for (const change of changes.reverse()) undo(change);
      changes = [];
      try {
        draw();
      } finally {
        observer.observe(root, CHILDREN);
      }
    });
}
