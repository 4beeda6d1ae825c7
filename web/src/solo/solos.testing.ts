// Matches and results of one person among bots, for tests.
import { finished } from "../book/histories.testing";
import type { Changes, StoredMatch } from "../saves/record";
import type { Solo } from "./solo";

export const botOf = (level: string) => ({ level, face: "A" });

/** A finished match of so many entries, by a person and two easy bots. */
export const alone = (id: string, steps: number, changes: Changes = {}): StoredMatch =>
  finished(id, steps, { bots: [null, botOf("easy"), botOf("easy")], ...changes });

/** Results in the order of their ends, of different matches. */
export const solosOf = (...all: readonly Partial<Solo>[]): Solo[] =>
  all.map((changes, at) => ({
    print: `m${at}`,
    dealt: `d${at}`,
    game: "a_game",
    level: "easy",
    players: 4,
    ended: 1000 * at,
    names: ["Aki"],
    place: 1,
    tied: 0,
    points: null,
    hints: null,
    ...changes,
  }));

export const listedOf = (...all: readonly Partial<Solo>[]) => solosOf(...all).map((solo) => ({ ...solo, id: null }));
