// The traces of deleted matches, so that no older copy of them comes back: a head in the database, or a text in local
// storage if that is unavailable. A trace is deleted once no copy can be left on the disk.
import { eraseBody, OF_MATCH, orElse, storeOf, type WriteTransaction, writing } from "./database";
import { headOf } from "./list";
import { readText } from "./local";
import { keyOf, localOf, mirroredIds, unmirror, unmirrored, writeNow } from "./mirror";
import { type Gone, type Head, headIn, isGone } from "./record";

/** Milliseconds after which every browser has written local storage to the disk. */
const FLUSHED = 60 * 60 * 1000;

const goneFrom = ({ id, revision, logRevision, tab }: Head): Gone => ({
  id,
  gone: true,
  revision: revision + 1,
  logRevision,
  tab,
  touched: Date.now(),
});

function bury(transaction: WriteTransaction, gone: Gone): void {
  storeOf(transaction, "matches").put(gone, gone.id);
  eraseBody(transaction, gone.id);
}

async function eraseRows(transaction: WriteTransaction, id: string): Promise<void> {
  const head = headIn(await transaction.objectStore("matches").get(id)) ?? headOf(id);
  if (head && !isGone(head)) bury(transaction, goneFrom(head));
  else eraseBody(transaction, id);
}

/** Has local storage alone say that a match is gone: the database may have it yet. */
function eraseText(id: string): void {
  const head = headOf(id);
  if (!head || !writeNow(id, JSON.stringify(goneFrom(head)))) unmirror(id);
}

/** Deletes matches from both stores. */
export async function erase(ids: readonly string[]): Promise<void> {
  const erased = writing(OF_MATCH, async (transaction) => {
    for (const id of ids) await eraseRows(transaction, id);
    return true;
  });
  const isErased = await orElse(erased, () => false);
  for (const id of ids) (isErased ? unmirror : eraseText)(id);
}

/** Writes deletions to the database that it missed while unavailable, unless another tab has continued the match. */
export async function tellOfGone(): Promise<void> {
  const told = mirroredIds().flatMap((id) => localOf(id).gone ?? []);
  if (!told.length) return;
  const heard = writing(OF_MATCH, async (transaction) => {
    for (const gone of told) {
      const stored = headIn(await transaction.objectStore("matches").get(gone.id));
      if (!stored || stored.revision < gone.revision) bury(transaction, { ...gone, touched: Date.now() });
    }
    return true;
  });
  if (await orElse(heard, () => false)) for (const { id } of told) unmirror(id);
}

/** Forgets matches that were deleted long ago and of which local storage has no text. */
export async function forgetGone(): Promise<void> {
  await tellOfGone();
  const now = Date.now();
  const forgotten = writing(["matches"], async (transaction) => {
    const store = storeOf(transaction, "matches");
    for (const row of await transaction.objectStore("matches").getAll()) {
      const head = headIn(row);
      if (!head || !isGone(head)) continue;
      const isBeside = unmirrored.has(head.id) || readText(keyOf(head.id)) !== null;
      if (isBeside || head.touched > now) store.put({ ...head, touched: now }, head.id);
      else if (now - head.touched > FLUSHED) store.delete(head.id);
    }
  });
  await orElse(forgotten, () => undefined);
}
