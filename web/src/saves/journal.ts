// The journal beside local storage: every match's newest text in IndexedDB, flushed to the disk before anything of it
// shows; a browser that is killed takes some seconds of its local storage with it. And a transaction is the only place
// where two tabs can't meet: what is stored is compared with what a text builds on, and written, in one.
import * as v from "valibot";
import { following, type Head, isAfter, supersedes } from "./slots";

const NAME = "tefuda";
const VERSION = 1;
const STORES = ["heads", "texts"] as const;
/** Milliseconds after which a browser that does not answer is done without. */
const PATIENCE = 2000;

const KeptShape = v.object({ number: v.number(), owner: v.string(), gone: v.optional(v.boolean(), false) });

/** Which text is kept of a match, or that the match was deleted: then there is none. */
export type KeptHead = v.InferOutput<typeof KeptShape>;

/** A match's newest text, as it stands in a slot. */
export interface Text extends Head {
  readonly text: string;
}

/** What is kept of a match. */
export type Kept = KeptHead & Text;

/** What became of a text: it is on the disk, another tab's newer one is there, or there is no journal to be had. */
export type Outcome = "kept" | "newer" | "failed";

let opened: Promise<IDBDatabase> | null = null;
/** Whether the browser still owes an answer that nobody waits for any more. */
let isStuck = false;

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  const database = await answerTo(request);
  const close = () => {
    database.close();
    opened = null; // the next one who asks opens it anew
  };
  database.onclose = close; // the user has cleared the browser's data
  database.onversionchange = close; // a newer page has other plans with it
  return database;
}

type Stores = { readonly [name in (typeof STORES)[number]]: IDBObjectStore };

/** Do `work` in one transaction; what it wrote is on the disk when this resolves. */
async function transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
  opened ??= connect();
  const transaction = (await opened).transaction(STORES, mode, { durability: "strict" });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const worked = work({ heads: transaction.objectStore("heads"), texts: transaction.objectStore("texts") });
  // or the browser flushes only once it has told of every request that it went well
  const [result] = await Promise.all([worked.finally(() => transaction.commit()), done]);
  return result;
}

/** What `work` comes to; `otherwise` where there is no IndexedDB, it is full or forbidden, or it does not answer. */
async function attempt<T>(otherwise: T, mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
  if (isStuck) return otherwise;
  return new Promise((resolve) => {
    const giveUp = () => {
      isStuck = true;
      resolve(otherwise);
    };
    const timer = setTimeout(giveUp, PATIENCE);
    transact(mode, work)
      .then(resolve, () => resolve(otherwise))
      .finally(() => {
        clearTimeout(timer);
        isStuck = false;
      });
  });
}

const headIn = (value: unknown): KeptHead | null => v.parse(v.fallback(v.nullable(KeptShape), null), value);

/** Keep a text that builds on the one with the head `base`, unless another tab has kept a newer one. */
export const keep = (id: string, base: Head, { number, owner, text }: Text): Promise<Outcome> =>
  attempt<Outcome>("failed", "readwrite", async ({ heads, texts }) => {
    const stored = headIn(await answerTo(heads.get(id)));
    if (stored && !stored.gone && supersedes(stored, base)) return "newer";
    texts.put(text, id);
    heads.put({ number, owner }, id);
    return "kept";
  });

/** Note that a match is gone, at the number of `head` or behind whatever is kept; returns where. */
export const markDeleted = (id: string, head: Head): Promise<Head> =>
  attempt(head, "readwrite", async ({ heads, texts }) => {
    const stored = headIn(await answerTo(heads.get(id)));
    const number = stored && isAfter(stored.number, head.number) ? following(stored.number) : head.number;
    texts.delete(id);
    heads.put({ number, owner: head.owner, gone: true }, id);
    return { number, owner: head.owner };
  });

/** What is kept of a match; null where nothing is. */
export const keptOf = (id: string): Promise<Kept | null> =>
  attempt<Kept | null>(null, "readonly", async ({ heads, texts }) => {
    const head = headIn(await answerTo(heads.get(id)));
    const text: unknown = await answerTo(texts.get(id));
    return head && { ...head, text: typeof text === "string" ? text : "" };
  });

/** All ids of which anything is kept, each with the head of that; it is null where somebody else wrote it. */
export const allKept = (): Promise<(readonly [string, KeptHead | null])[]> =>
  attempt<(readonly [string, KeptHead | null])[]>([], "readonly", async ({ heads }) => {
    const [ids, values] = await Promise.all([answerTo(heads.getAllKeys()), answerTo(heads.getAll())]);
    return ids.map((id, at) => [String(id), headIn(values[at])] as const);
  });

/** Drop what is kept of a match. */
export const drop = (id: string): Promise<void> =>
  attempt<void>(undefined, "readwrite", async ({ heads, texts }) => {
    heads.delete(id);
    texts.delete(id);
  });
