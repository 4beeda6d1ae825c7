// A match as it is kept: what the home screen needs, and the save as the engine reads it. Any text may stand in
// storage or in a file; only what has the right shape becomes a record, field by field.
import * as v from "valibot";
import type { Save } from "../door/door";

export const VERSION = 2;
/** The format of saves that this page and its engine read. */
const SAVE_FORMAT = 1;

export const MOST_TITLE = 40;
const MOST_ID = 40;
const MOST_SEATS = 20;
/** As deep as the engine reads; what is deeper could not even be written again. */
const MOST_DEPTH = 24;
/** The last moment that a date can name, in ms since 1970. */
const LAST_MOMENT = 8.64e15;

export type Fields = Readonly<Record<string, unknown>>;

export interface MatchRecord {
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
  readonly playSettings: Fields | null;
  readonly save: Save;
}

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

/** Fields that the engine knows the meaning of: any, as they are. */
const AnyFields = v.custom<Fields>((value) => isObject(value) && isShallow(value));
const AnyLog = v.custom<Save["log"]>((value) => Array.isArray(value) && isShallow(value));

/** In this order the fields are written: the log grows, and stands last. */
const SaveShape = v.object({
  format: v.literal(SAVE_FORMAT),
  game: v.pipe(v.string(), v.maxLength(MOST_ID)),
  options: AnyFields as v.GenericSchema<Save["options"]>,
  seats: v.pipe(v.array(v.object({ name: v.string() })), v.maxLength(MOST_SEATS)),
  deal: AnyFields,
  log: AnyLog,
});

const numberOr = (otherwise: number) => v.fallback(v.pipe(v.number(), v.finite()), otherwise);
const Title = v.pipe(
  v.string(),
  v.transform((title) => title.slice(0, MOST_TITLE)),
);
const Moment = v.pipe(
  v.number(),
  v.transform((ms) => (Number.isFinite(ms) ? Math.max(0, Math.min(ms, LAST_MOMENT)) : 0)),
);
/** How many entries a seat has seen. */
const Mark = v.pipe(
  numberOr(0),
  v.transform((mark) => Math.max(0, mark)),
);

/** What was ever stored as a record; what an older version did not have is as it was then. */
const StoredShape = v.object({
  v: v.picklist([1, VERSION]),
  title: v.fallback(Title, ""),
  touched: Moment,
  over: v.boolean(),
  seen: v.array(v.unknown()),
  rules: numberOr(1),
  form: v.fallback(v.nullable(AnyFields), null),
  save: SaveShape,
});

export const isSave = (value: unknown): value is Save => v.is(SaveShape, value);

const isAbove = (value: unknown, known: number): boolean => typeof value === "number" && value > known;

/** Whether a newer page wrote `value`: there is more in it than this one can read, and it must stay as it is. */
export function isNewer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const save = isObject(value.save) ? value.save : value;
  return isAbove(value.v, VERSION) || isAbove(save.format, SAVE_FORMAT);
}

/** A record of any version ever written, as today's; null where `value` is none. */
export function toRecord(value: unknown): MatchRecord | null {
  const read = v.safeParse(StoredShape, value);
  if (!read.success) return null;
  const { v: _, form, seen, save, ...fields } = read.output;
  return { ...fields, seen: save.seats.map((_, seat) => v.parse(Mark, seen[seat])), playSettings: form, save };
}

/** What is stored of a record beside its save. */
export const storedFields = ({ save: _, playSettings, ...fields }: MatchRecord) => ({
  v: VERSION,
  ...fields,
  form: playSettings,
});

/** A record as it stands in a file. */
export const toStored = (record: MatchRecord) => ({ ...storedFields(record), save: record.save });

/** A record around a save that nobody has played on yet. */
export const recordAround = (save: Save, rules = 1): MatchRecord => ({
  title: "",
  touched: Date.now(),
  over: false,
  seen: save.seats.map(() => 0),
  rules,
  playSettings: null,
  save,
});
