// A bot's analysis of a finished match: every seat's chances along it, and the moves that turned it. It is stored with
// the match, and small: of a long match it has only some steps.
import * as v from "valibot";
import type { Thought } from "../door/door";

/** Most steps whose chances are kept. */
export const MOST_POINTS = 64;
export const MOST_TURNS = 3;
const MOST_DEPTH = 4;
const MOST_TEXT = 2000;

const Step = v.pipe(v.number(), v.integer(), v.minValue(0));
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

export const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)));

/** Fields that the game knows the meaning of: few, and not deep. */
const Fields = v.custom<Record<string, unknown>>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    isShallow(value, MOST_DEPTH) &&
    JSON.stringify(value).length < MOST_TEXT,
);

/** A weighed move, with its reason. */
export type Weighed = Thought["choices"][number];

const WeighedShape = v.object({
  action: v.nullable(v.intersect([Fields, v.looseObject({ do: v.string() })])),
  worth: v.nullable(v.number()),
  why: v.object({ code: v.string(), params: Fields }),
}) as unknown as v.GenericSchema<Weighed>;

/** Every seat's chances in per cent after a number of entries, from the knowledge of the seat to act. */
const ChancesShape = v.pipe(v.tuple([Step, v.pipe(v.array(Percent), v.readonly())]), v.readonly());
export type ChancesAt = v.InferOutput<typeof ChancesShape>;

/** A move that cost its seat a share of the win. */
const TurningShape = v.object({
  /** Number of entries before it. */
  step: Step,
  seat: Step,
  done: WeighedShape,
  /** The strongest bot's move, with the same knowledge. */
  best: WeighedShape,
});
export type TurningMove = Readonly<v.InferOutput<typeof TurningShape>>;

const JudgementShape = v.object({
  /** Number of entries of the analysed match. */
  length: Step,
  points: v.pipe(v.array(ChancesShape), v.maxLength(MOST_POINTS), v.readonly()),
  /** In the order in which they were made. */
  turns: v.pipe(v.array(TurningShape), v.maxLength(MOST_TURNS), v.readonly()),
});
export type Judgement = Readonly<v.InferOutput<typeof JudgementShape>>;

/** A judgement as it was stored; null where that is none. */
export const StoredJudgement = v.fallback(v.nullable(JudgementShape), null);

/** Returns whether a judgement fits a match of that length and so many seats. */
export const isJudgementOf = (
  { length, points, turns }: Judgement,
  match: { readonly length: number; readonly seats: readonly unknown[] },
): boolean =>
  length === match.length &&
  points.every(([step, chances]) => step < length && chances.length === match.seats.length) &&
  turns.every(({ step, seat }) => step < length && seat < match.seats.length);
