// The one form of a stored match: a head, which lists need, and beside it the deal and the log. Storage and files hold
// what anybody may have written there; only values of the right shape get in.
import { str as crc32 } from "crc-32";
import * as v from "valibot";
import type { Save } from "../door/door";
import { isJudgementOf, type Judgement, StoredJudgement } from "./judgement";

export type Entry = Save["log"][number];
export type Fields = Readonly<Record<string, unknown>>;

export const MOST_TITLE = 40;
const MOST_ID = 64;
const MOST_SEATS = 20;
/** Characters of a name, each of two code units: the engine allows as many. */
export const MOST_NAME = 2 * 200;
/** Levels of nesting that the engine reads. */
const MOST_DEPTH = 24;
/** The last moment that a date can name, in ms since 1970. */
const LAST_MOMENT = 8.64e15;

/** The bot that plays a seat: its level, one of the catalogue's, and its face, one of the game's. */
export interface Bot {
  readonly level: string;
  readonly face: string;
}

/** For each seat its bot; null for a person. */
export type Seating = readonly (Bot | null)[];

/** The hints that a seat was given. */
export interface SeatHints {
  readonly count: number;
  /** The length of the log at the last one; -1 once that step was taken back. */
  readonly at: number;
}

/** How a match ended: the seats that won, everybody's points, and the seats from the first to the last. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly (number | null)[];
  readonly standing: readonly number[];
}

/** The finished match that a what-if continues; it may be deleted by now, or was never stored here. */
export interface Origin {
  /** {@link LINKED} where the deal or the match came by a link. */
  readonly id: string;
  /** The number of entries that both share: 0 for the deal alone. */
  readonly step: number;
  readonly outcome: Outcome;
}

/** Names a match that somebody has sent as a link; no match has this id. */
export const LINKED = "link";

/** All that lists need of a match. */
export interface Head {
  readonly id: string;
  readonly game: string;
  readonly options: Save["options"];
  /** The version of the game's rules that judged the last action. */
  readonly rules: number;
  /** The players' own name for it; empty for the game's name. */
  readonly title: string;
  readonly seats: Save["seats"];
  readonly bots: Seating;
  /** How a game that all play at once is played on this device. */
  readonly settings: Fields | null;
  readonly over: boolean;
  /** Null while the match runs. */
  readonly outcome: Outcome | null;
  /** Null for a match of its own; nothing counts the others. */
  readonly origin: Origin | null;
  /** The match that this one is a copy of. */
  readonly copyOf: string | null;
  /** Milliseconds that people have played, without long pauses; null where nobody measured them. */
  readonly played: number | null;
  /** For each seat the length of the log when it last saw the table. */
  readonly seen: readonly number[];
  /** For each seat; null for a match without hints. */
  readonly hints: readonly SeatHints[] | null;
  /** Milliseconds since 1970, of the last action. */
  readonly touched: number;
  /** Tells a finished match from all others but its copies; empty while it runs. */
  readonly print: string;
  /** Counts all changes. */
  readonly revision: number;
  /** Counts the changes of the log. */
  readonly logRevision: number;
  /** The number of log entries. */
  readonly length: number;
  /** The tab that last changed the log. */
  readonly tab: string;
  /** The revision of the deletion after which the match was brought back; 0 for none. */
  readonly restored: number;
}

/** What a deleted match leaves behind, so that no older copy of it comes back. */
export interface Gone extends Pick<Head, "id" | "revision" | "logRevision" | "tab"> {
  readonly gone: true;
  /** Milliseconds since 1970, of the last moment at which local storage may have had a text of it. */
  readonly touched: number;
}

/** A whole match. */
export interface StoredMatch {
  readonly head: Head;
  readonly deal: Save["deal"];
  readonly log: readonly Entry[];
  /** The strongest bot's analysis of a finished match; null where nobody has asked for it. */
  readonly judgement: Judgement | null;
}

/** The changes of a head that its match's owner decides. */
export type Changes = Partial<Omit<Head, "id" | "revision" | "logRevision" | "length" | "tab" | "restored">>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isShallow(value: unknown, depth = MOST_DEPTH): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

/** Fields that only the engine or a game understands. */
const AnyFields = v.custom<Fields>((value) => isObject(value) && isShallow(value));

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const Moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT));
const Id = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(MOST_ID));
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_ID));
const bySeat = <Each extends v.GenericSchema>(each: Each) => v.pipe(v.array(each), v.maxLength(MOST_SEATS));

const OutcomeShape = v.object({
  winners: bySeat(Count),
  scores: bySeat(v.nullable(v.pipe(v.number(), v.finite()))),
  standing: v.optional(bySeat(Count), []),
});
const BotShape = v.object({ level: Name, face: Name });
const HintsShape = v.object({ count: Count, at: v.pipe(v.number(), v.integer(), v.minValue(-1)) });
const OriginShape = v.object({ id: Name, step: Count, outcome: OutcomeShape });

/** A seating as it was stored; where it is damaged, all are people. */
export const StoredSeating = v.fallback(bySeat(v.nullable(BotShape)), []);

const HeadShape = v.object({
  id: Id,
  game: Name,
  options: v.record(v.string(), v.union([v.string(), v.pipe(v.number(), v.finite())])),
  rules: Count,
  title: v.pipe(v.string(), v.maxLength(MOST_TITLE)),
  seats: v.pipe(bySeat(v.object({ name: v.pipe(v.string(), v.maxLength(MOST_NAME)) })), v.minLength(1)),
  bots: bySeat(v.nullable(BotShape)),
  settings: v.nullable(AnyFields),
  over: v.boolean(),
  outcome: v.nullable(OutcomeShape),
  origin: v.nullable(OriginShape),
  copyOf: v.nullable(Name),
  played: v.nullable(Moment),
  seen: bySeat(Count),
  hints: v.nullable(bySeat(HintsShape)),
  touched: Moment,
  print: v.pipe(v.string(), v.maxLength(MOST_ID)),
  revision: Count,
  logRevision: Count,
  length: Count,
  tab: v.string(),
  restored: v.optional(Count, 0),
});
const GoneShape = v.object({
  id: Id,
  gone: v.literal(true),
  revision: Count,
  logRevision: Count,
  tab: v.string(),
  touched: Moment,
});
const LogShape = v.array(AnyFields);

/** Tells whether whatever goes by seat has one part for each. */
const isWhole = ({ seats, bots, seen, hints, over, outcome }: Head): boolean =>
  [bots, seen, hints ?? seen, outcome?.scores ?? seen].every(({ length }) => length === seats.length) &&
  bots.includes(null) &&
  (over || outcome === null);

/** Returns `value` as a head, or as the trace of a deleted match; null for anything else. */
export function headIn(value: unknown): Head | Gone | null {
  const gone = v.safeParse(GoneShape, value);
  if (gone.success) return gone.output;
  const head = v.safeParse(HeadShape, value);
  return head.success && isWhole(head.output) ? head.output : null;
}

export const isGone = (head: Head | Gone): head is Gone => "gone" in head;

/** Tells whether a match was brought back after that deletion. */
export const isBack = (head: Head | Gone, gone: Gone): boolean => !isGone(head) && head.restored >= gone.revision;

/** Returns a match of its parts; null where one is damaged or they don't fit together. */
export function matchOf(head: Head | Gone | null, deal: unknown, log: unknown, judged: unknown): StoredMatch | null {
  if (!head || isGone(head) || !v.is(AnyFields, deal) || !v.is(LogShape, log) || log.length !== head.length)
    return null;
  const judgement = v.parse(StoredJudgement, judged ?? null);
  return { head, deal, log, judgement: judgement && isJudgementOf(judgement, head) ? judgement : null };
}

/** Returns a match out of its text's value; null where that is none. */
export const matchIn = (value: unknown): StoredMatch | null =>
  isObject(value) ? matchOf(headIn(value), value.deal, value.log, value.judgement) : null;

/** Returns the object that stands for a match in local storage and in files. */
export const textOf = ({ head, deal, log, judgement }: StoredMatch) => ({
  ...head,
  deal,
  log,
  ...(judgement && { judgement }),
});

/** Returns what the engine loads. */
export const saveOf = ({ head: { game, options, seats }, deal, log }: Omit<StoredMatch, "judgement">): Save => ({
  format: 1,
  game,
  options,
  seats,
  deal,
  log,
});

/** Returns what tells a match from all others: its players, its deal and its log. */
export const printOf = ({ game, seats, deal, log }: Save): string =>
  `${log.length.toString(36)}-${(crc32(JSON.stringify([game, seats, deal, log])) >>> 0).toString(36)}`;

const NO_HINTS: SeatHints = { count: 0, at: -1 };

/** Returns the bots of so many seats; a table without a person has none. */
export function seatingOf(stored: Seating, seats: number): Seating {
  const bots = Array.from({ length: seats }, (_, seat) => stored[seat] ?? null);
  return bots.every((bot) => bot !== null) ? bots.map(() => null) : bots;
}

/** Returns the match around a save that nobody has stored yet. */
export function matchAround(save: Save, id: string, changes: Changes = {}): StoredMatch {
  const { game, options, seats, deal, log } = save;
  const head: Head = {
    id,
    game,
    options,
    rules: 1,
    title: "",
    seats,
    bots: seats.map(() => null),
    settings: null,
    over: false,
    outcome: null,
    origin: null,
    copyOf: null,
    played: null,
    seen: seats.map(() => 0),
    hints: seats.map(() => NO_HINTS),
    touched: Date.now(),
    print: "",
    revision: 0,
    logRevision: 0,
    length: log.length,
    tab: "",
    restored: 0,
    ...changes,
  };
  return { head, deal, log, judgement: null };
}
