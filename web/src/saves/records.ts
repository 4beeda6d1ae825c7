// Matches in local storage, one record each. The record holds the deal; nothing but loading a match into the
// engine reads it.
import { signal } from "@preact/signals";
import type { BaseView, Save, Status } from "../door/door";
import { change, changeAt } from "./changes";
import { dayOf } from "./day";
import { isJudgementOf, type Judgement } from "./judgement";
import { matches, refresh } from "./list";
import { keepInQuarantine, textsOf } from "./quarantine";
import {
  byLink,
  type Fields,
  type MatchRecord,
  type Origin,
  type Outcome,
  recordAround,
  type SeatHints,
  type Seating,
  seatingOf,
  toStored,
} from "./record";
import { printOf } from "./result";
import { type Head, NEWER } from "./slots";
import { erase, find, isKeyOf, newId, put, putInHand, recall, take } from "./stored-match";

interface Deleted {
  readonly id: string;
  readonly record: MatchRecord;
  /** Upon this it can be stored again. */
  readonly head: Head;
}

/** The match deleted last, which can be brought back. */
export const deleted = signal<Deleted | null>(null);

/** Whether a newer page has written this match. */
export const isFromNewer = (id: string): boolean => find(id) === NEWER;

/** The record of a match, from memory where the storage was cleared; null where there is none to read. */
export function recordOf(id: string): MatchRecord | null {
  const found = recall(id);
  return found === NEWER ? null : (found?.record ?? null);
}

/** Store a record that came from elsewhere as a match of its own, which {@link refresh} lists. */
export async function add(record: MatchRecord): Promise<void> {
  await put(newId(), record);
}

/**
 * Store a new match, judged by that version of its rules, with machines at some seats, and hints unless they are left
 * out; returns its id.
 */
export async function create(save: Save, rules: number, machines: Seating = [], withHints = true): Promise<string> {
  const plain = recordAround(save, rules);
  const hints = withHints ? plain.hints : null;
  return store({ ...plain, machines: seatingOf(machines, save.seats.length), hints, played: 0 });
}

/** Begin to keep a match; returns its id. */
async function store(record: MatchRecord): Promise<string> {
  const id = newId();
  await putInHand(id, record);
  refresh();
  return id;
}

/** The save of a match, or null where there is none or it can't be read. */
export const saveOf = (id: string): Save | null => recordOf(id)?.save ?? null;

/** The save of a match that is played from now on: what is stored next must follow upon it. */
export const saveInHand = (id: string): Save | null => (saveOf(id) ? take(id).record.save : null);

/** What a match goes on from; null for a match of its own. */
export const originOf = (id: string): Origin | null => recordOf(id)?.origin ?? null;

/** Store a match that goes on from another one, at `save`, judged by that version of its rules; returns its id. */
export async function branch(save: Save, rules: number, machines: Seating, origin: Origin): Promise<string> {
  const seen = save.seats.map(() => origin.step);
  return store({ ...recordAround(save, rules), machines: seatingOf(machines, save.seats.length), seen, origin });
}

/**
 * Store a match of a deal that came by a link, judged by that version of its rules; returns its id. It counts for
 * nothing: links are made of finished matches alone, so that somebody has seen all hands.
 */
export const playLinked = (save: Save, rules: number, machines: Seating = []): Promise<string> =>
  branch(save, rules, machines, byLink(0));

/** Keep a finished match that came by a link, unless it is here; returns its id. It counts for nothing. */
export async function keepLinked(save: Save, rules: number, outcome: Outcome): Promise<string> {
  refresh();
  const print = printOf(save);
  const known = matches.value.find(({ result }) => result?.print === print);
  const { length } = save.log;
  const seen = save.seats.map(() => length);
  return known?.id ?? store({ ...recordAround(save, rules), over: true, outcome, seen, origin: byLink(length) });
}

/** Which machines play which seats of a match. */
export const machinesOf = (id: string): Seating => recordOf(id)?.machines ?? [];

/** The hints that each seat of a match was given; null where it is played without. */
export const hintsOf = (id: string): MatchRecord["hints"] => recordOf(id)?.hints ?? null;

/** Count a hint given to `seat` at a log of `at` entries; the same one, told again after a reload, counts once. */
export async function countHint(id: string, seat: number, at: number): Promise<void> {
  if (hintsOf(id)?.[seat]?.at === at) return;
  const counted = (old: SeatHints, each: number) => (each === seat ? { count: old.count + 1, at } : old);
  await change(id, (match) => match.change({ hints: match.record.hints?.map(counted) ?? null }));
}

/** What the machine made of a match that is over; null where nobody has asked. */
export const judgementOf = (id: string): Judgement | null => recordOf(id)?.judged ?? null;

/** Keep what the machine made of a match; of one that has gone on since, nothing is kept. */
export async function keepJudgement(id: string, judged: Judgement): Promise<void> {
  await change(id, (match) => match.change(isJudgementOf(judged, match.record.save) ? { judged } : {}));
}

/** How a match is played on the device, or null where nobody has said. */
export const playSettingsOf = (id: string): Fields | null => recordOf(id)?.playSettings ?? null;

export async function keepPlaySettings(id: string, playSettings: Fields): Promise<void> {
  await change(id, (match) => match.change({ playSettings }));
}

/** What lies in a match's place, as it is; null where nothing does. */
export function textOf(id: string): string | null {
  const texts = textsOf(id).map(({ text }) => text);
  return texts.length ? texts.join("\n") : null;
}

/** Call `changed` whenever another tab has stored something of a match; returns a function that ends that. */
export function watchMatch(id: string, changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || isKeyOf(key, id)) && changed();
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** How many log entries `seat` had seen when it last had the table before it. */
export const seenBy = (id: string, seat: number): number => recordOf(id)?.seen[seat] ?? 0;

/** A longer pause, in ms, counts as no longer than this for the time that people have played. */
const LONGEST_PAUSE = 5 * 60 * 1000;

const pauseSince = (touched: number, now: number): number => Math.max(0, Math.min(now - touched, LONGEST_PAUSE));

/** A status, with everybody's view where that was asked for. */
type Ended = Status & { readonly table?: Pick<BaseView, "standing"> };

/** How a match ended that is over. */
export const outcomeOf = ({ over, winners, scores, table }: Ended): Outcome | null =>
  over ? { winners, scores, ...(table && { standing: table.standing }) } : null;

/** What an action or its taking back changes beside the log: `actor` had seen `seen` of its entries before. */
const acted = (old: MatchRecord, status: Ended, actor: number, seen: number, now = Date.now()) => ({
  touched: now,
  over: status.over,
  outcome: outcomeOf(status),
  played: old.played === null ? null : old.played + pauseSince(old.touched, now),
  seen: old.seen.map((mark, seat) => (seat === actor ? seen : mark)),
  judged: null,
});

/**
 * Store an action that the engine has logged; `actor` had seen `seen` entries before. Resolves once it is on the disk
 * and may be shown. Throws `Overwritten`, and stores nothing, where another tab has stored other actions.
 */
export async function append(id: string, entry: Save["log"][number], status: Ended, actor: number, seen: number) {
  const changes = (record: MatchRecord) => acted(record, status, actor, seen);
  const { record } = await changeAt(id, status.log_length - 1, (match) => match.append(entry, changes(match.record)));
  if (record.outcome) await noteDay(id, record);
}

/** Note how a day's match that counts has ended, or that it was begun; what notes it comes only then. */
async function noteDay(id: string, record: MatchRecord): Promise<void> {
  if (!dayOf(id)?.counts) return;
  const { noteMatch } = await import("./day-book");
  await noteMatch(id, record);
}

/** Take `actor`'s last entry back: `status` is that before it, when it had seen `seen` entries. Ends as `append`. */
export async function takeBack(id: string, status: Status, actor: number, seen: number): Promise<void> {
  const steps = status.log_length;
  await changeAt(id, steps + 1, (match) => {
    const { hints } = match.record;
    const standing = hints?.map((hint) => (hint.at > steps ? { ...hint, at: -1 } : hint)) ?? null;
    return match.cut(steps, { ...acted(match.record, status, actor, seen), hints: standing });
  });
}

/** Cut a match before log entry number `entry`, which the rules refuse; the whole of it goes into quarantine first. */
export async function cut(id: string, entry: number): Promise<Save | null> {
  const whole = recordOf(id);
  if (!whole || !keepInQuarantine(id, JSON.stringify(toStored(whole)))) return null;
  const { length } = whole.save.log;
  const seen = whole.seen.map((mark) => Math.min(mark, entry));
  const match = await changeAt(id, length, (found) =>
    found.cut(entry, { over: false, outcome: null, seen, judged: null }),
  );
  refresh();
  return match.record.save;
}

export async function rename(id: string, title: string): Promise<void> {
  await change(id, (match) => match.change({ title }));
  refresh();
}

/** Begin another match where this one stands, unless another tab has deleted it. */
export async function duplicate(id: string): Promise<void> {
  const record = recordOf(id);
  if (record) await add({ ...record, touched: Date.now() });
  refresh();
}

/** Delete a match; {@link restore} brings the last one back as long as the page is open. The book keeps its result. */
export async function deleteMatch(id: string): Promise<void> {
  await deleteMatches([id]);
}

/** Delete matches as {@link deleteMatch} does, those that another tab has not deleted by now. */
export async function deleteMatches(ids: readonly string[]): Promise<void> {
  const { keepResults } = await import("./book");
  await keepResults(ids);
  for (const id of ids) {
    const record = recordOf(id);
    if (!record) continue;
    await noteDay(id, record);
    deleted.value = { id, record, head: await erase(id) };
  }
  refresh();
}

export async function restore(): Promise<void> {
  const last = deleted.value;
  deleted.value = null;
  if (last) await put(last.id, last.record, last.head);
  refresh();
}

/** Every record, for a file of all. */
export const allRecords = (): MatchRecord[] => matches.value.flatMap(({ id }) => recordOf(id) ?? []);
