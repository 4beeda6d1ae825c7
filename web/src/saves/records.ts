// Matches in local storage, one record each. The record holds the deal; nothing but loading a match into the
// engine reads it.
import { signal } from "@preact/signals";
import type { Save, Status } from "../door/door";
import { type Fields, isNewer, type MatchRecord, toRecord, VERSION } from "./record";
import { baseOf, filledSlots, NEWER, readSlots, removeSlots, unsealed, writeSlot } from "./slots";
import { keysWith, readText, remove, writeText } from "./storage";

const MATCH = "match:";
const ASIDE = "aside:";
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

/** An entry of the storage that can't be read as a match, as it lies there. */
export interface Entry {
  readonly key: string;
  readonly text: string;
}

export const matches = signal<readonly Summary[]>([]);
/** What is no match of ours: kept as it was under another key until the user decides. */
export const asides = signal<readonly Entry[]>([]);
/** What a newer page has written: left where it is, for that page to go on with. */
export const newer = signal<readonly Entry[]>([]);
/** True once a match had to be stored again as a whole because the browser had lost it. */
export const wasCleared = signal(false);
/** The match deleted last, which can be brought back. */
export const deleted = signal<{ readonly id: string; readonly record: MatchRecord } | null>(null);

/** What this page wrote or read last, should the storage be cleared while it plays. */
const known = new Map<string, MatchRecord>();

const keyOf = (id: string) => `tefuda:${MATCH}${id}`;

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

interface Kept {
  readonly record: MatchRecord;
  /** The number of its slot; 0 for a record of the first version, which lies in an entry of its own. */
  readonly number: number;
}

function look(id: string): Kept | typeof NEWER | null {
  const slot = readSlots(keyOf(id));
  if (slot === NEWER) return NEWER;
  const value = parse(slot ? slot.text : readText(keyOf(id)));
  if (isNewer(value)) return NEWER;
  const record = toRecord(value);
  return record && { record, number: slot?.number ?? 0 };
}

/** Whether a newer page has written this match. */
export const isFromNewer = (id: string): boolean => look(id) === NEWER;

function stored(id: string): Kept | null {
  const found = look(id);
  if (found === NEWER) throw new Error(`match ${id} is of a newer version`);
  return found;
}

/** The record of a match, from memory where the storage was cleared; null where there is none to read. */
export function recordOf(id: string): MatchRecord | null {
  const found = look(id);
  return found === NEWER ? null : (found?.record ?? known.get(id) ?? null);
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
  const names = save.seats.map((seat) => seat.name.slice(0, MOST_NAME));
  return { id, game: save.game, title, names, touched, steps: save.log.length, over };
}

/** Keep `text` under a key of its own, outside the matches; returns whether it is safe. */
function keepAside(id: string, text: string): boolean {
  const isTaken = (key: string) => ![null, text].includes(readText(key));
  let key = `tefuda:${ASIDE}${id}`;
  for (let number = 2; isTaken(key); number += 1) key = `tefuda:${ASIDE}${id}-${number}`;
  const isSafe = writeText(key, text);
  if (!isSafe) remove(key); // it stays where it lies
  return isSafe;
}

/** Whatever lies under a match's keys, as it is. */
function entriesOf(id: string): Entry[] {
  const own = readText(keyOf(id)) === null ? [] : [keyOf(id)];
  return [...own, ...filledSlots(keyOf(id))].map(entry);
}

/** What of a match is to be kept: its newest record, or everything where that is none; slots as what is in them. */
function worthKeeping(id: string): string[] {
  const slot = readSlots(keyOf(id));
  if (slot && slot !== NEWER && toRecord(parse(slot.text))) return [slot.text];
  return entriesOf(id).map(({ text }) => unsealed(text)?.text ?? text);
}

function moveAside(id: string): boolean {
  const isSafe = worthKeeping(id).every((text) => keepAside(id, text));
  if (isSafe) erase(id);
  return isSafe;
}

/** Put what lies under a match's keys aside, so that it can't stop the page and is not lost. */
export function setAside(id: string): void {
  moveAside(id);
  refresh();
}

export function deleteAside(key: string): void {
  remove(key);
  refresh();
}

const idsStored = (): Set<string> => new Set(keysWith(MATCH).map((key) => baseOf(key).slice(keyOf("").length)));

const entry = (key: string): Entry => ({ key, text: readText(key) ?? "" });

/** Read the list of matches anew; entries that are no records are put aside, or named where they lie. */
export function refresh(): void {
  const found = [...idsStored()].map((id) => ({ id, kept: ID.test(id) ? look(id) : null }));
  const stuck = found.filter(({ id, kept }) => kept === null && !moveAside(id));
  const summaries = found.flatMap(({ id, kept }) => (kept && kept !== NEWER ? [summary(id, kept.record)] : []));
  matches.value = summaries.sort((a, b) => b.touched - a.touched);
  newer.value = found.filter(({ kept }) => kept === NEWER).flatMap(({ id }) => entriesOf(id));
  asides.value = [...keysWith(ASIDE).map(entry), ...stuck.flatMap(({ id }) => entriesOf(id))];
}

const newId = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join("");

/** Store a record that came from elsewhere as a match of its own, which {@link refresh} lists; returns its id. */
export function add(record: MatchRecord): string {
  const id = newId();
  write(id, record);
  return id;
}

/** Store a new match, judged by that version of its rules; returns its id. */
export function create(save: Save, rules: number): string {
  const seen = save.seats.map(() => 0);
  const id = add({ v: VERSION, title: "", touched: Date.now(), over: false, seen, rules, form: null, save });
  refresh();
  return id;
}

/** The save of a match, or null where there is none or it can't be read. */
export const saveOf = (id: string): Save | null => recordOf(id)?.save ?? null;

/** How a match is played on the device, or null where nobody has said. */
export const formOf = (id: string): Fields | null => recordOf(id)?.form ?? null;

export function keepForm(id: string, form: Fields): void {
  change(id, (old) => ({ ...old, form }));
}

/** What lies in a match's place, as it is; null where nothing does. */
export function textOf(id: string): string | null {
  const texts = entriesOf(id).map(({ text }) => text);
  return texts.length ? texts.join("\n") : null;
}

/** Call `changed` whenever another tab has stored something of a match; the answer ends that. */
export function watchMatch(id: string, changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || baseOf(key) === keyOf(id)) && changed();
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** How many log entries `seat` had seen when it last had the table before it. */
export const seenBy = (id: string, seat: number): number => recordOf(id)?.seen[seat] ?? 0;

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
  refresh();
}

function erase(id: string): void {
  removeSlots(keyOf(id));
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
  if (last) write(last.id, last.record, (stored(last.id)?.number ?? 0) + 1);
  refresh();
}

/** Every record, for a file of all. */
export const allRecords = (): MatchRecord[] => matches.value.flatMap(({ id }) => recordOf(id) ?? []);
