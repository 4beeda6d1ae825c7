// Matches in and out of the storage: opened, stored, changed from a list, copied, deleted and brought back.
import { signal } from "@preact/signals";
import { hasDatabases } from "../browser/features";
import { moveRowsAside } from "./aside";
import { isUnanswered, OF_MATCH, orElse, reading, rowsOf, writing } from "./database";
import { setAside } from "./documents";
import { erase, tellOfGone } from "./gone";
import { isFirst, type KeptMatch, Overwritten, onDisk, putWhole } from "./kept-match";
import { list, unlist } from "./list";
import { localOf, mirror, textFor } from "./mirror";
import { type Changes, type Head, headIn, isBack, isGone, matchOf, type StoredMatch } from "./record";
import { newId, TAB, tell } from "./tabs";

/** Nothing is stored of the match: it was deleted, or is on another device. */
export class Missing extends Overwritten {}

/** Only the database can have the match, and it could not be read. */
export class Unanswered extends Missing {}

/** Reads a match from the database, and sets a damaged one aside; null where there is no database. */
async function find(id: string) {
  const rows = await orElse(
    reading(OF_MATCH, (transaction) => rowsOf(transaction, id)),
    () => null,
  );
  if (!rows) return null;
  const head = headIn(rows.head);
  const match = matchOf(head, rows.deal, rows.log, rows.judgement);
  const isAnything = rows.head !== undefined || rows.log.length > 0;
  if (isAnything && !match && !(head && isGone(head))) await moveRowsAside(id);
  return { head, match };
}

/**
 * Counts the entries with which both logs begin, where local storage is ahead of the database, by actions or by their
 * taking back; null where it is not.
 */
function commonIfAhead(local: StoredMatch, stored: StoredMatch): number | null {
  const isNewer = local.head.revision > stored.head.revision && !stored.head.over;
  if (!isNewer || JSON.stringify(local.deal) !== JSON.stringify(stored.deal)) return null;
  const differs = local.log.findIndex((entry, at) => JSON.stringify(entry) !== JSON.stringify(stored.log[at]));
  const common = differs < 0 ? local.log.length : differs;
  return common === local.log.length || common === stored.log.length ? common : null;
}

/** Reads a match from wherever its newest whole form is; null for none. `replays` is the rules' word on a match. */
async function read(id: string, replays: (match: StoredMatch) => Promise<boolean>) {
  const database = await find(id);
  const { head = null, match: stored = null } = database ?? {};
  const { text, match, gone } = localOf(id);
  if ((gone?.revision ?? 0) > (head?.revision ?? 0)) return null;
  const local = match && head && isGone(head) && !isBack(match.head, head) ? null : match;
  if (!stored && !local && !database) isUnanswered.value = hasDatabases();
  if (!stored) {
    const base = local && !database ? { ...local.head, common: 0 } : null;
    return local && { match: local, base, text, unsaved: local.head, isAhead: base === null };
  }
  const common = local && commonIfAhead(local, stored);
  if (local && common !== null && (await replays(local)))
    return { match: local, base: { ...stored.head, common }, text, unsaved: local.head, isAhead: true };
  return { match: stored, base: { ...stored.head, common: stored.log.length }, text, unsaved: {}, isAhead: false };
}

/**
 * Takes a match in hand. Where local storage is ahead of the database, `replays` decides whether it counts; then the
 * database follows at once. Throws {@link Missing}.
 */
export async function openMatch(
  id: string,
  replays: (match: StoredMatch) => Promise<boolean> = async () => true,
): Promise<KeptMatch> {
  const opened = await read(id, replays);
  if (!opened) throw isUnanswered.value ? new Unanswered(id) : new Missing(id);
  const kept = onDisk(opened.match, opened.base, opened.text, opened.unsaved);
  if (opened.isAhead) await kept.change(() => ({}));
  return kept;
}

/** Returns a match to be looked at; null for none. */
export async function readMatch(id: string): Promise<StoredMatch | null> {
  return (await read(id, async () => true))?.match ?? null;
}

/** Stores a new match, or one that is brought back; throws {@link Overwritten} where one of that name is there. */
export async function storeMatch(match: StoredMatch, restored = 0): Promise<KeptMatch> {
  const kept = onDisk({ ...match, head: { ...match.head, tab: TAB, restored } }, null, null);
  await kept.judge(match.judgement);
  return kept;
}

/** Returns a new match; under another id if its own is taken. */
function asNew(match: StoredMatch, isTaken: boolean): StoredMatch {
  const { id } = match.head;
  return { ...match, head: { ...match.head, id: isTaken ? newId() : id, revision: 1, logRevision: 0, tab: TAB } };
}

const hasText = ({ head: { id } }: StoredMatch): boolean => localOf(id).text !== null;

/** Stores new matches, in one transaction, each under another id where its own is taken; returns their heads. */
export async function storeAll(matches: readonly StoredMatch[]): Promise<readonly Head[]> {
  if (!matches.length) return [];
  const written = writing(OF_MATCH, async (transaction) => {
    const all: StoredMatch[] = [];
    for (const match of matches) {
      const row = await transaction.objectStore("matches").getKey(match.head.id);
      const next = asNew(match, row !== undefined || hasText(match));
      putWhole(transaction, next);
      all.push(next);
    }
    return all;
  });
  const stored = await orElse(written, () => null);
  if (!stored) return storeOneByOne(matches);
  for (const match of stored) mirror(match);
  const heads = stored.map(({ head }) => head);
  list(...heads);
  return heads;
}

/** The same without a database. */
async function storeOneByOne(matches: readonly StoredMatch[]): Promise<readonly Head[]> {
  const heads: Head[] = [];
  for (const match of matches) heads.push((await storeMatch(asNew(match, hasText(match)))).head);
  return heads;
}

/** Most tries of a change of a match that is played at the same moment. */
const MOST_TRIES = 5;

/** Changes a match's head, wherever it is played; nothing happens to one that is gone. */
export async function changeHead(id: string, alter: (head: Head) => Changes): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1)
    if (await isFirst(openMatch(id).then((kept) => kept.change(alter)))) return;
}

/** Stores a copy of a match in its present state. */
export async function duplicate(id: string): Promise<void> {
  const match = await readMatch(id);
  if (match) await storeMatch({ ...match, head: { ...match.head, id: newId(), copyOf: id, touched: Date.now() } });
}

/** The match deleted last, which can be brought back. */
export const deleted = signal<StoredMatch | null>(null);

/** Deletes matches, none if the last one can't be read; that one can be brought back as long as the page is open. */
export async function deleteMatches(ids: readonly string[]): Promise<void> {
  const last = ids.at(-1);
  isUnanswered.value = false;
  if (last !== undefined) deleted.value = await readMatch(last);
  if (isUnanswered.value) return;
  await erase(ids);
  unlist(ids);
  for (const id of ids) tell({ match: id });
}

/** Restores the match deleted last, unless it has been stored again by now. */
export async function restore(): Promise<void> {
  const match = deleted.value;
  deleted.value = null;
  if (!match) return;
  await tellOfGone(); // else the database may have the match yet
  const revision = match.head.revision + 1; // the deletion's
  await isFirst(storeMatch({ ...match, head: { ...match.head, revision } }, revision));
}

/** Sets a match aside that can be read and not played. */
export async function moveAside(id: string): Promise<void> {
  const match = await readMatch(id);
  if (match && (await setAside(id, textFor(match)))) await deleteMatches([id]);
  deleted.value = null;
}
