// What the home screen lists: the matches, and what lies among them and can't be read.
import { signal } from "@preact/signals";
import { moveToQuarantine, quarantined, type StoredText, textsOf } from "./quarantine";
import { LINKED, type MatchRecord, type PackedRecord } from "./record";
import { isRanked, placesOf, printOf, type Result } from "./result";
import { NEWER } from "./slots";
import { readText, remove } from "./storage";
import { erase, glance, idsStored, placesOfTexts } from "./stored-match";

const MOST_NAME = 200;
/** Ids are made here; any other may break an address. */
const ID = /^[\w-]{1,64}$/;

/** What the home screen needs of a match, without its cards. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Seats that machines play. */
  readonly machines: readonly number[];
  /** Milliseconds since 1970, of the last action. */
  readonly touched: number;
  readonly steps: number;
  readonly over: boolean;
  /** Whether it goes on from another match, or came by a link: nothing of such is counted. */
  readonly isWhatIf: boolean;
  readonly isLinked: boolean;
  /** What it came to; null while it goes on, and where nobody kept that. */
  readonly result: Result | null;
  /** Whether the engine's own standing is kept, once the match is over. */
  readonly isRanked: boolean;
}

export const matches = signal<readonly Summary[]>([]);
/** What is no match of ours: kept as it was under another key until the user decides. */
export const quarantine = signal<readonly StoredText[]>([]);
/** What a newer page has written: left where it is, for that page to go on with. */
export const newer = signal<readonly StoredText[]>([]);

/** What both kinds of records have of a save. */
function headOf(record: MatchRecord | PackedRecord) {
  if ("packed" in record) return record.packed;
  const { save, over } = record;
  return { ...save, steps: save.log.length, print: over ? printOf(save) : "" };
}

function summary(id: string, record: MatchRecord | PackedRecord): Summary {
  const { title, touched, over, machines, origin } = record;
  const head = headOf(record);
  const names = head.seats.map((seat) => seat.name.slice(0, MOST_NAME));
  const seats = machines.flatMap((machine, seat) => (machine ? [seat] : []));
  const isWhatIf = origin !== null;
  const result = resultOf(record, head, names);
  const ranked = record.outcome !== null && isRanked(record.outcome);
  return {
    id,
    game: head.game,
    title,
    names,
    machines: seats,
    touched,
    steps: head.steps,
    over,
    isWhatIf,
    isLinked: origin?.id === LINKED,
    result,
    isRanked: ranked,
  };
}

function resultOf(record: MatchRecord | PackedRecord, head: ReturnType<typeof headOf>, names: string[]): Result | null {
  const { over, outcome, touched, played } = record;
  if (!over || outcome?.scores.length !== names.length) return null;
  const deck = typeof head.options.deck === "string" ? head.options.deck : null;
  const { print, game } = head;
  return { print, game, deck, ended: touched, played, names, points: outcome.scores, places: placesOf(outcome) };
}

/** What was listed last of a match, and of which texts. */
const listed = new Map<string, { texts: readonly (string | null)[]; summary: Summary }>();

/** A match as it is listed; it is read anew only where its texts are other ones. */
export function summaryOf(id: string): Summary | typeof NEWER | null {
  const texts = placesOfTexts(id).map(readText);
  const known = listed.get(id);
  if (known && texts.every((text, at) => text === known.texts[at])) return known.summary;
  const record = glance(id);
  if (record === null || record === NEWER) return record;
  const made = summary(id, record);
  listed.set(id, { texts, summary: made });
  return made;
}

/** Read the list of matches anew; entries that are no records go into quarantine, or are named where they lie. */
export function refresh(): void {
  const found = idsStored().map((id) => ({ id, match: ID.test(id) ? summaryOf(id) : null }));
  const stuck = found.filter(({ id, match }) => match === null && !moveToQuarantine(id));
  const summaries = found.flatMap(({ match }) => (match === null || match === NEWER ? [] : [match]));
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
