// What the home screen lists: the matches, and what lies among them and can't be read.
import { signal } from "@preact/signals";
import { moveToQuarantine, quarantined, type StoredText, textsOf } from "./quarantine";
import type { MatchRecord } from "./record";
import { NEWER } from "./slots";
import { remove } from "./storage";
import { erase, find, idsStored, StoredMatch } from "./stored-match";

const MOST_NAME = 200;
/** Ids are made here; any other may break an address. */
const ID = /^[\w-]{1,64}$/;

/** What the home screen needs of a match, without its cards. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Milliseconds since 1970, of the last action. */
  readonly touched: number;
  readonly steps: number;
  readonly over: boolean;
}

export const matches = signal<readonly Summary[]>([]);
/** What is no match of ours: kept as it was under another key until the user decides. */
export const quarantine = signal<readonly StoredText[]>([]);
/** What a newer page has written: left where it is, for that page to go on with. */
export const newer = signal<readonly StoredText[]>([]);

function summary(id: string, { save, title, touched, over }: MatchRecord): Summary {
  const names = save.seats.map((seat) => seat.name.slice(0, MOST_NAME));
  return { id, game: save.game, title, names, touched, steps: save.log.length, over };
}

/** Read the list of matches anew; entries that are no records go into quarantine, or are named where they lie. */
export function refresh(): void {
  const found = idsStored().map((id) => ({ id, match: ID.test(id) ? find(id) : null }));
  const stuck = found.filter(({ id, match }) => match === null && !moveToQuarantine(id));
  const summaries = found.flatMap(({ id, match }) => (match instanceof StoredMatch ? [summary(id, match.record)] : []));
  matches.value = summaries.sort((a, b) => b.touched - a.touched);
  newer.value = found.filter(({ match }) => match === NEWER).flatMap(({ id }) => textsOf(id));
  quarantine.value = [...quarantined(), ...stuck.flatMap(({ id }) => textsOf(id))];
}

/** Put what lies under a match's keys into quarantine. */
export async function putInQuarantine(id: string): Promise<void> {
  if (moveToQuarantine(id)) await erase(id);
  refresh();
}

export function deleteQuarantined(key: string): void {
  remove(key);
  refresh();
}
