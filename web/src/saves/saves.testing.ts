// Matches for tests, and pages that store them: each over its own local storage and database, or over those of another
// page, as a second tab or a next start.
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import { Disk, useDisk } from "../../testing/disk";
import { type Rows, rowsIn } from "../../testing/store";
import type { Save } from "../door/door";
import type { KeptMatch } from "./kept-match";
import { type Changes, type Entry, matchAround, type StoredMatch } from "./record";

const STORES = ["matches", "entries", "deals", "judgements", "documents"];

export const entryOf = (step: number): Entry => ({ do: "play", card: `R${step}`, note: '手札 🂡 "\\\n' });

/** A save with so many log entries; the engine would not know it, the store does not mind. */
export const saveOf = (steps: number, name = "Aki"): Save => ({
  format: 1,
  game: "a_game",
  options: { games: 2 },
  seats: [{ name }, { name: "Ben 弁" }, { name: "Chie" }],
  deal: { hands: [["RB5", "GB7"], ["S1"], []], start: 1 },
  log: Array.from({ length: steps }, (_, step) => entryOf(step)),
});

export const ID = "m";
export const matchOf = (steps: number, changes: Changes = {}, id = ID): StoredMatch =>
  matchAround(saveOf(steps), id, { touched: 5, ...changes });

/** Changes of a match that ends. */
export const OVER: Changes = {
  over: true,
  outcome: { winners: [1], scores: [1, 9, 3], standing: [1, 2, 0] },
  print: "p",
};
export const RUNNING: Changes = { over: false, outcome: null, print: "" };

/** The stores of pages: a second tab has the same as the first. */
export interface Place {
  readonly disk: Disk;
  /** Null for a browser without a database. */
  readonly factory: IDBFactory | null;
}

export const newPlace = (): Place => ({ disk: new Disk(), factory: new IDBFactory() });

/** The code of a page that has just been opened. It is hidden, so that texts are written at once. */
export async function openPage(place: Place = newPlace()) {
  vi.resetModules();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.stubGlobal("indexedDB", place.factory ?? undefined);
  useDisk(place.disk);
  const [aside, database, documents] = [
    await import("./aside"),
    await import("./database"),
    await import("./documents"),
  ];
  const [kept, list, local] = [await import("./kept-match"), await import("./list"), await import("./local")];
  const gone = await import("./gone");
  const [matches, tabs, whole] = [await import("./matches"), await import("./tabs"), await import("./whole")];
  const readAll = async () => {
    const all = await Promise.all(list.matches.value.map(({ id }) => matches.readMatch(id)));
    return all.filter((match) => match !== null);
  };
  return {
    place,
    readAll,
    ...aside,
    ...database,
    ...documents,
    ...gone,
    ...kept,
    ...list,
    ...local,
    ...matches,
    ...tabs,
    ...whole,
  };
}

/** The code of a page that has just been opened, with the part under test, and the stored data read. */
export async function openedPage<Part extends object>(load: () => Promise<Part>) {
  vi.resetModules();
  const part = await load();
  const [documents, list, matches] = [await import("./documents"), await import("./list"), await import("./matches")];
  await Promise.all([documents.readDocuments(), list.refresh()]);
  return { ...part, ...documents, ...list, ...matches };
}

export type SavesPage = Awaited<ReturnType<typeof openPage>>;

/** Reads the list, and sets damaged entries aside. */
export async function look(page: SavesPage): Promise<void> {
  await page.refresh();
  await page.setDamagedAside();
}

/** Stores one more entry, as the controller does. */
export const append = (kept: KeptMatch, changes: Changes = {}): Promise<void> =>
  kept.append(entryOf(kept.head.length), () => changes);

/** The rows of a match. */
export const rowsFor = ({ head, deal, log }: StoredMatch): Rows => ({
  matches: [[head.id, head]],
  entries: log.map((entry, index) => [[head.id, index], entry]),
  deals: [[head.id, deal]],
});

/** All rows of the database, by store, at this instant. */
export const rowsOf = ({ factory }: Place): Rows => rowsIn(factory);

/** Opens the database separately from the page; creates the stores of a new one. */
export async function connect(factory: IDBFactory | null, version = 1): Promise<IDBDatabase> {
  const opening = (factory ?? new IDBFactory()).open("tefuda-1", version);
  opening.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion === 0) for (const name of STORES) opening.result.createObjectStore(name);
  };
  await new Promise((done) => Object.assign(opening, { onsuccess: done }));
  return opening.result;
}

/** Runs `work` separately from the page, in one transaction of the database. */
export async function meddle(factory: IDBFactory | null, work: (all: IDBTransaction) => void): Promise<void> {
  const database = await connect(factory);
  const transaction = database.transaction(STORES, "readwrite");
  work(transaction);
  await new Promise((done) => Object.assign(transaction, { oncomplete: done }));
  database.close();
}

/** A database with those rows. */
export async function databaseOf(rows: Rows): Promise<IDBFactory> {
  const factory = new IDBFactory();
  await meddle(factory, (transaction) => {
    for (const [name, all] of Object.entries(rows))
      for (const [key, value] of all) transaction.objectStore(name).put(value, key);
  });
  return factory;
}

/** Keeps a page waiting for its database, with all of its stores; returns a function that lets it have that. */
export async function openLate({ factory }: Place): Promise<() => void> {
  const request = Object.assign(new EventTarget(), { result: await connect(factory) });
  vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(request as unknown as IDBOpenDBRequest);
  const { IDBRequest } = globalThis;
  vi.stubGlobal("IDBRequest", EventTarget); // `idb` takes requests of the browser's own kind
  return () => {
    vi.stubGlobal("IDBRequest", IDBRequest);
    request.dispatchEvent(new Event("success"));
  };
}

/** Makes the database throw at every transaction; returns a function that stops this. */
export function outage(): () => void {
  const out = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("closing", "InvalidStateError");
  });
  return () => out.mockRestore();
}

/** Has every write fail as on a disk that is full. */
export function refuseWrites(): void {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
    queueMicrotask(() => this.transaction.abort());
    return put.apply(this, args);
  });
}

/** Opens the database as a newer page does; resolves once no other page has it open. */
export const upgrade = async ({ factory }: Place): Promise<void> => (await connect(factory, 2)).close();
