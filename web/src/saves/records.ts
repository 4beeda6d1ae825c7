// Matches in local storage, one record each: the save as the engine reads it, and what the home screen shows.
// The record holds the deal; nothing but loading a match into the engine reads it.
import { signal } from "@preact/signals";
import type { Save, Status } from "../engine/door";
import { keysWith, readText, remove, writeText } from "./storage";

const MATCH = "match:";
const ASIDE = "aside:";
const VERSION = 1;

/** What the home screen needs of a match, without its cards. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Milliseconds since 1970, of the last action. */
  readonly touched: number;
  readonly steps: number;
  readonly over: boolean;
}

interface MatchRecord {
  readonly v: typeof VERSION;
  readonly touched: number;
  readonly over: boolean;
  /** For each seat the number of log entries when it last saw the table. */
  readonly seen: readonly number[];
  readonly save: Save;
}

/** An entry that is no match of ours: kept as it was under another key until the user decides. */
export interface Aside {
  readonly key: string;
  readonly text: string;
}

export const matches = signal<readonly Summary[]>([]);
export const asides = signal<readonly Aside[]>([]);

const keyOf = (id: string) => `tefuda:${MATCH}${id}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isSave(value: unknown): value is Save {
  if (!isObject(value)) return false;
  const { format, game, seats, deal, log, options } = value;
  const named = Array.isArray(seats) && seats.every((seat) => isObject(seat) && typeof seat.name === "string");
  return format === 1 && typeof game === "string" && named && isObject(deal) && isObject(options) && Array.isArray(log);
}

/** The record in `text`, or null where it is none. */
function parse(text: string | null): MatchRecord | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    if (!isObject(value) || value.v !== VERSION || !isSave(value.save) || !Array.isArray(value.seen)) return null;
    if (typeof value.touched !== "number" || typeof value.over !== "boolean") return null;
    return value as unknown as MatchRecord;
  } catch {
    return null;
  }
}

function summary(id: string, record: MatchRecord): Summary {
  const { save, touched, over } = record;
  return { id, game: save.game, names: save.seats.map((seat) => seat.name), touched, steps: save.log.length, over };
}

/** Put what lies under a match's key aside, so that it can't stop the page and is not lost. */
export function setAside(id: string): void {
  const text = readText(keyOf(id));
  if (text === null) return;
  let key = `tefuda:${ASIDE}${id}`;
  for (let number = 2; readText(key) !== null; number += 1) key = `tefuda:${ASIDE}${id}-${number}`;
  if (writeText(key, text)) remove(keyOf(id));
  refresh();
}

export function deleteAside(key: string): void {
  remove(key);
  refresh();
}

/** Read the list of matches anew; entries that are no records are put aside. */
export function refresh(): void {
  const found: Summary[] = [];
  const damaged: string[] = [];
  for (const key of keysWith(MATCH)) {
    const id = key.slice(`tefuda:${MATCH}`.length);
    const record = parse(readText(key));
    if (record) found.push(summary(id, record));
    else damaged.push(id);
  }
  matches.value = found.sort((a, b) => b.touched - a.touched);
  asides.value = keysWith(ASIDE).map((key) => ({ key, text: readText(key) ?? "" }));
  if (damaged.length) damaged.forEach(setAside);
}

const newId = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join("");

function write(id: string, record: MatchRecord): void {
  writeText(keyOf(id), JSON.stringify(record));
}

function recordOf(id: string): MatchRecord {
  const record = parse(readText(keyOf(id)));
  if (!record) throw new Error(`match ${id} is gone from storage`);
  return record;
}

function put(id: string, old: MatchRecord, save: Save, status: Status, actor: number, seen: number): void {
  const marks = old.seen.map((mark, seat) => (seat === actor ? seen : mark));
  write(id, { ...old, touched: Date.now(), over: status.over, seen: marks, save });
}

/** Store a new match; returns its id. */
export function create(save: Save): string {
  const id = newId();
  write(id, { v: VERSION, touched: Date.now(), over: false, seen: save.seats.map(() => 0), save });
  refresh();
  return id;
}

/** The save of a match, or null where there is none or it can't be read. */
export const saveOf = (id: string): Save | null => parse(readText(keyOf(id)))?.save ?? null;

/** What lies in storage for a match, as a file may carry it. */
export const textOf = (id: string): string | null => readText(keyOf(id));

/** How many log entries `seat` had seen when it last had the table before it. */
export const seenBy = (id: string, seat: number): number => parse(readText(keyOf(id)))?.seen[seat] ?? 0;

/** Store an action that the engine has logged; `actor` had seen `seen` entries before. */
export function append(id: string, entry: Save["log"][number], status: Status, actor: number, seen: number): void {
  const record = recordOf(id);
  put(id, record, { ...record.save, log: [...record.save.log, entry] }, status, actor, seen);
}

/** Take `actor`'s last entry back: `status` is that before it, when it had seen `seen` entries. */
export function takeBack(id: string, status: Status, actor: number, seen: number): void {
  const record = recordOf(id);
  const log = record.save.log.slice(0, status.log_length);
  put(id, record, { ...record.save, log }, status, actor, seen);
}

export function deleteMatch(id: string): void {
  remove(keyOf(id));
  refresh();
}
