// The matches that count, with the people who played them, known by any of their names.
import { isAnyTwice, nameKey } from "../saves/names";
import { type Aliases, peopleAt } from "./aliases";
import type { Result } from "./result";

/** A result by people instead of names. */
export interface Played extends Result {
  /** By seat; no two are the same. */
  readonly people: readonly string[];
}

/**
 * Results in the order of their ends, by people; two equal names at a table can't be distinguished. People are spelled
 * like in the book's other names, or like in their first match.
 */
export function playedBy<Each extends Result>(results: readonly Each[], aliases: Aliases): (Each & Played)[] {
  const spellings = new Map(Object.values(aliases).map((person) => [nameKey(person), person]));
  const spelled = (person: string): string => {
    const key = nameKey(person);
    const known = spellings.get(key) ?? person;
    spellings.set(key, known);
    return known;
  };
  return results
    .filter(({ names }) => !isAnyTwice(names))
    .sort(byTime)
    .map((result) => ({ ...result, people: peopleAt(result.names, aliases).map(spelled) }));
}

const byTime = (one: Result, other: Result): number =>
  one.ended - other.ended || (one.print < other.print ? -1 : Number(one.print > other.print));

export const peopleIn = (matches: readonly Played[]): string[] =>
  [...new Set(matches.flatMap(({ people }) => people))].sort((one, other) => one.localeCompare(other));

/** The matches to include; null: any value. */
export interface Filter {
  readonly game: string | null;
  readonly deck: string | null;
  readonly players: number | null;
  readonly person: string | null;
}

export const ALL: Filter = { game: null, deck: null, players: null, person: null };

export const fitting = <Each extends Played>(matches: readonly Each[], filter: Filter): Each[] =>
  matches.filter(
    ({ game, deck, people }) =>
      (filter.game === null || game === filter.game) &&
      (filter.deck === null || deck === filter.deck) &&
      (filter.players === null || people.length === filter.players) &&
      (filter.person === null || people.includes(filter.person)),
  );

export const placeOf = ({ people, places }: Played, person: string): number | undefined =>
  places[people.indexOf(person)];

/** Placement points: one for every player behind, half a point for every equal one. */
export function worthOf({ places }: Pick<Played, "places">, seat: number): number {
  const own = places[seat] ?? 0;
  const behind = places.filter((place) => place > own).length;
  const level = places.filter((place) => place === own).length - 1;
  return behind + level / 2;
}
