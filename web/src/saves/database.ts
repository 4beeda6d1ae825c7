// The database of matches and documents. A transaction is on the disk when it resolves, and it is the one place where
// two tabs can't meet. A handle that fails is dropped; the next transaction opens another one.
import { signal } from "@preact/signals";
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from "idb";
import { hasDatabases } from "../browser/features";

const NAME = "tefuda-1";
const VERSION = 1;
/** Milliseconds after which a browser that does not answer is done without. */
export const PATIENCE = 2000;
/** Milliseconds for which it is left alone once a new handle has given no answer either. */
const REST = 30_000;

interface Schema extends DBSchema {
  matches: { key: string; value: unknown };
  entries: { key: [id: string, index: number]; value: unknown };
  deals: { key: string; value: unknown };
  judgements: { key: string; value: unknown };
  documents: { key: string; value: unknown };
}
type Stores = readonly StoreNames<Schema>[];
export type Transaction = IDBPTransaction<Schema, StoreNames<Schema>[], IDBTransactionMode>;
type Work<T> = (transaction: Transaction) => Promise<T>;
export type WriteTransaction = IDBPTransaction<Schema, StoreNames<Schema>[], "readwrite">;

/** The stores of a match's parts. */
export const OF_MATCH = ["matches", "entries", "deals", "judgements"] as const satisfies Stores;
const STORES = [...OF_MATCH, "documents"] as const;

/** The database can't be had: it is missing, forbidden, full, of a newer version, or gives no answer. */
export class NoDatabase extends Error {}

class NoAnswer extends NoDatabase {}

/** `newer`: a newer page has stored its matches there, and they stay as they are. */
export const databaseState = signal<"unknown" | "there" | "missing" | "newer">("unknown");

/** True after a person's request that the database did not answer, until it answers one. */
export const isUnanswered = signal(false);

type Handle = ReturnType<typeof connect>;

let opening: Handle | null = null;
let restsUntil = 0;

async function connect(): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade: (database) => {
      for (const name of STORES) database.createObjectStore(name);
    },
    blocking: (_, __, { target }) => (target as IDBDatabase).close(), // a newer page has other plans with it
  });
  restsUntil = 0;
  if (databaseState.value === "missing") databaseState.value = "there"; // it was late
  return database;
}

/** Closes a handle that has failed, and has the next transaction open another one. */
function drop(handle: Handle): void {
  if (opening === handle) opening = null;
  handle.then(
    (database) => database.close(),
    () => undefined,
  );
}

/** Runs `work` in one transaction, within `patience`; later nothing of it is done. */
async function attempt<T>(
  handle: Handle,
  mode: IDBTransactionMode,
  stores: Stores,
  work: Work<T>,
  patience: number,
): Promise<T> {
  let transaction: Transaction | null = null;
  let isLate = false;
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => {
      isLate = true;
      if (transaction) abort(transaction); // so that it can't be done later
      if (transaction) drop(handle); // one that still opens may be late
      reject(new NoAnswer());
    }, patience);
  });
  const run = async () => {
    const database = await handle;
    if (isLate) throw new NoAnswer();
    transaction = database.transaction([...stores], mode, { durability: "strict" });
    transaction.done.catch(() => undefined); // `await` below throws the error
    const result = await work(transaction);
    await transaction.done;
    return result;
  };
  const running = run();
  running.catch(() => transaction && abort(transaction));
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // it is over already
  }
}

const isVersionError = (fault: unknown) => fault instanceof DOMException && fault.name === "VersionError";

/** A fault of the page's own in `work`, wrapped to distinguish it from the browser's. */
class OwnFault extends Error {
  constructor(readonly fault: unknown) {
    super("work failed");
  }
}

async function transact<T>(mode: IDBTransactionMode, stores: Stores, work: Work<T>, patience = PATIENCE): Promise<T> {
  const guarded = (transaction: Transaction) =>
    work(transaction).catch((fault) => {
      throw fault instanceof DOMException ? fault : new OwnFault(fault);
    });
  for (const isLastTry of [false, true]) {
    if (databaseState.value === "newer" || performance.now() < restsUntil) break;
    opening ??= connect();
    const handle = opening;
    try {
      const result = await attempt(handle, mode, stores, guarded, patience);
      databaseState.value = "there";
      isUnanswered.value = false;
      return result;
    } catch (fault) {
      if (fault instanceof OwnFault) throw fault.fault;
      if (isVersionError(fault)) databaseState.value = "newer";
      if (isLastTry && fault instanceof NoAnswer) restsUntil = performance.now() + REST;
      if (!(fault instanceof NoAnswer)) drop(handle);
    }
  }
  if (databaseState.value !== "newer") databaseState.value = "missing";
  throw new NoDatabase(NAME);
}

/** Reads in one transaction; throws {@link NoDatabase}. */
export const reading = <T>(stores: Stores, work: Work<T>, patience?: number): Promise<T> =>
  transact("readonly", stores, work, patience);

/**
 * Writes in one transaction; all of it is on the disk when this resolves, and nothing is written where `work` throws.
 * Throws {@link NoDatabase}.
 */
export const writing = <T>(stores: Stores, work: (transaction: WriteTransaction) => Promise<T>): Promise<T> =>
  transact("readwrite", stores, (transaction) => work(transaction as WriteTransaction));

/** Resolves like `done`, or to the result of `otherwise` if the database is unavailable. */
export const orElse = <T, Other>(done: Promise<T>, otherwise: () => Other): Promise<T | Other> =>
  done.catch((fault) => {
    if (fault instanceof NoDatabase) return otherwise();
    throw fault;
  });

/** Resolves like `read`; without any database to `none`, and to null if there is one that could not be read. */
export const orUnread = <T>(read: Promise<T>, none: T): Promise<T | null> =>
  orElse(read, () => (hasDatabases() ? null : none));

/** Returns a store to write to. Its requests make no promises: if one fails, the transaction fails once. */
export const storeOf = (transaction: WriteTransaction, name: StoreNames<Schema>): IDBObjectStore =>
  unwrap(transaction.objectStore(name));

/** Reads all that is stored of a match, as it is. */
export async function rowsOf(transaction: Transaction, id: string) {
  const [head, deal, log, judgement] = await Promise.all([
    transaction.objectStore("matches").get(id),
    transaction.objectStore("deals").get(id),
    transaction.objectStore("entries").getAll(entriesFrom(id)),
    transaction.objectStore("judgements").get(id),
  ]);
  return { head, deal, log, judgement };
}

/** Deletes the parts of a match other than its head, in a transaction. */
export function eraseBody(transaction: WriteTransaction, id: string): void {
  storeOf(transaction, "entries").delete(entriesFrom(id));
  storeOf(transaction, "deals").delete(id);
  storeOf(transaction, "judgements").delete(id);
}

/** All keys of a match's entries from `index` on. */
export const entriesFrom = (id: string, index = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, index], [id, Number.MAX_VALUE]);
