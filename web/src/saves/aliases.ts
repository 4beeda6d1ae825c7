// The names that somebody was entered under, and the one that they are kept under.

/** By the name that somebody played under, the one that they are kept under: that is never another's other name. */
export type Aliases = Readonly<Record<string, string>>;

/** Under which name somebody is kept who played under that one. */
export const personOf = (name: string, aliases: Aliases): string =>
  Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;

/** Everybody at a table, by seat: whoever sits there twice by their other names is under those two people. */
export function peopleAt(names: readonly string[], aliases: Aliases): string[] {
  const people = names.map((name) => personOf(name, aliases));
  const sitsTwice = (person: string) => people.indexOf(person) !== people.lastIndexOf(person);
  return people.map((person, seat) => (sitsTwice(person) ? (names[seat] ?? person) : person));
}

/** Call a person by another name; by that of somebody else, the two are one from now on. */
export function renamed(aliases: Aliases, person: string, name: string): Aliases {
  const moved = Object.entries(aliases).map(([from, to]) => [from, to === person ? name : to] as const);
  const all = new Map([...moved, [person, name]]);
  all.delete(name); // whoever is called so needs no other name
  return Object.fromEntries(all);
}

/** Names of those who sat at one table. */
type Tables = readonly (readonly string[])[];

const haveMet = (tables: Tables, aliases: Aliases, one: string, other: string): boolean =>
  tables.some((names) => {
    const people = names.map((name) => personOf(name, aliases));
    return people.includes(one) && people.includes(other);
  });

/**
 * Other names that somebody has sent, beside those that are here: nobody who is `known` is called otherwise by them,
 * and no two people become one who have sat at one table.
 */
export function joined(own: Aliases, others: Aliases, known: ReadonlySet<string>, tables: Tables): Aliases {
  const news = Object.entries(others).filter(([from, to]) => !known.has(from) && from !== to);
  return news.reduce((aliases, [from, to]) => {
    const one = personOf(from, aliases);
    const other = personOf(to, aliases);
    return one === other || haveMet(tables, aliases, one, other) ? aliases : renamed(aliases, one, other);
  }, own);
}
