// Matches in local storage, one record each. The record holds the deal; nothing but loading a match into the
// engine reads it.
import { signal } from "@preact/signals";
import type { Save, Status } from "../door/door";
import { change, changeAt } from "./changes";
import { matches, refresh } from "./list";
import { keepInQuarantine, textsOf } from "./quarantine";
import { type Fields, type MatchRecord, recordAround, toStored } from "./record";
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

/** Store a new match, judged by that version of its rules; returns its id. */
export async function create(save: Save, rules: number): Promise<string> {
  const id = newId();
  await putInHand(id, recordAround(save, rules));
  refresh();
  return id;
}

/** The save of a match, or null where there is none or it can't be read. */
export const saveOf = (id: string): Save | null => recordOf(id)?.save ?? null;

/** The save of a match that is played from now on: what is stored next must follow upon it. */
export const saveInHand = (id: string): Save | null => (saveOf(id) ? take(id).record.save : null);

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

/** What an action or its taking back changes beside the log: `actor` had seen `seen` of its entries before. */
const acted = (old: MatchRecord, status: Status, actor: number, seen: number): Partial<MatchRecord> => ({
  touched: Date.now(),
  over: status.over,
  seen: old.seen.map((mark, seat) => (seat === actor ? seen : mark)),
});

/**
 * Store an action that the engine has logged; `actor` had seen `seen` entries before. Resolves once it is on the disk
 * and may be shown. Throws `Overwritten`, and stores nothing, where another tab has stored other actions.
 */
export async function append(id: string, entry: Save["log"][number], status: Status, actor: number, seen: number) {
  await changeAt(id, status.log_length - 1, (match) => match.append(entry, acted(match.record, status, actor, seen)));
}

/** Take `actor`'s last entry back: `status` is that before it, when it had seen `seen` entries. Ends as `append`. */
export async function takeBack(id: string, status: Status, actor: number, seen: number): Promise<void> {
  const steps = status.log_length;
  await changeAt(id, steps + 1, (match) => match.cut(steps, acted(match.record, status, actor, seen)));
}

/** Cut a match before log entry number `entry`, which the rules refuse; the whole of it goes into quarantine first. */
export async function cut(id: string, entry: number): Promise<Save | null> {
  const whole = recordOf(id);
  if (!whole || !keepInQuarantine(id, JSON.stringify(toStored(whole)))) return null;
  const { length } = whole.save.log;
  const seen = whole.seen.map((mark) => Math.min(mark, entry));
  const match = await changeAt(id, length, (found) => found.cut(entry, { over: false, seen }));
  refresh();
  return match.record.save;
}

export async function rename(id: string, title: string): Promise<void> {
  await change(id, (match) => match.change({ title }));
  refresh();
}

/** Begin another match where this one stands. */
export async function duplicate(id: string): Promise<void> {
  await add({ ...take(id).record, touched: Date.now() });
  refresh();
}

/** Delete a match; {@link restore} brings the last one back as long as the page is open. */
export async function deleteMatch(id: string): Promise<void> {
  const { record } = take(id);
  deleted.value = { id, record, head: await erase(id) };
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
