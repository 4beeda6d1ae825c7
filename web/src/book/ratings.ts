// Each player's strength, from their matches: Weng and Lin's rating after Plackett and Luce, by openskill.
import { rate, rating } from "openskill";
import type { Played } from "./played";

/** Fewest matches for a meaningful rating; before that it is not shown. */
export const FEWEST_MATCHES = 5;

export interface Rating {
  readonly mean: number;
  /** One standard deviation. */
  readonly doubt: number;
}

export interface Climb {
  readonly person: string;
  readonly ratings: readonly Rating[];
}

const START: Rating = { mean: rating().mu, doubt: rating().sigma };

/** Each player's rating after each of their matches; the matches are in the order of their ends. */
export function climbsOf(matches: readonly Played[]): Climb[] {
  const climbs = new Map<string, Rating[]>();
  const lastOf = (person: string): Rating => climbs.get(person)?.at(-1) ?? START;
  for (const { people, places } of matches) {
    const teams = people.map(lastOf).map(({ mean, doubt }) => [{ mu: mean, sigma: doubt }]);
    const after = rate(teams, { rank: [...places] });
    people.forEach((person, seat) => {
      const next = after[seat]?.[0];
      if (next) climbs.set(person, [...(climbs.get(person) ?? []), { mean: next.mu, doubt: next.sigma }]);
    });
  }
  return [...climbs].map(([person, ratings]) => ({ person, ratings }));
}

/** The climbs of those who have played enough, the strongest first. */
export const shown = (climbs: readonly Climb[]): Climb[] =>
  climbs
    .filter(({ ratings }) => ratings.length >= FEWEST_MATCHES)
    .sort((one, other) => (other.ratings.at(-1)?.mean ?? 0) - (one.ratings.at(-1)?.mean ?? 0));
