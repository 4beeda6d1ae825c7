// The result of a finished match for statistics: a line that outlives the match itself.
import * as v from "valibot";
import { isAnyTwice, tidyName } from "../saves/names";
import { past } from "../saves/past";
import { bySeat, type Head, MOST_NAME, MOST_SEATS, Moment, type Outcome } from "../saves/record";

export const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
/** A place, or a number of players. */
export const Place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS));
export const Points = v.nullable(v.pipe(v.number(), v.finite()));
export const PersonName = v.pipe(v.string(), v.maxLength(MOST_NAME), v.transform(tidyName), v.minLength(1));

/** The fields of every kind of result, as strangers may write them. */
export const EndedFields = {
  /** The same for every copy of a match, and for no other match. */
  print: Id,
  /** The same for all matches of one deal; empty if unknown. */
  dealt: v.optional(v.union([v.literal(""), Id]), ""),
  game: Id,
  /** Milliseconds since 1970. */
  ended: v.pipe(Moment, v.transform(past)),
};

/** As strangers may write it. */
const Fields = v.object({
  ...EndedFields,
  /** Null where the game has but one. */
  deck: v.nullable(Id),
  /** Playing time of people, in ms; null if not measured. */
  played: v.nullable(Moment),
  /** As the people were called then; no two are equal. */
  names: bySeat(PersonName),
  points: bySeat(Points),
  /** Level seats have the same: winners have the first. */
  places: bySeat(Place),
});

export type Result = Readonly<v.InferOutput<typeof Fields>>;

/** The fields of a result in the order in which the book stores them. */
export const FIELDS = ["print", "game", "deck", "ended", "played", "names", "points", "places", "dealt"] as const;

/** Returns whether there is a winner, and each player has a different name, points and a place. */
const isWhole = ({ names, points, places }: Result): boolean =>
  names.length > 0 &&
  [points, places].every(({ length }) => length === names.length) &&
  !isAnyTwice(names) &&
  places.includes(1);

const ResultShape = v.pipe(Fields, v.check(isWhole));

/** Another device's result; empty if it is incomplete. */
export function resultIn(value: unknown): Result[] {
  const read = v.safeParse(ResultShape, value);
  return read.success ? [read.output] : [];
}

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

/** Returns a match's result; null while it runs. */
export function resultOf({ outcome, options, seats, print, dealt, game, touched, played }: Head): Result | null {
  if (!outcome) return null;
  const deck = typeof options.deck === "string" ? options.deck : null;
  const names = seats.map(({ name }) => name);
  const { scores: points } = outcome;
  return { print, dealt, game, deck, ended: touched, played, names, points, places: placesOf(outcome) };
}
