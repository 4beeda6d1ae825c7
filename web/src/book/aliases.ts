// The names that somebody was entered under, and the one that they are kept under; all spellings of a name are that name.
import { nameKey } from "../saves/names";

/** By the name that somebody played under, the one that they are kept under: that is never another's other name. */
export type Aliases = Readonly<Record<string, string>>;

/** By the keys of other names, the people. */
const keyed = new WeakMap<Aliases, ReadonlyMap<string, string>>();

function byKey(aliases: Aliases): ReadonlyMap<string, string> {
  const known = keyed.get(aliases) ?? new Map(Object.entries(aliases).map(([name, person]) => [nameKey(name), person]));
  keyed.set(aliases, known);
  return known;
}

const personOf = (name: string, aliases: Aliases): string => byKey(aliases).get(nameKey(name)) ?? name;

/** Everybody at a table, by seat: whoever sits there twice by their other names is under those two people. */
export function peopleAt(names: readonly string[], aliases: Aliases): string[] {
  const people = names.map((name) => personOf(name, aliases));
  const keys = people.map(nameKey);
  const sitsTwice = (key = "") => keys.indexOf(key) !== keys.lastIndexOf(key);
  return people.map((person, seat) => (sitsTwice(keys[seat]) ? (names[seat] ?? person) : person));
}

/** Call a person by another name; by that of somebody else, the two are one from now on. */
export function renamed(aliases: Aliases, person: string, name: string): Aliases {
  const moved = Object.entries(aliases).map(([from, to]) => [from, to === person ? name : to] as const);
  const all = new Map([...moved, [person, name]]);
  all.delete(name); // whoever is called so needs no other name
  return Object.fromEntries(all);
}

const isOne = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/**
 * Other names that somebody has sent, beside those that are here: nobody whose name has one of the `known` keys is
 * called otherwise by them, and no two people become one who have sat at one of the `tables`.
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
