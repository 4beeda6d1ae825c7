// The matches that the same people have finished on one evening.
import { dayOf } from "./day";
import { matches, type Summary } from "./list";
import type { Result } from "./result";

/** As long as an evening is taken to be, in ms. */
const EVENING_MS = 12 * 60 * 60 * 1000;

/** A finished match, with what became of everybody in it. */
export interface Finished {
  readonly id: string;
  readonly game: string;
  /** Everybody's points, by name. */
  readonly points: ReadonlyMap<string, number | null>;
  /** The names of those who won. */
  readonly winners: readonly string[];
}

const peopleIn = ({ names }: Summary): string => JSON.stringify(names.toSorted());

const finished = (id: string, { game, names, points, places }: Result): Finished => ({
  id,
  game,
  points: new Map(names.map((name, seat) => [name, points[seat] ?? null])),
  winners: names.filter((_, seat) => places[seat] === 1),
});

/**
 * The matches of the evening of match `id`, by the same people at whichever seats, in the order in which they ended.
 * What-ifs and deals of the day count for nothing.
 */
export function eveningOf(id: string): readonly Finished[] {
  const own = matches.value.find((match) => match.id === id);
  if (!own || own.isWhatIf || dayOf(id)) return [];
  const evening = matches.value.filter(
    (match) =>
      !match.isWhatIf &&
      dayOf(match.id) === null &&
      peopleIn(match) === peopleIn(own) &&
      Math.abs(match.touched - own.touched) < EVENING_MS,
  );
  const inOrder = evening.toSorted((a, b) => a.touched - b.touched);
  return inOrder.flatMap(({ id, result }) => (result ? [finished(id, result)] : []));
}

/** How many of these matches everybody in `names` has won, by name. */
export const winsIn = (evening: readonly Finished[], names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name) => [name, evening.filter(({ winners }) => winners.includes(name)).length]));
