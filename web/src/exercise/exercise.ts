// An exercise: a move of a finished match that certainly cost much, and the strongest bot's judgement of each choice. It
// has its match as the text of a link, so it is small and outlasts the stored match.
import * as v from "valibot";
import { Fields, WeighedShape } from "../saves/judgement";

/** Shares of the win: an act's least mean loss, its least certain loss, and the limit for a right move. */
export const LEAST_LOSS = 0.1;
const LEAST_SURE = 0.03;
const RIGHT = 0.02;
/** Probability that any of the acts tested together passes by chance. */
const ERROR = 0.05;
/** Number of standard errors in half of a 95 % interval. */
const NINETY_FIVE = 1.96;

const MOST_CHOICES = 10;
const MOST_LINK = 4002;
const MOST_NAME = 64;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Share = v.pipe(v.number(), v.finite());

/** Share of the win by which a move is worse than the best: both ends of the 95 % interval, the low one first. */
export type Behind = readonly [number, number];

const ChoiceShape = v.object({ ...WeighedShape.entries, behind: v.pipe(v.tuple([Share, Share]), v.readonly()) });
export type Choice = Readonly<v.InferOutput<typeof ChoiceShape>>;

export const ExerciseShape = v.object({
  game: v.pipe(v.string(), v.maxLength(MOST_NAME)),
  /** The match as the text of a link. */
  link: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_LINK)),
  /** Number of log entries when `seat` had to act. */
  step: Count,
  seat: Count,
  /** The act of that seat. */
  done: v.intersect([Fields, v.looseObject({ do: v.string() })]),
  /** Number of worlds in which each choice was judged. */
  worlds: v.pipe(Count, v.minValue(2)),
  /** Best first. */
  choices: v.pipe(v.array(ChoiceShape), v.minLength(1), v.maxLength(MOST_CHOICES), v.readonly()),
});
export type Exercise = Readonly<v.InferOutput<typeof ExerciseShape>>;

/** The key of an exercise: the same for links of version 1.0.0, which had no letter after a checksum's last sign. */
export const keyOf = ({ link, step, seat }: Pick<Exercise, "link" | "step" | "seat">): string =>
  `${link.replace(/([-_])x$/, "$1")}/${step}/${seat}`;

export const isRight = ({ behind: [low] }: Pick<Choice, "behind">): boolean => low < RIGHT;

const meanOf = ([low, high]: Behind): number => (low + high) / 2;

/** Returns whether every right move is right on average too: a position with a doubtful move is not an exercise. */
export const isClear = (choices: readonly Pick<Choice, "behind">[]): boolean =>
  choices.every((choice) => !isRight(choice) || meanOf(choice.behind) < RIGHT);

const errorOf = ([low, high]: Behind): number => (high - low) / 2 / NINETY_FIVE;

/** Returns the number of standard errors that a normal number exceeds with this small probability, to three places. */
function reachOf(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(probability));
  return t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

/**
 * Returns for each act of a match whether it certainly cost enough. By Holm's method, the surest act is tested against
 * all of them, the next against one fewer, and so on until one fails.
 */
export function certain(acts: readonly Behind[]): boolean[] {
  const sureness = (behind: Behind) => (meanOf(behind) - LEAST_SURE) / Math.max(errorOf(behind), Number.EPSILON);
  const ranked = acts.toSorted((one, other) => sureness(other) - sureness(one));
  const fails = (behind: Behind, place: number) => {
    const reach = reachOf(ERROR / 2 / (acts.length - place));
    return meanOf(behind) - reach * errorOf(behind) < LEAST_SURE;
  };
  const failed = ranked.findIndex(fails);
  const sure = new Set(failed < 0 ? ranked : ranked.slice(0, failed));
  return acts.map((behind) => sure.has(behind) && meanOf(behind) >= LEAST_LOSS);
}

/** Returns the place of a day's exercise in its game's list: games take turns, and so do a game's exercises. */
export const placeOn = (day: number, games: number, exercises: number): number => Math.floor(day / games) % exercises;
