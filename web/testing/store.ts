// The stores of a page, for tests: a database and a local storage that begin empty.
import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { vi } from "vitest";
import { type Disk, useDisk } from "./disk";
import { gated } from "./gated";

const NAME = "tefuda-1";

/** Holds back what the page hears of transactions that are on the disk. */
export const disk = gated();

/** Empties the database, even if it is open, and the local storage. The page is hidden: texts are written at once. */
export async function emptyStore(): Promise<Disk> {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  disk.gate = Promise.resolve();
  await deleteDB(NAME);
  return useDisk();
}

/** The part of `fake-indexeddb` that holds what is stored. */
type Store = { readonly records: { values(): Iterable<{ readonly key: IDBValidKey; readonly value: unknown }> } };
type Inside = { readonly _databases: ReadonlyMap<string, { readonly rawObjectStores: ReadonlyMap<string, Store> }> };

export type Rows = Readonly<Record<string, readonly (readonly [key: IDBValidKey, value: unknown])[]>>;

/** Returns all rows that a browser's databases have at this instant, by store. */
export function rowsIn(factory: IDBFactory | null): Rows {
  const stores = (factory as unknown as Inside | null)?._databases.get(NAME)?.rawObjectStores ?? new Map();
  return Object.fromEntries(
    [...stores].map(([name, { records }]) => [name, [...records.values()].map(({ key, value }) => [key, value])]),
  );
}

/** Returns a match's log as the database has it at this instant. */
export const storedLog = (id: string): unknown[] =>
  (rowsIn(indexedDB).entries ?? []).flatMap(([key, entry]) => ((key as IDBValidKey[])[0] === id ? [entry] : []));

/** Returns the head of a match, or any other value of that name, as the database has it at this instant. */
export const storedRow = (id: string, store = "matches"): Record<string, unknown> | undefined =>
  rowsIn(indexedDB)[store]?.find(([key]) => key === id)?.[1] as Record<string, unknown> | undefined;

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
