// Matches in local storage, one record each. The record holds the deal; nothing but loading a match into the
// engine reads it.
import { signal } from "@preact/signals";
import type { Save, Status } from "../engine/door";
import { type MatchRecord, toRecord, VERSION } from "./record";
import { baseOf, rawSlots, readSlots, removeSlots, writeSlot } from "./slots";
import { keysWith, readText, remove, writeText } from "./storage";

const MATCH = "match:";
const ASIDE = "aside:";

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

/** An entry that is no match of ours: kept as it was under another key until the user decides. */
export interface Aside {
  readonly key: string;
  readonly text: string;
}

export const matches = signal<readonly Summary[]>([]);
export const asides = signal<readonly Aside[]>([]);
/** True once a match had to be stored again as a whole because the browser had lost it. */
export const wasCleared = signal(false);
/** The match deleted last, which can be brought back. */
export const deleted = signal<{ readonly id: string; readonly record: MatchRecord } | null>(null);

/** What this page wrote or read last, should the storage be cleared while it plays. */
const known = new Map<string, MatchRecord>();

const keyOf = (id: string) => `tefuda:${MATCH}${id}`;

function parse(text: string | null): MatchRecord | null {
  try {
    return toRecord(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

interface Kept {
  readonly record: MatchRecord;
  /** The number of its slot; 0 for a record of the first version, which lies in an entry of its own. */
  readonly number: number;
}

function stored(id: string): Kept | null {
  const slot = readSlots(keyOf(id));
  const record = parse(slot ? slot.text : readText(keyOf(id)));
  return record && { record, number: slot?.number ?? 0 };
}

/** What was there before the storage was cleared. */
function lost(id: string): Kept {
  const record = known.get(id);
  if (!record) throw new Error(`match ${id} is gone from storage`);
  wasCleared.value = true;
  return { record, number: 0 };
}

function write(id: string, record: MatchRecord, number = 1): void {
  known.set(id, record);
  if (writeSlot(keyOf(id), { number, text: JSON.stringify(record) })) remove(keyOf(id));
}

/** Read a record once, change it, write it once: this stands between every tap and its result. */
function change(id: string, changed: (record: MatchRecord) => MatchRecord): void {
  const { record, number } = stored(id) ?? lost(id);
  write(id, changed(record), number + 1);
}

function summary(id: string, { save, title, touched, over }: MatchRecord): Summary {
  const names = save.seats.map((seat) => seat.name);
  return { id, game: save.game, title, names, touched, steps: save.log.length, over };
}

/** Keep `text` under a key of its own, outside the matches; returns whether it is safe. */
function keepAside(id: string, text: string): boolean {
  let key = `tefuda:${ASIDE}${id}`;
  for (let number = 2; readText(key) !== null; number += 1) key = `tefuda:${ASIDE}${id}-${number}`;
  return writeText(key, text);
}

/** Put what lies under a match's keys aside, so that it can't stop the page and is not lost. */
export function setAside(id: string): void {
  const slot = readSlots(keyOf(id));
  const texts = slot ? [slot.text] : [readText(keyOf(id)), ...rawSlots(keyOf(id))].filter((text) => text !== null);
  if (texts.every((text) => keepAside(id, text))) erase(id);
  refresh();
}

export function deleteAside(key: string): void {
  remove(key);
  refresh();
}

/** Read the list of matches anew; entries that are no records are put aside. */
export function refresh(): void {
  const ids = new Set(keysWith(MATCH).map((key) => baseOf(key).slice(keyOf("").length)));
  const found: Summary[] = [];
  const damaged: string[] = [];
  for (const id of ids) {
    const kept = stored(id);
    if (kept) found.push(summary(id, kept.record));
    else damaged.push(id);
  }
  matches.value = found.sort((a, b) => b.touched - a.touched);
  asides.value = keysWith(ASIDE).map((key) => ({ key, text: readText(key) ?? "" }));
  if (damaged.length) damaged.forEach(setAside);
}

const newId = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join("");

/** Store a record that came from elsewhere as a match of its own; returns its id. */
export function add(record: MatchRecord): string {
  const id = newId();
  write(id, record);
  refresh();
  return id;
}

/** Store a new match, judged by that version of its rules; returns its id. */
export const create = (save: Save, rules: number): string =>
  add({ v: VERSION, title: "", touched: Date.now(), over: false, seen: save.seats.map(() => 0), rules, save });

/** The save of a match, or null where there is none or it can't be read. */
export const saveOf = (id: string): Save | null => (stored(id)?.record ?? known.get(id))?.save ?? null;

/** A match's record as text, as a file may carry it; what lies there, where it is none. */
export const textOf = (id: string): string | null => readSlots(keyOf(id))?.text ?? readText(keyOf(id));

/** Call `changed` whenever another tab has stored something of a match; the answer ends that. */
export function watchMatch(id: string, changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || baseOf(key) === keyOf(id)) && changed();
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** How many log entries `seat` had seen when it last had the table before it. */
export const seenBy = (id: string, seat: number): number => (stored(id)?.record ?? known.get(id))?.seen[seat] ?? 0;

type Log = Save["log"];

/** A record with another log: `actor` had seen `seen` of its entries before. */
const acted = (old: MatchRecord, log: Log, status: Status, actor: number, seen: number): MatchRecord => ({
  ...old,
  touched: Date.now(),
  over: status.over,
  seen: old.seen.map((mark, seat) => (seat === actor ? seen : mark)),
  save: { ...old.save, log },
});

/** Store an action that the engine has logged; `actor` had seen `seen` entries before. */
export function append(id: string, entry: Log[number], status: Status, actor: number, seen: number): void {
  change(id, (old) => acted(old, [...old.save.log, entry], status, actor, seen));
}

/** Take `actor`'s last entry back: `status` is that before it, when it had seen `seen` entries. */
export function takeBack(id: string, status: Status, actor: number, seen: number): void {
  change(id, (old) => acted(old, old.save.log.slice(0, status.log_length), status, actor, seen));
}

/** Cut a match before log entry number `entry`, which the rules refuse; the whole of it is put aside first. */
export function cut(id: string, entry: number): Save | null {
  const kept = stored(id);
  if (!kept || !keepAside(id, JSON.stringify(kept.record))) return null;
  change(id, (old) => ({
    ...old,
    over: false,
    seen: old.seen.map((mark) => Math.min(mark, entry)),
    save: { ...old.save, log: old.save.log.slice(0, entry) },
  }));
  refresh();
  return saveOf(id);
}

export function rename(id: string, title: string): void {
  change(id, (old) => ({ ...old, title }));
  refresh();
}

/** Begin another match where this one stands. */
export function duplicate(id: string): void {
  const { record } = stored(id) ?? lost(id);
  add({ ...record, touched: Date.now() });
}

function erase(id: string): void {
  removeSlots(keyOf(id));
  remove(keyOf(id));
  known.delete(id);
}

/** Delete a match; {@link restore} brings the last one back as long as the page is open. */
export function deleteMatch(id: string): void {
  deleted.value = { id, record: (stored(id) ?? lost(id)).record };
  erase(id);
  refresh();
}

export function restore(): void {
  const last = deleted.value;
  deleted.value = null;
  if (last) write(last.id, last.record);
  refresh();
}

/** Every record, for a file of all. */
export const allRecords = (): MatchRecord[] => matches.value.flatMap(({ id }) => stored(id)?.record ?? []);
