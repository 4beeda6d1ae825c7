// A match as it is kept: what the home screen needs, and the save as the engine reads it. Any text may stand in
// storage or in a file; only what has the right shape becomes a record, field by field.
import type { Save } from "../engine/door";

export const VERSION = 2;

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
  readonly save: Save;
}

export const MOST_TITLE = 40;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function isSave(value: unknown): value is Save {
  if (!isObject(value)) return false;
  const { format, game, seats, deal, log, options } = value;
  const named = Array.isArray(seats) && seats.every((seat) => isObject(seat) && typeof seat.name === "string");
  return format === 1 && typeof game === "string" && named && isObject(deal) && isObject(options) && Array.isArray(log);
}

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;

/** A record of any version ever written, as today's; null where `value` is none. */
export function toRecord(value: unknown): MatchRecord | null {
  if (!isObject(value) || (value.v !== 1 && value.v !== VERSION) || !isSave(value.save)) return null;
  const { seen, over, touched, title, rules, save } = value;
  if (!Array.isArray(seen) || typeof touched !== "number" || typeof over !== "boolean") return null;
  const { format, game, options, seats, deal, log } = save;
  return {
    v: VERSION,
    title: typeof title === "string" ? title.slice(0, MOST_TITLE) : "",
    touched,
    over,
    seen: seats.map((_, seat) => Math.max(0, numberOr(seen[seat], 0))),
    rules: numberOr(rules, 1),
    save: { format, game, options, seats: seats.map(({ name }) => ({ name })), deal, log },
  };
}

/** A record around a bare save, such as other programs write. */
export const recordAround = (save: Save): MatchRecord | null =>
  toRecord({ v: VERSION, title: "", touched: Date.now(), over: false, seen: [], rules: 1, save });
