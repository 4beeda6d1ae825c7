// The stored part of the scorebook, which the stored matches lack: the people's other names, the hidden people and
// excluded matches, and the results of matches that are not stored here any more, or never were.
import { computed } from "@preact/signals";
import * as v from "valibot";
import { dayOf } from "../day/day";
import { StoredDocument } from "../saves/documents";
import { headOf } from "../saves/list";
import { nameKey, tidyName } from "../saves/names";
import { isOpened } from "../saves/opened";
import { sittingKey } from "../saves/print";
import type { Head } from "../saves/record";
import { type Aliases, joined, renamed } from "./aliases";
import { everyListed, firstOnes, type Listed, listedOf, MOST_RESULTS, newOnes, rowsOf } from "./listed";
import { FIELDS, type Result, resultIn, resultOf } from "./result";

const MOST_NAMES = 1000;
const MOST_LEFT = 2 * MOST_RESULTS;

export interface Book {
  readonly aliases: Aliases;
  readonly hidden: readonly string[];
  /** The prints of matches that don't count. */
  readonly left: readonly string[];
  readonly results: readonly Result[];
}

const EMPTY: Book = { aliases: {}, hidden: [], left: [], results: [] };

const { toRow, fromRow } = rowsOf(FIELDS, resultIn);

const Name = v.pipe(v.string(), v.maxLength(200), v.transform(tidyName), v.minLength(1));
const Names = v.pipe(v.array(Name), v.maxLength(MOST_NAMES));
/** Names by names; none of them reaches the prototype of its object. */
export const AliasesShape = v.pipe(
  v.array(v.tuple([Name, Name])),
  v.maxLength(MOST_NAMES),
  v.transform((pairs) => Object.fromEntries(pairs)),
);
const StoredShape = v.object({
  aliases: AliasesShape,
  hidden: Names,
  left: v.pipe(v.array(Name), v.maxLength(MOST_LEFT)),
  results: v.pipe(v.array(v.unknown()), v.maxLength(MOST_RESULTS)),
});

/** As it is stored: results as rows, and the names as pairs. */
type Stored = v.InferInput<typeof StoredShape>;

const stored = (book: Book): Stored => ({
  aliases: Object.entries(book.aliases),
  hidden: [...book.hidden],
  left: [...book.left],
  results: book.results.map(toRow),
});

function toBook(from: Stored): Book {
  const { aliases, hidden, left, results } = v.parse(StoredShape, from);
  return { aliases, hidden, left, results: results.flatMap(fromRow) };
}

/** Reads the stored form unchanged: names become fields only when needed. */
const AsStored = v.custom<Stored>((value) => v.is(StoredShape, value));
const kept = new StoredDocument<Stored>("book", AsStored, stored(EMPTY));

/** The book as it was last read or changed here. */
export const book = computed<Book>(() => toBook(kept.now.value));

/** The book has no room for more names, and stays unchanged. */
export class BookFull extends Error {}

function checked(value: Stored): Stored {
  if (!v.is(StoredShape, value)) throw new BookFull("no book could be read with that in it");
  return value;
}

/** Rejects with {@link BookFull}, and stores nothing, where the book could not be read again. */
const changeBook = (alter: (book: Book) => Book): Promise<void> =>
  kept.change((value) => checked(stored(alter(toBook(value)))));

/** Returns whether a match would count if its deal had not been opened: of people alone, from its own deal on. */
export const isOfPeople = ({ id, outcome, origin, bots }: Head): boolean =>
  outcome !== null && origin === null && bots.every((bot) => bot === null) && dayOf(id) === null;

/** Returns whether a match counts. */
export const counts = (head: Head): boolean => isOfPeople(head) && !isOpened(head);

const countedOf = (head: Head): Result | null => (counts(head) ? resultOf(head) : null);

export const resultsOf = (heads: readonly Head[]): Listed<Result, string>[] => listedOf(heads, countedOf);

const everyResult = ({ results }: Book): Listed<Result>[] => everyListed(results, countedOf);

/** Every result that there is, left out or not; of one deal by the same people the one that ended first. */
export const allResults = (book: Book): Listed<Result>[] => firstOnes(everyResult(book));

const without = <T>(list: readonly T[], each: T): T[] => list.filter((other) => other !== each);

/** Keep results of matches that are stored no more, or nowhere yet; one of a match that is left out is not kept. */
const withResults = (old: Book, added: readonly Result[]): Book => {
  const left = new Set(old.left);
  const all = firstOnes([...old.results, ...added]);
  return { ...old, results: all.filter(({ print }) => !left.has(print)).slice(-MOST_RESULTS) };
};

/** Keeps the results of these matches, before their deletion. */
export async function keepResults(ids: readonly string[]): Promise<void> {
  const results = resultsOf(ids.map(headOf).filter((head) => head !== null));
  if (results.length) await changeBook((old) => withResults(old, results));
}

/** Returns the keys of all names. */
const namesIn = (results: readonly Result[], aliases: Aliases): Set<string> =>
  new Set([...results.flatMap(({ names }) => names), ...Object.entries(aliases).flat()].map(nameKey));

/** Returns the book with imported results and other names, and the number of new results. */
function grown(old: Book, results: readonly Result[], aliases: Aliases): { book: Book; added: number } {
  const here = allResults(old);
  const fresh = newOnes(everyResult(old), results);
  const next = withResults(old, fresh);
  const tables = [...here, ...next.results].map(({ names }) => names);
  const book = { ...next, aliases: joined(old.aliases, aliases, namesIn(here, old.aliases), tables) };
  return { book, added: fresh.length };
}

/**
 * Imports results and other names; existing ones stay unchanged. Resolves to the number of new results.
 */
export async function takeIn(results: readonly Result[], aliases: Aliases): Promise<number> {
  let added = 0;
  await changeBook((old) => {
    const next = grown(old, results, aliases);
    added = next.added;
    return next.book;
  });
  return added;
}

/**
 * Imports a full book like {@link takeIn}, with its hidden people and excluded matches if they are new here; resolves
 * to whether it could be read. Rejects with {@link BookFull}.
 */
export const joinBook = (found: unknown): Promise<boolean> =>
  kept.join(found, (own, theirs) => {
    const [old, other] = [toBook(own), toBook(theirs)];
    const here = everyResult(old);
    const [prints, names] = [new Set(here.map(({ print }) => print)), namesIn(here, old.aliases)];
    const { book } = grown(old, other.results, other.aliases);
    const left = [...old.left, ...other.left.filter((print) => !prints.has(print))];
    const hidden = [...old.hidden, ...other.hidden.filter((name) => !names.has(nameKey(name)))];
    return checked(
      stored({
        ...book,
        left: [...new Set(left)].slice(-MOST_LEFT),
        hidden: [...new Set(hidden)].slice(-MOST_NAMES),
      }),
    );
  });

/** A list with one more or one less; of too many the first go. */
const marked = (list: readonly string[], each: string, isOn: boolean, most: number): string[] =>
  [...without(list, each), ...(isOn ? [each] : [])].slice(-most);

/** Leaves a match out, so that neither it nor another of its deal by the same people counts, or puts it back. */
export const leaveOut = (print: string, out: boolean): Promise<void> =>
  changeBook((old) => {
    const all = everyResult(old);
    const keys = new Set(all.filter((result) => result.print === print).map(sittingKey));
    const prints = new Set([print, ...all.filter((result) => keys.has(sittingKey(result))).map((one) => one.print)]);
    return { ...old, left: [...prints].reduce((left, each) => marked(left, each, out, MOST_LEFT), old.left) };
  });

function othersThan(person: string, names: readonly string[]): string[] {
  const key = nameKey(person);
  return names.filter((name) => nameKey(name) !== key);
}

const hiddenKeys = computed(() => new Set(book.value.hidden.map(nameKey)));

export const isHidden = (person: string): boolean => hiddenKeys.value.has(nameKey(person));

export const hide = (person: string, hidden: boolean): Promise<void> =>
  changeBook((old) => ({ ...old, hidden: marked(othersThan(person, old.hidden), person, hidden, MOST_NAMES) }));

/** Renames a person; with another person's name, the two become one. */
export const renamePerson = (person: string, name: string): Promise<void> =>
  changeBook((old) => ({
    ...old,
    aliases: renamed(old.aliases, person, name),
    hidden: othersThan(person, old.hidden),
  }));

/** Makes a name a separate person again. */
export const separate = (name: string): Promise<void> =>
  changeBook((old) => ({
    ...old,
    aliases: Object.fromEntries(Object.entries(old.aliases).filter(([from]) => from !== name)),
  }));
