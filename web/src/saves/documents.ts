// Documents of the page's own: one value under each name, in the database and as one plain text in local storage.
// A change reads, alters and writes in one transaction, so that two tabs can't undo each other's.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import * as v from "valibot";
import { hasDatabases } from "../browser/features";
import { isUnanswered, orElse, orUnread, reading, storeOf, type Transaction, writing } from "./database";
import { keysWith, parsed, readText, remove, storageFails, writeText } from "./local";
import { DOCUMENT, onChange, tell } from "./tabs";

/** Prefix of the names of set-aside documents. */
export const ASIDE = "aside:";

const RowShape = v.object({ revision: v.pipe(v.number(), v.minValue(0)), value: v.unknown() });
type Row = v.InferOutput<typeof RowShape>;

const rows = signal<ReadonlyMap<string, Row>>(new Map());

/** All documents, by name. */
export const documents: ReadonlySignal<ReadonlyMap<string, Row>> = rows;

/** Returns a stored value as a row; a damaged one keeps its value, which its reader refuses. */
const rowIn = (value: unknown): Row => (v.is(RowShape, value) ? value : { revision: 0, value });

const localRow = (name: string): Row | null => {
  const text = readText(`${DOCUMENT}${name}`);
  return text === null ? null : rowIn(parsed(text) ?? text);
};

/** Returns the row that counts; at equal revisions it is the database's. */
function newest(stored: Row | undefined, local: Row | null): Row | undefined {
  return stored && (!local || local.revision <= stored.revision) ? stored : (local ?? undefined);
}

/** Changes of documents of which nothing could be read: made again if the database has these, whose row counts. */
const blind: { readonly name: string; readonly again: () => Promise<unknown> }[] = [];

/**
 * Reads all documents, or the ones named. Resolves to false if the database can't be read: what is known of that stays.
 */
export async function readDocuments(names?: readonly string[], patience?: number): Promise<boolean> {
  const work = async (transaction: Transaction) => {
    const store = transaction.objectStore("documents");
    const keys = names ?? (await store.getAllKeys()).filter((key) => typeof key === "string");
    const values = await Promise.all(keys.map((key) => store.get(key)));
    return new Map(keys.flatMap((key, at) => (values[at] === undefined ? [] : [[key, rowIn(values[at])] as const])));
  };
  const stored = await orUnread(reading(["documents"], work, patience), new Map<string, Row>());
  const known = stored ?? rows.value;
  const found = new Map(names ? rows.value : known);
  for (const name of names ?? keysWith(DOCUMENT).map((key) => key.slice(DOCUMENT.length))) {
    const row = newest(known.get(name), localRow(name));
    if (row) found.set(name, row);
    else found.delete(name);
  }
  rows.value = found;
  if (stored && !names)
    for (const { name, again } of blind.splice(0)) if (stored.has(name)) await again().catch(() => undefined); // as it was told the first time
  return stored !== null;
}

/** Follows other tabs' changes of documents; returns a function that ends that. */
export const followDocuments = (): (() => void) =>
  onChange(({ document, match }) => {
    if (match === undefined) void readDocuments(document === undefined ? undefined : [document]);
  });

function keep(name: string, row: Row): void {
  rows.value = new Map(rows.value).set(name, row);
  tell({ document: name });
}

/**
 * Changes a document; resolves to whether that is on the disk, or to null where `alter` returned undefined: then it stays
 * as it is, as it does where `alter` throws.
 */
async function change(name: string, alter: (value: unknown) => unknown): Promise<boolean | null> {
  const next = (old: Row | undefined): Row | null => {
    const value = alter(old?.value);
    return value === undefined ? null : { revision: (old?.revision ?? 0) + 1, value };
  };
  let isSafe = true;
  const written = writing(["documents"], async (transaction) => {
    const stored: unknown = await transaction.objectStore("documents").get(name);
    const made = next(newest(stored === undefined ? undefined : rowIn(stored), localRow(name)));
    if (made) storeOf(transaction, "documents").put(made, name);
    return made;
  });
  const row = await orElse(written, () => {
    isSafe = false;
    const known = newest(rows.value.get(name), localRow(name));
    const isBlind = hasDatabases() && (!known || blind.some((each) => each.name === name));
    if (isBlind) blind.push({ name, again: () => change(name, alter) });
    const made = next(known);
    return made && isBlind ? { ...made, revision: 0 } : made;
  });
  if (!row) return null;
  const isWritten = writeText(`${DOCUMENT}${name}`, JSON.stringify(row));
  if (!isWritten && isSafe) remove(`${DOCUMENT}${name}`);
  if (!isWritten && !isSafe) storageFails.value = true;
  keep(name, row);
  return isSafe || isWritten;
}

/** Keeps a text under a new name that begins with `name`; returns whether it is on the disk. */
export async function setAside(name: string, text: string): Promise<boolean> {
  const keep = (old: unknown) => (old === undefined || old === text ? text : undefined);
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? ASIDE + name : `${ASIDE}${name}-${number}`;
    const isKept = await change(key, keep);
    if (isKept !== null) return isKept;
  }
}

/** Removes a document for good, unless the database gives no answer. */
export async function removeDocument(name: string): Promise<void> {
  const removing = writing(["documents"], async (transaction) => {
    await transaction.objectStore("documents").delete(name);
    return true;
  });
  isUnanswered.value = (await orUnread(removing, true)) === null;
  if (isUnanswered.value) return;
  remove(`${DOCUMENT}${name}`);
  const left = new Map(rows.value);
  left.delete(name);
  rows.value = left;
  tell({ document: name });
}

/** A document of one shape. */
export class StoredDocument<Value> {
  /** As it was last read or changed here. */
  readonly now: ReadonlySignal<Value>;

  constructor(
    private readonly name: string,
    private readonly shape: v.GenericSchema<unknown, Value>,
    private readonly empty: Value,
  ) {
    this.now = computed(() => this.valueIn(rows.value.get(name)?.value) ?? empty);
  }

  get isStored(): boolean {
    return rows.value.has(this.name);
  }

  private valueIn(stored: unknown): Value | null {
    const read = v.safeParse(this.shape, stored);
    return read.success ? read.output : null;
  }

  /**
   * Merges a file's document into it; returns whether that could be read. An unreadable document here, such as a newer
   * page's, stays unchanged.
   */
  async join(found: unknown, join: (own: Value, theirs: Value) => Value): Promise<boolean> {
    const theirs = this.valueIn(found);
    await readDocuments([this.name]);
    const isForeign = this.isStored && this.valueIn(rows.value.get(this.name)?.value) === null;
    if (theirs === null || isForeign) return false;
    await this.change((own) => join(own, theirs));
    return true;
  }

  /**
   * Changes the document, based on any other tab's changes; resolves once it is on the disk. A damaged value is set
   * aside first, and stays unchanged if there is no room for that.
   */
  async change(alter: (value: Value) => Value): Promise<void> {
    let damaged: unknown;
    const write = (mayReplace: boolean) =>
      change(this.name, (stored) => {
        const value = this.valueIn(stored);
        if (stored === undefined || value !== null || mayReplace) return alter(value ?? this.empty);
        damaged = stored;
        return undefined;
      });
    const done = await write(false);
    if (done === null && (await setAside(this.name, JSON.stringify(damaged)))) await write(true);
  }
}
