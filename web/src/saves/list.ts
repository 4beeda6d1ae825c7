// The heads of all matches, as this tab last saw them.
import { computed, signal } from "@preact/signals";
import { moveRowsAside, moveTextAside } from "./aside";
import { orUnread, reading, type Transaction } from "./database";
import { localOf, mirroredIds, unmirror } from "./mirror";
import { type Gone, type Head, headIn, isBack, isGone } from "./record";
import { onChange } from "./tabs";

const heads = signal<ReadonlyMap<string, Head>>(new Map());

/** The matches, the last played first. */
export const matches = computed<readonly Head[]>(() =>
  [...heads.value.values()].sort((one, other) => other.touched - one.touched),
);

/** Number of this tab's changes of the list: data read before such a change is too old to be listed after it. */
let changes = 0;

/** Returns the head of a match that is listed; null for any other. */
export const headOf = (id: string): Head | null => heads.value.get(id) ?? null;

/** Lists matches, or updates them in the list. */
export function list(...listed: readonly Head[]): void {
  changes += 1;
  const all = new Map(heads.value);
  for (const head of listed) all.set(head.id, head);
  heads.value = all;
}

/** Takes matches off the list. */
export function unlist(ids: readonly string[]): void {
  changes += 1;
  const left = new Map(heads.value);
  for (const id of ids) left.delete(id);
  heads.value = left;
}

type Heads = ReadonlyMap<string, Head | Gone | null>;

/** Reads the heads of the database, or that of one match, by id, null for damaged ones; null if it can't be read. */
function storedHeads(only?: string, patience?: number): Promise<Heads | null> {
  const work = async (transaction: Transaction): Promise<Heads> => {
    const store = transaction.objectStore("matches");
    const [ids, rows] = await Promise.all([store.getAllKeys(only), store.getAll(only)]);
    return new Map(ids.map((id, at) => [id, named(id, headIn(rows[at]))]));
  };
  return orUnread(reading(["matches"], work, patience), new Map());
}

const named = <Any extends Head | Gone>(id: string, head: Any | null): Any | null => (head?.id === id ? head : null);

/** Moves aside that are left to do, one for each damaged match that was found. */
let damaged: (() => Promise<void>)[] = [];

/** Sets damaged matches aside, one after the other: with many at once the database would seem to be silent. */
export async function setDamagedAside(): Promise<void> {
  for (const move of damaged.splice(0)) await move();
}

/**
 * Returns the head in local storage that counts in addition to the database's, null for none. If the database was read,
 * a match that is finished or deleted there is removed from local storage.
 */
function headBeside(id: string, stored: Head | Gone | null, isRead: boolean): Head | Gone | null {
  const { match, gone } = localOf(id);
  const head = match?.head ?? gone;
  if (!head) damaged.push(() => moveTextAside(id));
  else if (isRead && stored && (isGone(stored) ? !isBack(head, stored) : stored.over && !isGone(head))) unmirror(id);
  else if (!stored || head.revision > stored.revision) return head;
  return null;
}

/** Most reads of the list if this tab changes it meanwhile. */
const MOST_READS = 5;

/** Reads with `read`, again if this tab has changed the list meanwhile. */
async function whileUnchanged<T>(read: () => Promise<T>): Promise<T> {
  for (let reads = 1; ; reads += 1) {
    const before = changes;
    const found = await read();
    if (before === changes || reads === MOST_READS) return found;
  }
}

/** Reads the list again. Resolves to false if the database can't be read: the list keeps what it has of that. */
export async function refresh(patience?: number): Promise<boolean> {
  const stored = await whileUnchanged(() => storedHeads(undefined, patience));
  listWith(stored);
  return stored !== null;
}

/** Lists the matches of local storage with those of the database; null: with the known ones. */
export function listWith(stored: Heads | null): void {
  const found = new Map<string, Head>();
  damaged = [];
  const before: Heads = stored ?? heads.value;
  for (const [id, head] of before) {
    if (head === null) damaged.push(() => moveRowsAside(id));
    else if (!isGone(head)) found.set(id, head);
  }
  for (const id of mirroredIds()) {
    const head = headBeside(id, before.get(id) ?? null, stored !== null);
    if (head && isGone(head)) found.delete(id);
    else if (head) found.set(id, head);
  }
  heads.value = found;
}

/** Follows other tabs' changes of matches; returns a function that stops this. */
export const followMatches = (): (() => void) =>
  onChange(({ match, document }) => {
    if (document === undefined) void (match === undefined ? refresh() : relist(match)).then(setDamagedAside);
  });

/** Reads one head again. */
async function relist(id: string): Promise<void> {
  const read = await whileUnchanged(() => storedHeads(id));
  const stored = read ? (read.get(id) ?? null) : headOf(id);
  const head = headBeside(id, stored, read !== null) ?? stored;
  if (head && !isGone(head)) list(head);
  else unlist([id]);
}
