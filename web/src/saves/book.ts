// The group's book as it is stored: only what the stored matches can't tell. That is under which other names people
// have played, who and what is left out, and the results of matches that are not stored here any more, or never were.
import { signal } from "@preact/signals";
import * as v from "valibot";
import { type Aliases, joined, renamed } from "./aliases";
import { dayOf } from "./day";
import { ofVersion, StoredDocument } from "./document";
import { matches, type Summary, summaryOf } from "./list";
import { type Result, ResultShape } from "./result";
import { NEWER } from "./slots";

const VERSION = 1;
/** As many results as a book takes in, and names. */
export const MOST_RESULTS = 5000;
const MOST_NAMES = 1000;
const MOST_LEFT = 2 * MOST_RESULTS;

export interface Book {
  readonly aliases: Aliases;
  /** People who are not shown. */
  readonly hidden: readonly string[];
  /** The prints of matches that don't count. */
  readonly left: readonly string[];
  /** Results without a match in the storage. */
  readonly results: readonly Result[];
}

const EMPTY: Book = { aliases: {}, hidden: [], left: [], results: [] };

const toLine = ({ print, game, deck, ended, played, names, points, places }: Result) =>
  [print, game, deck, ended, played, names, points, places] as const;

function fromLine(line: unknown): Result | null {
  if (!Array.isArray(line)) return null;
  const [print, game, deck, ended, played, names, points, places] = line;
  const read = v.safeParse(ResultShape, { print, game, deck, ended, played, names, points, places });
  return read.success ? read.output : null;
}

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const Names = v.pipe(v.array(Name), v.maxLength(MOST_NAMES));
/** Names by names; none of them reaches the prototype of what it is kept in. */
export const AliasesShape = v.pipe(
  v.array(v.tuple([Name, Name])),
  v.maxLength(MOST_NAMES),
  v.transform((pairs) => Object.fromEntries(pairs)),
);
const StoredShape = v.object({
  v: v.literal(VERSION),
  aliases: AliasesShape,
  hidden: Names,
  left: v.pipe(v.array(Name), v.maxLength(MOST_LEFT)),
  results: v.pipe(v.array(v.unknown()), v.maxLength(MOST_RESULTS)),
});

/** As it is stored: results as rows, and the names as pairs. */
type Stored = Omit<v.InferInput<typeof StoredShape>, "aliases"> & { readonly aliases: readonly (readonly string[])[] };

const stored = (book: Book): Stored => ({
  v: VERSION,
  aliases: Object.entries(book.aliases),
  hidden: [...book.hidden],
  left: [...book.left],
  results: book.results.map(toLine),
});

function toBook(from: Stored): Book {
  const { aliases, hidden, left, results } = v.parse(StoredShape, from);
  return { aliases, hidden, left, results: results.flatMap((line) => fromLine(line) ?? []) };
}

const kept = new StoredDocument<Stored>("book", ofVersion(VERSION, StoredShape), stored(EMPTY));

/** The book as it was last read or changed here; {@link NEWER} where a newer page has stored it. */
export const book = signal<Book | typeof NEWER>(EMPTY);

export function readBook(): void {
  const found = kept.get();
  book.value = found === NEWER ? NEWER : toBook(found);
}

/** There is no room for more names in the book: it stays as it is. */
export class BookFull extends Error {}

function checked(value: Stored): Stored {
  if (!v.is(StoredShape, value)) throw new BookFull("no book of today's could be read with that in it");
  return value;
}

/** Change the book, and store it; throws {@link BookFull}, and stores nothing, where it could not be read again. */
export async function changeBook(alter: (book: Book) => Book): Promise<void> {
  book.value = toBook(await kept.change((value) => checked(stored(alter(toBook(value))))));
}

/** Read the book again whenever another tab has stored it; returns a function that ends that. */
export function watchBook(): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith("tefuda:book")) && readBook();
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Whether a match counts: of people alone, from its own deal on. */
export const counts = ({ id, isWhatIf, machines, result }: Summary): boolean =>
  result !== null && !isWhatIf && machines.length === 0 && dayOf(id) === null;

/** Whether a stored match counts. */
export function countsById(id: string): boolean {
  const match = summaryOf(id);
  return match !== null && match !== NEWER && counts(match);
}

/** A result, and the match that it is of where that is stored here. */
export interface Listed extends Result {
  readonly id: string | null;
}

/** Every result that there is, left out or not; copies of a match are one, which ended when the first did. */
export function allResults({ results }: Book): Listed[] {
  const found = new Map<string, Listed>(results.map((result) => [result.print, { ...result, id: null }]));
  for (const match of [...matches.value].sort((one, other) => other.touched - one.touched))
    if (match.result && counts(match)) found.set(match.result.print, { ...match.result, id: match.id });
  return [...found.values()];
}

const without = <T>(list: readonly T[], each: T): T[] => list.filter((other) => other !== each);

/** Keep results of matches that are stored no more, or nowhere yet; one of a match that is left out is not kept. */
const withResults = (old: Book, added: readonly Result[]): Book => {
  const left = new Set(old.left);
  const all = new Map([...old.results, ...added].map((result) => [result.print, result]));
  return { ...old, results: [...all.values()].filter(({ print }) => !left.has(print)).slice(-MOST_RESULTS) };
};

/** Keep what these matches came to, before they are deleted. */
export async function keepResults(ids: readonly string[]): Promise<void> {
  const summaries = ids.map(summaryOf).filter((match) => match !== null && match !== NEWER);
  const results = summaries.flatMap((match) => (counts(match) && match.result ? [match.result] : []));
  if (results.length && kept.get() !== NEWER) await changeBook((old) => withResults(old, results));
}

/** Everybody's name whom this book or its matches know. */
const namesIn = (results: readonly Result[], aliases: Aliases): Set<string> =>
  new Set([...results.flatMap(({ names }) => names), ...Object.entries(aliases).flat()]);

/** Take results and other names in that somebody has sent: what is here already stays as it is. */
export const takeIn = (results: readonly Result[], aliases: Aliases): Promise<void> =>
  changeBook((old) => {
    const here = allResults(old);
    const known = new Set(old.results.map(({ print }) => print));
    const grown = withResults(
      old,
      results.filter(({ print }) => !known.has(print)),
    );
    const tables = [...here, ...grown.results].map(({ names }) => names);
    return { ...grown, aliases: joined(old.aliases, aliases, namesIn(here, old.aliases), tables) };
  });

/** A list with one more or one less; of too many the first go. */
const marked = (list: readonly string[], each: string, isOn: boolean, most: number): string[] =>
  [...without(list, each), ...(isOn ? [each] : [])].slice(-most);

/** Leave a match out, so that it does not count, or put it back. */
export const leaveOut = (print: string, out: boolean): Promise<void> =>
  changeBook((old) => ({ ...old, left: marked(old.left, print, out, MOST_LEFT) }));

/** Hide a person, or show them again. */
export const hide = (person: string, hidden: boolean): Promise<void> =>
  changeBook((old) => ({ ...old, hidden: marked(old.hidden, person, hidden, MOST_NAMES) }));

/** Call a person by another name; by that of somebody else, the two are one from now on. */
export const renamePerson = (person: string, name: string): Promise<void> =>
  changeBook((old) => ({
    ...old,
    aliases: renamed(old.aliases, person, name),
    hidden: without(old.hidden, person),
  }));

/** Let a name stand for somebody of its own again. */
export const separate = (name: string): Promise<void> =>
  changeBook((old) => ({
    ...old,
    aliases: Object.fromEntries(Object.entries(old.aliases).filter(([from]) => from !== name)),
  }));
