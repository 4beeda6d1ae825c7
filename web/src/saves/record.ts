// The one form of a stored match: a head, for lists, and next to it the deal and the log. Storage and files may contain
// anything; only values of the right shape are accepted.
import * as v from "valibot";
import type { Save } from "../door/door";
import { isJudgementOf, isShallow, type Judgement, StoredJudgement } from "./judgement";
import { tidyName } from "./names";
import { dealtOf } from "./print";

export type Entry = Save["log"][number];
export type Fields = Readonly<Record<string, unknown>>;

export const MOST_TITLE = 40;
const MOST_ID = 64;
export const MOST_SEATS = 20;
/** Characters of a name, each of two code units: the engine allows as many. */
export const MOST_NAME = 2 * 200;
/** Levels of nesting that the engine reads. */
const MOST_DEPTH = 24;
/** The last moment that a date can name, in ms since 1970. */
const LAST_MOMENT = 8.64e15;

/** A name as people at this device would have typed it. */
const SeatName = v.object({ name: v.pipe(v.string(), v.maxLength(MOST_NAME), v.transform(tidyName)) });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields that only the engine or a game understands. */
const AnyFields = v.custom<Fields>((value) => isObject(value) && isShallow(value, MOST_DEPTH));

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
export const Moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT));
const Id = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(MOST_ID));
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_ID));
export const bySeat = <Each extends v.GenericSchema>(each: Each) =>
  v.pipe(v.array(each), v.maxLength(MOST_SEATS), v.readonly());

const frozen = <Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(v.object(entries), v.readonly());

/** The bot that plays a seat: its level, one of the catalogue's, and its face, one of the game's. */
const BotShape = frozen({ level: Name, face: Name });
export type Bot = v.InferOutput<typeof BotShape>;

/** For each seat its bot; null for a person. */
export type Seating = readonly (Bot | null)[];

/** A seating as it was stored; where it is damaged, all are people. */
export const StoredSeating = v.fallback(bySeat(v.nullable(BotShape)), []);

/** Number of hints of a seat, and the length of the log at the last one; -1 once that step was undone. */
const HintsShape = frozen({ count: Count, at: v.pipe(v.number(), v.integer(), v.minValue(-1)) });
export type SeatHints = v.InferOutput<typeof HintsShape>;

/** A seat whose hand is on its owner's phone. */
const PhoneShape = frozen({
  /** Distinguishes the seat's hand in this match from all other hands on the phone. */
  tag: Count,
  /** The last numbering; null before the first. */
  numbering: v.nullable(
    frozen({
      count: Count,
      deal: Count,
      start: Count,
      from: Count,
      numbers: v.pipe(v.record(v.string(), Count), v.readonly()),
    }),
  ),
  /** `count` of the last numbering that was shown as a code; 0 for none. */
  shown: Count,
});
export type SeatPhone = v.InferOutput<typeof PhoneShape>;

/** The result of a match: the winning seats, every seat's points, and the seats from the first to the last. */
const OutcomeShape = frozen({
  winners: bySeat(Count),
  scores: bySeat(v.nullable(v.pipe(v.number(), v.finite()))),
  standing: v.optional(bySeat(Count), []),
});
export type Outcome = v.InferOutput<typeof OutcomeShape>;

/** The id of a match that came as a link; no stored match has it. */
export const LINKED = "link";

/** The finished match that a what-if continues; it may be deleted by now, or was never stored here. */
const OriginShape = frozen({
  /** {@link LINKED} where the deal or the match came by a link. */
  id: Name,
  /** The number of entries that both share: 0 for the deal alone. */
  step: Count,
  outcome: OutcomeShape,
});
export type Origin = v.InferOutput<typeof OriginShape>;

/** All that lists need of a match. */
const HeadShape = v.object({
  id: Id,
  game: Name,
  options: v.pipe(v.record(v.string(), v.union([v.string(), v.pipe(v.number(), v.finite())])), v.readonly()),
  /** The version of the game's rules that judged the last action. */
  rules: Count,
  /** The players' own name for it; empty for the game's name. */
  title: v.pipe(v.string(), v.maxLength(MOST_TITLE), v.transform(tidyName)),
  seats: v.pipe(bySeat(SeatName), v.minLength(1)),
  bots: bySeat(v.nullable(BotShape)),
  /** The form of a game with simultaneous play on this device. */
  settings: v.nullable(AnyFields),
  over: v.boolean(),
  /** Null while the match runs. */
  outcome: v.nullable(OutcomeShape),
  /** Null for an original match; the others do not count. */
  origin: v.nullable(OriginShape),
  /** The match that this one is a copy of. */
  copyOf: v.nullable(Name),
  /** Milliseconds of people's play, without long pauses; null if not measured. */
  played: v.nullable(Moment),
  /** For each seat the length of the log when it last saw the table. */
  seen: bySeat(Count),
  /** For each seat; null for a match without hints. */
  hints: v.nullable(bySeat(HintsShape)),
  /** Each seat's phone, null for a seat without one; empty for a match without phones. Files omit them. */
  phones: v.optional(bySeat(v.nullable(PhoneShape)), []),
  /** Number of times that the code of each seat's hand was opened; empty before the first time. Files omit it. */
  codes: v.optional(bySeat(Count), []),
  /** Milliseconds since 1970, of the last action. */
  touched: Moment,
  /** The fingerprint of a finished match, equal only for its copies; empty while it runs. */
  print: v.pipe(v.string(), v.maxLength(MOST_ID)),
  /** The same for all matches of one deal of a game with the same options. */
  dealt: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_ID)),
  /** Counts all changes. */
  revision: Count,
  /** Counts the changes of the log. */
  logRevision: Count,
  /** The number of log entries. */
  length: Count,
  /** The tab that last changed the log. */
  tab: v.string(),
  /** The revision of the deletion after which the match was brought back; 0 for none. */
  restored: v.optional(Count, 0),
});
export type Head = Readonly<v.InferOutput<typeof HeadShape>>;

/** The trace of a deleted match, so that no older copy of it comes back. */
const GoneShape = v.object({
  ...v.pick(HeadShape, ["id", "revision", "logRevision", "tab"]).entries,
  gone: v.literal(true),
  /** Milliseconds since 1970, of the last moment at which local storage may have had a text of it. */
  touched: Moment,
});
export type Gone = Readonly<v.InferOutput<typeof GoneShape>>;

const LogShape = v.array(AnyFields);

/** A whole match. */
export interface StoredMatch {
  readonly head: Head;
  readonly deal: Save["deal"];
  readonly log: readonly Entry[];
  /** The strongest bot's analysis of a finished match; null before the first one. */
  readonly judgement: Judgement | null;
}

/** The changes of a head that its match's owner decides. */
export type Changes = Partial<Omit<Head, "id" | "revision" | "logRevision" | "length" | "tab" | "restored">>;

/** Returns whether every list by seat has one part for each. */
const isWhole = ({ seats, bots, seen, hints, phones, over, outcome }: Head): boolean =>
  [bots, phones.length ? phones : seen, seen, hints ?? seen, outcome?.scores ?? seen].every(
    ({ length }) => length === seats.length,
  ) &&
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

/** Returns whether a match was brought back after that deletion. */
export const isBack = (head: Head | Gone, gone: Gone): boolean => !isGone(head) && head.restored >= gone.revision;

/** Returns a match of its parts; null where one is damaged or they don't fit together. */
export function matchOf(head: Head | Gone | null, deal: unknown, log: unknown, judged: unknown): StoredMatch | null {
  if (!head || isGone(head) || !v.is(AnyFields, deal) || !v.is(LogShape, log) || log.length !== head.length)
    return null;
  const judgement = v.parse(StoredJudgement, judged ?? null);
  return {
    head,
    deal,
    log,
    judgement: judgement && isJudgementOf(judgement, head) ? judgement : null,
  };
}

/** Returns a match out of its text's value; null where that is none. */
export const matchIn = (value: unknown): StoredMatch | null =>
  isObject(value) ? matchOf(headIn(value), value.deal, value.log, value.judgement) : null;

/** Returns the form of a match in local storage and in files. */
export const textOf = ({ head, deal, log, judgement }: StoredMatch) => ({
  ...head,
  deal,
  log,
  ...(judgement && { judgement }),
});

/** Returns the match as files and links have it: without the numbers and codes of hands on phones. */
export const sharedTextOf = (match: StoredMatch) => {
  const { phones: _, codes: __, ...text } = textOf(match);
  return text;
};

/** Returns the engine's save. */
export const saveOf = ({ head: { game, options, seats }, deal, log }: Omit<StoredMatch, "judgement">): Save => ({
  format: 1,
  game,
  options,
  seats,
  deal,
  log,
});

/** Returns the seat of the only person among bots; null at any other table. */
export function soleSeat(bots: Seating): number | null {
  const people = bots.flatMap((bot, seat) => (bot ? [] : [seat]));
  return bots.length > 1 && people.length === 1 ? (people[0] ?? null) : null;
}

const NO_HINTS: SeatHints = { count: 0, at: -1 };

/** Returns the bots of so many seats; a table without a person has none. */
export function seatingOf(stored: Seating, seats: number): Seating {
  const bots = Array.from({ length: seats }, (_, seat) => stored[seat] ?? null);
  return bots.every((bot) => bot !== null) ? bots.map(() => null) : bots;
}

/** Returns a new match around a save. */
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
    phones: [],
    codes: [],
    touched: Date.now(),
    print: "",
    dealt: dealtOf(save),
    revision: 0,
    logRevision: 0,
    length: log.length,
    tab: "",
    restored: 0,
    ...changes,
  };
  return { head, deal, log, judgement: null };
}
