// Mutated texts of records: cut and overwritten, with members of other types, gone, added or far too deep.
import type { Chance } from "./chance";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const JUNK = [
  '"',
  "\\",
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  "\0",
  "\ufeff",
  "\u2028",
  "\ud800",
  "<img src=x onerror=alert(1)>",
];
const ODD: readonly Json[] = [null, true, -1, 0.5, 1e300, 2 ** 53, "", "x", "__proto__", [], {}, [[]], { name: 1 }];
/** Numbers that no program writes. */
const NUMBERS = ["1e999", "-1e999", "8.65e15", "-0", "9007199254740993"];
const NAMES = ["v", "save", "log", "seats", "name", "__proto__", "constructor", "toString", "length", ""];
const MARK = "@number";

function cutUp(text: string, chance: Chance): string {
  const [at, to] = [chance.below(text.length + 1), chance.below(text.length + 1)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const ways = [
    text.slice(0, at),
    text.slice(at),
    text.slice(0, at) + text.slice(to),
    text.slice(0, at) + chance.of(JUNK) + text.slice(at),
    text.slice(0, at) + String.fromCharCode(chance.below(0xffff)) + text.slice(at + 1),
    text + text,
  ];
  return chance.of(ways);
}

/** All places in a value that can be changed: an object or list, and a key in it. */
function placesIn(value: Json): [Record<string, Json>, string][] {
  if (typeof value !== "object" || value === null) return [];
  const within = value as Record<string, Json>;
  return Object.keys(within).flatMap(
    (key) => [[within, key], ...placesIn(within[key] as Json)] as [Record<string, Json>, string][],
  );
}

/** Put a member there as JSON does it, whatever its name is. */
function put(within: Record<string, Json>, name: string, value: Json): void {
  if (Array.isArray(within)) within.push(value);
  else Object.defineProperty(within, name, { value, enumerable: true, configurable: true, writable: true });
}

function changeOne(value: Json, chance: Chance): void {
  const [within, key] = chance.of(placesIn(value));
  const way = chance.below(4);
  const odd = structuredClone(chance.of(ODD)); // what is put in may be changed next
  if (way === 0) delete within[key];
  else if (way === 1) put(within, chance.of(NAMES), odd);
  else within[key] = way === 2 ? odd : MARK;
}

function changed(text: string, chance: Chance): string {
  const value = JSON.parse(text) as Json;
  for (let count = chance.of([1, 1, 2, 4]); count > 0; count -= 1) changeOne(value, chance);
  return JSON.stringify(value).replaceAll(`"${MARK}"`, () => chance.of(NUMBERS));
}

function deepened(text: string, chance: Chance): string {
  const depth = chance.of([25, 200, 20_000]);
  const deep = chance.of(["[".repeat(depth) + "]".repeat(depth), '{"a":'.repeat(depth) + 1 + "}".repeat(depth)]);
  const value = JSON.parse(text) as Json;
  const [within, key] = chance.of(placesIn(value));
  within[key] = MARK;
  return JSON.stringify(value).replace(`"${MARK}"`, deep);
}

/** A text mutated in one of these ways. */
export const mutated = (text: string, chance: Chance): string =>
  chance.of([cutUp, cutUp, changed, changed, changed, deepened])(text, chance);
