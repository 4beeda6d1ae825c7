// What a finished match comes to for those who count results: a line that outlives the match itself.
import * as v from "valibot";
import { type Head, MOST_NAME, type Outcome } from "../saves/record";

const MOST_SEATS = 20;
/** The last moment that a date can name, in ms since 1970. */
const LAST_MOMENT = 8.64e15;

export interface Result {
  /** The same for every copy of a match, and for no other match. */
  readonly print: string;
  readonly game: string;
  /** With which of its decks the game was played; null where it has but one. */
  readonly deck: string | null;
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** For how long people played, in ms; null where nobody measured it. */
  readonly played: number | null;
  /** Of whoever sat there, as they were called then; no two are equal. */
  readonly names: readonly string[];
  readonly points: readonly (number | null)[];
  /** Everybody's place, level seats at the same: winners have the first. */
  readonly places: readonly number[];
}

/** Everybody's place, by seat. */
export function placesOf(outcome: Outcome): number[] {
  const { winners, scores } = outcome;
  const places: number[] = scores.map(() => 1);
  const others = outcome.standing.filter((seat) => !winners.includes(seat));
  others.forEach((seat, at) => {
    const before = others[at - 1];
    const isLevel = before !== undefined && scores[before] === scores[seat];
    places[seat] = isLevel ? (places[before] ?? 1) : winners.length + at + 1;
  });
  return places;
}

/** Returns what a match came to; null while it runs. */
export function resultOf({ outcome, options, seats, print, game, touched, played }: Head): Result | null {
  if (!outcome) return null;
  const deck = typeof options.deck === "string" ? options.deck : null;
  const names = seats.map(({ name }) => name);
  return { print, game, deck, ended: touched, played, names, points: outcome.scores, places: placesOf(outcome) };
}

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const Ms = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT));
const Place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS));
const bySeat = <Each extends v.GenericSchema>(each: Each) => v.pipe(v.array(each), v.maxLength(MOST_SEATS));

/** Whether somebody won, and everybody has a name of their own, points and a place. */
const isWhole = ({ names, points, places }: Result): boolean =>
  names.length > 0 &&
  [points.length, places.length, new Set(names).size].every((count) => count === names.length) &&
  places.includes(1);

/** A result as strangers may write it. */
export const ResultShape = v.pipe(
  v.object({
    print: Id,
    game: Id,
    deck: v.nullable(Id),
    ended: Ms,
    played: v.nullable(Ms),
    names: bySeat(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_NAME))),
    points: bySeat(v.nullable(v.pipe(v.number(), v.finite()))),
    places: bySeat(Place),
  }),
  v.check((result) => isWhole(result)),
);
