// Deals that were opened on this device: all their hands were seen, or more of them than a match shows. A match that
// had not ended by then continues, but never counts. The time of a deal's opening is stored in a document, which
// outlasts the matches.
import { computed } from "@preact/signals";
import * as v from "valibot";
import { readDocuments, StoredDocument } from "./documents";
import { matches, refresh } from "./list";
import type { changeHead } from "./matches";
import { past } from "./past";
import { type Head, LINKED } from "./record";

/** The deals opened last: as many are kept. */
const MOST_OPENED = 5000;
const MOST_TEXT = 64;

const NAME = "opened";

/** A deal's text, and when it was opened, in milliseconds since 1970. */
const OpenedShape = v.tuple([
  v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_TEXT)),
  v.pipe(v.number(), v.minValue(0)),
]);
type Opened = v.InferOutput<typeof OpenedShape>;
const AllOpened = v.pipe(v.array(OpenedShape), v.maxLength(MOST_OPENED));

const kept = new StoredDocument(NAME, AllOpened, []);

/** When each deal was opened that was, in the order in which that came to be known here. */
export const opened = computed<ReadonlyMap<string, number>>(() => new Map(kept.now.value));

/** Returns whether a deal was opened before that moment, at which a match of it ended. */
export const isOpenedBefore = (dealt: string, ended: number): boolean =>
  (opened.value.get(dealt) ?? Number.POSITIVE_INFINITY) <= ended;

/** Returns whether a match's deal was opened before its end, so that it counts for nothing. */
export const isOpened = ({ dealt, over, touched }: Head): boolean =>
  isOpenedBefore(dealt, over ? touched : Number.MAX_VALUE);

/** Returns a moment after all matches of that deal that have ended here: these count. */
const afterEnds = (dealt: string, moment: number): number =>
  Math.max(moment, ...matches.value.flatMap((head) => (head.over && head.dealt === dealt ? head.touched + 1 : [])));

/** Returns the deals that were opened with more of them: one that is known stays as it is. */
function joined(all: readonly Opened[], found: readonly Opened[]): Opened[] {
  const known = new Set(all.map(([dealt]) => dealt));
  const added = found.filter(([dealt]) => !known.has(dealt));
  return [...all, ...added.map(([dealt, moment]): Opened => [dealt, afterEnds(dealt, moment)])].slice(-MOST_OPENED);
}

/** Records that a deal is opened now. Nothing of it may be shown before this resolves. */
export async function openDeal(dealt: string): Promise<void> {
  if (dealt !== "" && !opened.value.has(dealt)) await kept.change((all) => joined(all, [[dealt, Date.now()]]));
}

/** Dates now all that a wrong clock has dated in the future, so that the same matches count; measured times run from now. */
export async function leaveFuture(change: typeof changeHead): Promise<void> {
  await readDocuments([NAME]);
  const now = Date.now() + 1; // an opening may be dated one after a match's end
  const late = matches.value.filter(({ touched }) => touched > now);
  const moments = late.map((head, at) => [head.id, isOpened(head) ? now : now - 1 - at] as const);
  for (const [id, touched] of moments) await change(id, () => ({ touched }));
  if ([...opened.value.values()].some((moment) => moment > now))
    await kept.change((all) => all.map(([dealt, moment]) => [dealt, past(moment, now)]));
}

/** Imports the list of deals opened elsewhere; resolves to whether that could be read. */
export const joinOpened = (found: unknown): Promise<boolean> => kept.join(found, joined);

/** Returns whether a deal was opened in any tab. */
export async function wasOpened(dealt: string): Promise<boolean> {
  await readDocuments([NAME]);
  return opened.value.has(dealt);
}

/** Returns whether the players of a match may not have seen its hands yet: players who continue another one have. */
const isSecret = ({ origin }: Head): boolean => origin === null || origin.id === LINKED;

/** Returns the match, other than `id`, that is still played here with that deal; null where there is none. */
export async function runningOn(dealt: string, id: string | null): Promise<string | null> {
  await refresh();
  const running = matches.value.find((head) => !head.over && head.id !== id && head.dealt === dealt && isSecret(head));
  return running?.id ?? null;
}
