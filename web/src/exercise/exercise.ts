// An exercise: a choice of a finished match that certainly cost much, with what the strongest bot says of each move. A match is
// kept as the text of a link, so that an exercise outlasts it and is small.
import * as v from "valibot";
import { Fields, WeighedShape } from "../saves/judgement";

/** Shares of the win: an act’s least loss on average, its least certain loss, and the distance of a right move. */
export const LEAST_LOSS = 0.1;
const LEAST_SURE = 0.03;
const RIGHT = 0.02;
/** How likely one of the acts that are tested together passes by chance. */
const ERROR = 0.05;
/** Half of a 95 % interval has so many standard errors. */
const NINETY_FIVE = 1.96;

const MOST_CHOICES = 10;
const MOST_LINK = 4000;
const MOST_NAME = 64;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Share = v.pipe(v.number(), v.finite());

/** By how much of the win a move lies behind the best: low and high end of the 95 % interval. */
export type Behind = readonly [number, number];

const ChoiceShape = v.object({ ...WeighedShape.entries, behind: v.pipe(v.tuple([Share, Share]), v.readonly()) });
export type Choice = Readonly<v.InferOutput<typeof ChoiceShape>>;

export const ExerciseShape = v.object({
  game: v.pipe(v.string(), v.maxLength(MOST_NAME)),
  /** The match as the text of a link. */
  link: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_LINK)),
  /** The number of entries when `seat` had to act. */
  step: Count,
  seat: Count,
  /** The act of that seat. */
  done: v.intersect([Fields, v.looseObject({ do: v.string() })]),
  /** In so many worlds each choice was looked at. */
  worlds: v.pipe(Count, v.minValue(2)),
  /** Best first. */
  choices: v.pipe(v.array(ChoiceShape), v.minLength(1), v.maxLength(MOST_CHOICES), v.readonly()),
});
export type Exercise = Readonly<v.InferOutput<typeof ExerciseShape>>;

/** The key of an exercise. */
export const keyOf = ({ link, step, seat }: Pick<Exercise, "link" | "step" | "seat">): string =>
  `${link}/${step}/${seat}`;

export const isRight = ({ behind: [low] }: Pick<Choice, "behind">): boolean => low < RIGHT;

const meanOf = ([low, high]: Behind): number => (low + high) / 2;
const errorOf = ([low, high]: Behind): number => (high - low) / 2 / NINETY_FIVE;

/** Returns how many standard errors above the mean a normal number lies with that small probability, to three places. */
function reachOf(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(probability));
  return t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

/**
 * Tells for each act of a match whether it certainly cost enough, given how far each lies behind. The surest must be sure
 * enough for all of them, the next for one less, until one is not (Holm).
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

/** Returns the place of a day's exercise, by the day's number, where so many games with so many exercises take turns. */
export const placeOn = (day: number, games: number, exercises: number): number => Math.floor(day / games) % exercises;
