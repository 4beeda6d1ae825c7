// The matches that the same people have finished on one evening.
import { headOf, matches } from "../saves/list";
import { nameKey } from "../saves/names";
import { sittingKey } from "../saves/print";
import { resultsOf } from "./book";
import { firstOnes, type Listed } from "./listed";
import type { Result } from "./result";

/** A longer pause than this, in ms, is the end of an evening. */
const LONGEST_PAUSE = 6 * 60 * 60 * 1000;

/** Matches in the order of their ends, session by session, of any players. */
export function inEvenings<Each extends Pick<Result, "ended">>(played: readonly Each[]): Each[][] {
  const evenings: Each[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const match of played) {
    const evening = match.ended - before <= LONGEST_PAUSE ? evenings.at(-1) : undefined;
    if (evening) evening.push(match);
    else evenings.push([match]);
    before = match.ended;
  }
  return evenings;
}

/** A finished match in the session table: each player's points, and the winners, by the keys of names. */
const finished = ({ id, game, names, points, places }: Listed<Result, string>) => ({
  id,
  game,
  points: new Map(names.map((name, seat) => [nameKey(name), points[seat] ?? null])),
  winners: names.filter((_, seat) => places[seat] === 1).map(nameKey),
});
export type Finished = ReturnType<typeof finished>;

const peopleIn = ({ names }: Result): string => JSON.stringify(names.map(nameKey).toSorted());

/**
 * The matches of the evening of match `id`, by the same people at whichever seats, in the order in which they ended: of
 * those that the group's book counts.
 */
export function eveningOf(id: string): readonly Finished[] {
  const head = headOf(id);
  const [result] = head ? resultsOf([head]) : [];
  if (!result) return [];
  const counted = firstOnes(resultsOf(matches.value)).sort((one, other) => one.ended - other.ended);
  const isOwn = (match: Listed<Result>) => sittingKey(match) === sittingKey(result);
  const evening = inEvenings(counted).find((each) => each.some(isOwn)) ?? [];
  const own = evening.find(isOwn);
  return evening.filter((match) => own && peopleIn(match) === peopleIn(own)).map(finished);
}

/** Number of these matches that each person has won, by the `keys` of their names. */
export const winsIn = (evening: readonly Finished[], keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map(keys.map((key) => [key, evening.filter(({ winners }) => winners.includes(key)).length]));
