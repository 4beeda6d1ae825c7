// Histories of a group, for tests: matches to be stored, and random results that are counted in two ways.
import { Chance } from "../../testing/chance";
import { printOf } from "../saves/print";
import { type Changes, matchAround, type StoredMatch } from "../saves/record";
import type { Result } from "./result";

const NAMES = ["Aki", "Ben 弁", "ちえ", "Dai", "Emi", "__proto__", "constructor"];
const GAMES = ["one_game", "other_game"];
const HOUR = 3_600_000;

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list];
  return list.map(() => left.splice(chance.below(left.length), 1)[0] as T);
}

/** Places from points: a player's place is one more than the number of players with more. */
const placesBy = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);

function randomResult(at: number, ended: number, chance: Chance): Result {
  const names = shuffled(NAMES, chance).slice(0, 2 + chance.below(4));
  const points = names.map(() => chance.below(6));
  return {
    print: `m${at}`,
    dealt: `d${at}`,
    game: chance.of(GAMES),
    deck: chance.of([null, "small", "large"]),
    ended,
    played: chance.of([null, 1000 * chance.below(5000)]),
    names,
    points,
    places: placesBy(points),
  };
}

/** Random matches, most of them an hour apart, in the order of their ends. */
export function randomHistory(seed: number, matches: number): Result[] {
  const chance = new Chance(seed);
  let ended = 0;
  return Array.from({ length: matches }, (_, at) => {
    ended += chance.of([0.2, 0.5, 1, 5.9, 6.1, 20]) * HOUR;
    return randomResult(at, ended, chance);
  });
}

/** A finished match of so many entries, by three people or by these. */
export function finished(
  id: string,
  steps: number,
  changes: Changes = {},
  names = ["Aki", "Ben 弁", "Chie"],
): StoredMatch {
  const log = Array.from({ length: steps }, (_, step) => ({ do: "play", card: `R${step}` }));
  const seats = names.map((name) => ({ name }));
  const save = { format: 1 as const, game: "a_game", options: {}, seats, deal: { start: steps }, log };
  const outcome = { winners: [0], scores: [9, 1, 3], standing: [0, 2, 1] };
  return matchAround(save, id, { touched: 1000 * steps, over: true, outcome, print: printOf(save), ...changes });
}
