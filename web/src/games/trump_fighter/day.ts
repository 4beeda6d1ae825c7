// The deal of the day: a single match against the machine, with fighters that the seed has drawn.
import type { Fields } from "../../saves/record";
import { fighters } from "./cards";
import { lastSettings } from "./live/settings";

/** Two of them, never the same: over a year of dates every pair comes up about equally often. */
function drawn(seed: number, names: readonly string[]): readonly string[] {
  const mixed = Math.imul(seed, 0x9e3779b1) >>> 0;
  const pairs = names.length * (names.length - 1);
  const pair = Math.floor((mixed / 2 ** 32) * pairs);
  const first = Math.floor(pair / (names.length - 1));
  const others = names.filter((_, place) => place !== first);
  return [names[first] ?? "", others[pair % (names.length - 1)] ?? ""];
}

/** Whoever plays keeps the ways of playing that they have chosen before. */
export function ofDay(level: string, seed: number): Fields {
  const again = drawn(
    seed,
    fighters().map(({ id }) => String(id)),
  );
  return { ...lastSettings(), mode: "machine", level, best: 1, again };
}
