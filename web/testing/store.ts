// What a page stores in, for tests: a database and a local storage that begin empty.
import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { vi } from "vitest";
import { type Disk, useDisk } from "./disk";
import { gated } from "./gated";

const NAME = "tefuda-1";

/** Holds back what the page hears of transactions that are on the disk. */
export const disk = gated();

/** Empties the database, whoever has it open, and the local storage. Nobody looks: texts are written at once. */
export async function emptyStore(): Promise<Disk> {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  disk.gate = Promise.resolve();
  await deleteDB(NAME);
  return useDisk();
}

/** The parts of `fake-indexeddb` that hold what is stored. */
interface Inside {
  readonly _databases: ReadonlyMap<string, { readonly rawObjectStores: ReadonlyMap<string, { records: Records }> }>;
}
interface Records {
  values(): Iterable<{ readonly key: IDBValidKey; readonly value: unknown }>;
}

/** Returns what the database has in a store at this instant, by keys. */
function rowsOf(store: string): [key: IDBValidKey, value: unknown][] {
  const stores = (indexedDB as unknown as Inside)._databases.get(NAME)?.rawObjectStores;
  return [...(stores?.get(store)?.records.values() ?? [])].map(({ key, value }) => [key, value]);
}

/** Returns a match's log as the database has it at this instant. */
export const storedLog = (id: string): unknown[] =>
  rowsOf("entries").flatMap(([key, entry]) => ((key as IDBValidKey[])[0] === id ? [entry] : []));

/** Returns the head of a match, or any other value of that name, as the database has it at this instant. */
export const storedRow = (id: string, store = "matches"): Record<string, unknown> | undefined =>
  rowsOf(store).find(([key]) => key === id)?.[1] as Record<string, unknown> | undefined;

/** Lets so many moments pass, in which answers come and the database works. */
export async function moments(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1)
    await (passed % 2 ? new Promise((done) => setImmediate(done)) : Promise.resolve());
}

type Writing = (...given: never[]) => Promise<unknown>;

/** In the place of the database's module: a transaction is done, and the page hears of it once {@link disk} says so. */
export async function heldBack<Database extends { writing: Writing }>(original: () => Promise<Database>) {
  const database = await original();
  const writing: Writing = async (...given) => {
    const done = await database.writing(...given);
    return disk.answer(() => done);
  };
  return { ...database, writing };
}
