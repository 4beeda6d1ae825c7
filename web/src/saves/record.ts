// A match as it is kept: what the home screen needs, and the save as the engine reads it. Any text may stand in
// storage or in a file; only what has the right shape becomes a record, field by field.
import type { Save } from "../door/door";

export const VERSION = 2;
/** The format of saves that this page and its engine read. */
const SAVE_FORMAT = 1;

export interface MatchRecord {
  readonly v: typeof VERSION;
  /** What the players call it; empty for the game's own name. */
  readonly title: string;
  /** Milliseconds since 1970, of the last action. */
  readonly touched: number;
  readonly over: boolean;
  /** For each seat the number of log entries when it last saw the table. */
  readonly seen: readonly number[];
  /** The version of the game's rules that the last action was judged by. */
  readonly rules: number;
  /** How a game that all play at once is played on a device: read by the live tables only. */
  readonly form: Fields | null;
  readonly save: Save;
}

export type Fields = Readonly<Record<string, unknown>>;

export const MOST_TITLE = 40;
const MOST_ID = 40;
const MOST_SEATS = 20;
/** As deep as the engine reads; what is deeper could not even be written again. */
const MOST_DEPTH = 24;
/** The last moment that a date can name, in ms since 1970. */
const LAST_MOMENT = 8.64e15;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether `value` nests no deeper than `depth` levels. */
function isShallow(value: unknown, depth = MOST_DEPTH): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    if (!isShallow(part, depth - 1)) return false;
  }
  return true;
}

const isSeated = (seats: unknown): boolean =>
  Array.isArray(seats) &&
  seats.length <= MOST_SEATS &&
  seats.every((seat) => isObject(seat) && typeof seat.name === "string");

export function isSave(value: unknown): value is Save {
  if (!isObject(value)) return false;
  const { format, game, seats, deal, log, options } = value;
  const named = typeof game === "string" && game.length <= MOST_ID && isSeated(seats);
  const formed = isObject(deal) && isObject(options) && Array.isArray(log);
  return format === SAVE_FORMAT && named && formed && [deal, options, log].every((part) => isShallow(part));
}

const isAbove = (value: unknown, known: number): boolean => typeof value === "number" && value > known;

/** Whether a newer page wrote `value`: there is more in it than this one can read, and it must stay as it is. */
export function isNewer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const save = isObject(value.save) ? value.save : value;
  return isAbove(value.v, VERSION) || isAbove(save.format, SAVE_FORMAT);
}

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;

const momentOf = (value: number): number => Math.max(0, Math.min(numberOr(value, 0), LAST_MOMENT));

/** A record of any version ever written, as today's; null where `value` is none. */
export function toRecord(value: unknown): MatchRecord | null {
  if (!isObject(value) || (value.v !== 1 && value.v !== VERSION) || !isSave(value.save)) return null;
  const { seen, over, touched, title, rules, form, save } = value;
  if (!Array.isArray(seen) || typeof touched !== "number" || typeof over !== "boolean") return null;
  const { format, game, options, seats, deal, log } = save;
  return {
    v: VERSION,
    title: typeof title === "string" ? title.slice(0, MOST_TITLE) : "",
    touched: momentOf(touched),
    over,
    seen: seats.map((_, seat) => Math.max(0, numberOr(seen[seat], 0))),
    rules: numberOr(rules, 1),
    form: isObject(form) && isShallow(form) ? form : null,
    save: { format, game, options, seats: seats.map(({ name }) => ({ name })), deal, log },
  };
}

/** A record around a bare save, such as other programs write. */
export const recordAround = (save: Save): MatchRecord | null =>
  toRecord({ v: VERSION, title: "", touched: Date.now(), over: false, seen: [], rules: 1, form: null, save });
