// The other names of people, with the name that the book uses; all spellings of a name are equal.
import { nameKey } from "../saves/names";

/** The book's name of a person by the name in a match; a value is never a key. */
export type Aliases = Readonly<Record<string, string>>;

/** By the keys of other names, the people. */
const keyed = new WeakMap<Aliases, ReadonlyMap<string, string>>();

function byKey(aliases: Aliases): ReadonlyMap<string, string> {
  const known = keyed.get(aliases) ?? new Map(Object.entries(aliases).map(([name, person]) => [nameKey(name), person]));
  keyed.set(aliases, known);
  return known;
}

const personOf = (name: string, aliases: Aliases): string => byKey(aliases).get(nameKey(name)) ?? name;

/** All players at a table, by seat; a person who occurs twice by other names counts as those two people. */
export function peopleAt(names: readonly string[], aliases: Aliases): string[] {
  const people = names.map((name) => personOf(name, aliases));
  const keys = people.map(nameKey);
  const sitsTwice = (key = "") => keys.indexOf(key) !== keys.lastIndexOf(key);
  return people.map((person, seat) => (sitsTwice(keys[seat]) ? (names[seat] ?? person) : person));
}

/** Renames a person; with another person's name, the two become one. */
export function renamed(aliases: Aliases, person: string, name: string): Aliases {
  const moved = Object.entries(aliases).map(([from, to]) => [from, to === person ? name : to] as const);
  const all = new Map([...moved, [person, name]]);
  all.delete(name); // the person needs no other name
  return Object.fromEntries(all);
}

const isOne = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/**
 * Merges imported names into the present ones: no person with a key in `known` is renamed, and no two people who have
 * sat at one of the `tables` become one.
 */
export function joined(
  own: Aliases,
  others: Aliases,
  known: ReadonlySet<string>,
  tables: readonly (readonly string[])[],
): Aliases {
  let all = own;
  const haveMet = (one: string, other: string) =>
    tables.some((names) => [one, other].every((person) => names.some((name) => isOne(personOf(name, all), person))));
  for (const [from, to] of Object.entries(others)) {
    const [one, other] = [personOf(from, all), personOf(to, all)];
    if (known.has(nameKey(from)) || isOne(one, other) || haveMet(one, other)) continue;
    all = renamed(all, one, other);
  }
  return all;
}
