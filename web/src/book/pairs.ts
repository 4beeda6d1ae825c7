// Who beats whom: how often one came in before the other, of the matches that both played.
import type { Played } from "./played";

export interface Pair {
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

const NONE: Pair = { ahead: 0, behind: 0, level: 0 };

/** By the one and then the other. */
export type Pairs = ReadonlyMap<string, ReadonlyMap<string, Pair>>;

const counted = ({ ahead, behind, level }: Pair, by: number): Pair => ({
  ahead: ahead + Number(by < 0),
  behind: behind + Number(by > 0),
  level: level + Number(by === 0),
});

export function pairsOf(matches: readonly Played[]): Pairs {
  const pairs = new Map<string, Map<string, Pair>>();
  for (const { people, places } of matches) {
    people.forEach((one, seat) => {
      const row = pairs.get(one) ?? new Map<string, Pair>();
      pairs.set(one, row);
      people.forEach((other, at) => {
        if (at !== seat) row.set(other, counted(row.get(other) ?? NONE, (places[seat] ?? 0) - (places[at] ?? 0)));
      });
    });
  }
  return pairs;
}
