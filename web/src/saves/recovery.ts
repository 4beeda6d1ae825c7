// At the page's start: what the journal has and local storage lost, when the browser was killed, is brought back.
import { reconcile } from "./changes";
import { allKept, drop, type KeptHead } from "./journal";
import { refresh } from "./list";
import { NEWER, readHead, supersedes } from "./slots";
import { keyOf, keysOf } from "./stored-match";

/** Whether local storage lacks what is kept of a match. */
function isLacking(id: string, kept: KeptHead): boolean {
  const head = readHead(keyOf(id));
  return head !== NEWER && (head === null || supersedes(kept, head));
}

/** Bring every match back of which the journal has a newer text, or forget what was deleted and is gone everywhere. */
export async function recover(): Promise<void> {
  const all = await allKept();
  const lacking = all.filter(([id, kept]) => kept && isLacking(id, kept));
  for (const [id, kept] of lacking) {
    if (kept?.gone && !keysOf(id).length) await drop(id);
    else await reconcile(id);
  }
  if (lacking.length) refresh();
}
