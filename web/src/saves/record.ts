// A match as it is kept: what the home screen needs, and the save as the engine reads it. Any text may stand in
// storage or in a file; only what has the right shape becomes a record, field by field.
import * as v from "valibot";
import type { Save } from "../door/door";
import { isJudgementOf, type Judgement, StoredJudgement } from "./judgement";
import { type Packed, packedIn, unpacked } from "./packed";

/** The newest version; a record is written as the oldest that knew all it has. */
const VERSION = 7;
/** What a record is written as that was not judged; of which nobody measured the time; and that is no what-if. */
const WITHOUT_JUDGEMENT = 6;
const WITHOUT_TIME = 5;
const WITHOUT_ORIGIN = 4;
const WITHOUT_HINTS = 3;
const WITHOUT_MACHINES = 2;
/** The format of saves that this page and its engine read. */
const SAVE_FORMAT = 1;

export const MOST_TITLE = 40;
const MOST_ID = 40;
const MOST_SEATS = 20;
const MOST_ORIGIN = 64;
/** As deep as the engine reads; what is deeper could not even be written again. */
const MOST_DEPTH = 24;
/** The last moment that a date can name, in ms since 1970. */
const LAST_MOMENT = 8.64e15;

/** The machine that plays a seat: its level, one of the catalogue's, and its face, one of the game's. */
export interface Machine {
  readonly level: string;
  readonly face: string;
}

/** For each seat its machine; null where a person plays it. */
export type Seating = readonly (Machine | null)[];

/** The hints that a seat was given. */
export interface SeatHints {
  readonly count: number;
  /** How long the log was when the last one was; -1 where that stands no more. */
  readonly at: number;
}

export type Fields = Readonly<Record<string, unknown>>;

/** How a match ended: the seats that won, and everybody's points. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly (number | null)[];
  /** The seats from the first to the last, as the engine ranks them; of what older pages stored nobody knows. */
  readonly standing?: readonly number[];
}

/** The finished match that a what-if goes on from; that may be gone by now, or was never stored here. */
export interface Origin {
  /** {@link LINKED} where the deal or the match came by a link. */
  readonly id: string;
  /** How many entries they share: 0 for nothing but the deal. */
  readonly step: number;
  /** How that one really ended. */
  readonly outcome: Outcome;
}

/** No match's id: stands for one that somebody has sent as a link, of which nothing else is known. */
export const LINKED = "link";

/** What a match goes on from that came by a link, the first `step` entries of its log with it. */
export const byLink = (step: number): Origin => ({ id: LINKED, step, outcome: { winners: [], scores: [] } });

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
  /** How it ended; null before that, and where that was not kept yet. */
  readonly outcome: Outcome | null;
  /** How a game that all play at once is played on a device: read by the live tables only. */
  readonly playSettings: Fields | null;
  readonly machines: Seating;
  /** Of each seat; null where the match is played without hints. */
  readonly hints: readonly SeatHints[] | null;
  /** Null for a match of its own: of no other kind anything is counted. */
  readonly origin: Origin | null;
  /** For how long people have played, in ms, without long pauses; null where nobody measured it. */
  readonly played: number | null;
  /** What the machine made of it once it was over; null where nobody has asked. */
  readonly judged: Judgement | null;
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

const Standing = v.fallback(v.optional(v.array(v.number())), undefined);
const OutcomeShape = v.object({
  winners: v.array(v.number()),
  scores: v.array(v.nullable(v.number())),
  standing: Standing,
});
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_ID));
const MachineShape = v.object({ level: Name, face: Name });

/** Machines as they were stored, one a seat; where that names none, or leaves no person, all are people. */
export const StoredSeating = v.fallback(v.array(v.nullable(MachineShape)), []);

/** The machines of so many seats; nobody sits at a table of machines alone. */
export function seatingOf(stored: Seating, seats: number): Seating {
  const machines = Array.from({ length: seats }, (_, seat) => stored[seat] ?? null);
  return machines.every((machine) => machine !== null) ? machines.map(() => null) : machines;
}

const NO_HINTS: SeatHints = { count: 0, at: -1 };
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const HintsShape = v.object({ count: Count, at: v.pipe(v.number(), v.integer(), v.minValue(-1)) });
const StoredHints = v.fallback(v.nullable(v.array(HintsShape)), []);

const OriginShape = v.object({
  id: v.pipe(v.string(), v.maxLength(MOST_ORIGIN)),
  step: Count,
  outcome: OutcomeShape,
});

/** What was ever stored of a record beside its save; what an older version did not have is as it was then. */
export const StoredFields = v.object({
  v: v.picklist([1, WITHOUT_MACHINES, WITHOUT_HINTS, WITHOUT_ORIGIN, WITHOUT_TIME, WITHOUT_JUDGEMENT, VERSION]),
  title: v.fallback(Title, ""),
  touched: Moment,
  over: v.boolean(),
  seen: v.array(v.unknown()),
  rules: numberOr(1),
  outcome: v.fallback(v.nullable(OutcomeShape), null),
  form: v.fallback(v.nullable(AnyFields), null),
  machines: v.optional(StoredSeating, []),
  hints: v.optional(StoredHints, []),
  origin: v.optional(v.fallback(v.nullable(OriginShape), null), null),
  played: v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT))), null), null),
  judged: v.optional(StoredJudgement, null),
});
const StoredShape = v.object({ ...StoredFields.entries, save: SaveShape });

export const isSave = (value: unknown): value is Save => v.is(SaveShape, value);

const isAbove = (value: unknown, known: number): boolean => typeof value === "number" && value > known;

/** Whether a newer page wrote `value`: there is more in it than this one can read, and it must stay as it is. */
export function isNewer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const save = isObject(value.save) ? value.save : value;
  return isAbove(value.v, VERSION) || isAbove(save.format, SAVE_FORMAT);
}

/** A record whose save is packed: all that lists need. */
export type PackedRecord = Pick<
  MatchRecord,
  "title" | "touched" | "over" | "outcome" | "origin" | "played" | "machines"
> & {
  readonly packed: Packed;
};

/** A record that is stored packed, without unpacking it; null where `value` is none. */
export function toPackedRecord(value: unknown): PackedRecord | null {
  const packed = packedIn(value);
  const read = packed && v.safeParse(StoredFields, value);
  if (!packed || !read?.success) return null;
  return { ...read.output, machines: seatingOf(read.output.machines, packed.seats.length), packed };
}

/** A record of any version ever written, as today's; null where `value` is none. */
export function toRecord(value: unknown): MatchRecord | null {
  const read = v.safeParse(StoredShape, unpacked(value));
  if (!read.success) return null;
  const { v: _, form, seen, machines, hints, judged, save, ...fields } = read.output;
  return {
    ...fields,
    seen: save.seats.map((_, seat) => v.parse(Mark, seen[seat])),
    playSettings: form,
    machines: seatingOf(machines, save.seats.length),
    hints: hints && save.seats.map((_, seat) => hints[seat] ?? NO_HINTS),
    judged: judged && isJudgementOf(judged, save) ? judged : null,
    save,
  };
}

/** What is stored of a record beside its save: of what came with newer versions only what there is. */
export function storedFields({
  save: _,
  playSettings,
  machines,
  hints,
  origin,
  played,
  judged,
  ...fields
}: MatchRecord) {
  const later = {
    ...(machines.some((machine) => machine !== null) && { machines }),
    ...(hints?.every(({ count }) => count === 0) !== true && { hints }),
    ...(origin && { origin }),
    ...(played !== null && { played }),
    ...(judged && { judged }),
  };
  return { v: oldestFor(later), ...fields, form: playSettings, ...later };
}

/** The oldest version that knew all of these fields. */
function oldestFor(later: Partial<MatchRecord>): number {
  if ("judged" in later) return VERSION;
  if ("played" in later) return WITHOUT_JUDGEMENT;
  if ("origin" in later) return WITHOUT_TIME;
  if ("hints" in later) return WITHOUT_ORIGIN;
  return "machines" in later ? WITHOUT_HINTS : WITHOUT_MACHINES;
}

/** A record as it stands in a file. */
export const toStored = (record: MatchRecord) => ({ ...storedFields(record), save: record.save });

/** A record as it is stored with its save packed. */
export function toPacked(record: MatchRecord, packed: Packed) {
  const { v: version } = storedFields(record);
  return { packed, ...storedFields({ ...record, judged: null }), v: Math.max(version, WITHOUT_JUDGEMENT) };
}

/** A record around a save that nobody has played on yet. */
export const recordAround = (save: Save, rules = 1): MatchRecord => ({
  title: "",
  touched: Date.now(),
  over: false,
  seen: save.seats.map(() => 0),
  rules,
  outcome: null,
  playSettings: null,
  machines: save.seats.map(() => null),
  hints: save.seats.map(() => NO_HINTS),
  origin: null,
  played: null,
  judged: null,
  save,
});
