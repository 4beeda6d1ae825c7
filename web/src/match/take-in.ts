// Import of matches from a file: each is replayed by the rules first, since it is data from strangers. A match that is
// complete here is not imported again.

import * as v from "valibot";
import * as door from "../door/client";
import type { BaseView, Save } from "../door/door";
import { databaseState } from "../saves/database";
import { BadFile, type FileParts, type Part, readFile } from "../saves/file";
import { matches } from "../saves/list";
import { readMatch, storeAll } from "../saves/matches";
import { dealtOf, printOf, sittingKey } from "../saves/print";
import { type Entry, type Head, matchAround, matchIn, type StoredMatch, saveOf, textOf } from "../saves/record";
import { newId, tell } from "../saves/tabs";
import { readWhole } from "../saves/whole";
import { outcomeOf } from "./controller";
import { shortOf } from "./opening";

/** Matches that are stored in one transaction: as many as the slowest device writes in a moment. */
const BATCH = 20;
/** Milliseconds of work after which the page gets to draw. */
const SLICE = 40;

/** The engine's form of a match. */
const BareSave = v.object({ format: v.literal(1), game: v.string(), seats: v.array(v.object({ name: v.string() })) });

/** Returns a part of a file as a new match, under its own id; null if it is not a match. */
function matchFrom(part: unknown): StoredMatch | null {
  const value = v.is(BareSave, part) ? textOf(matchAround(part as unknown as Save, newId())) : part;
  const match = matchIn(value);
  if (!match) return null;
  const head = { ...match.head, dealt: dealtOf(saveOf(match)), revision: 0, logRevision: 0, restored: 0 };
  return { ...match, head };
}

const sittingOf = (head: Head): string => sittingKey({ ...head, names: head.seats.map(({ name }) => name) });

const isSame = (one: Entry, other: Entry | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The matches that were here before an import, by deal and people, and those that a file has had so far. */
class Here {
  private readonly sittings = new Map<string, Head[]>();
  private readonly read = new Set<string>();

  constructor(heads: readonly Head[]) {
    for (const head of heads) {
      const key = sittingOf(head);
      this.sittings.set(key, [...(this.sittings.get(key) ?? []), head]);
    }
  }

  /** Returns whether a match is here with all its actions, perhaps with more of them. A file may have copies of a match. */
  async has(match: StoredMatch): Promise<boolean> {
    const print = printOf(saveOf(match));
    const name = `${match.head.id} ${print}`;
    if (this.read.has(name)) return true;
    this.read.add(name);
    const longer = (this.sittings.get(sittingOf(match.head)) ?? []).filter(({ length }) => length >= match.log.length);
    if (longer.some((head) => head.print === print)) return true;
    for (const { id } of longer) {
      const log = (await readMatch(id))?.log;
      if (log && match.log.every((entry, at) => isSame(entry, log[at]))) return true;
    }
    return false;
  }
}

/** The result of an import: the number of imported matches, and the reasons against the others. */
export interface Imported {
  readonly added: number;
  /** The number of matches that were here before. */
  readonly known: number;
  /** Why each match is refused: the clause that it breaks, or a code. */
  readonly refused: readonly string[];
  /** The number of parts that are not matches. */
  readonly unread: number;
  /** The number of unread parts, because the import was stopped. */
  readonly left: number;
  /** False if the database could not be read: the file may have matches that are here already. */
  readonly isChecked: boolean;
}

/** Returns a match with the end that the rules give it, or why they refuse it. */
async function judged(match: StoredMatch): Promise<StoredMatch | string> {
  const save = saveOf(match);
  try {
    const status = await door.loadMatch(save);
    const { over } = status;
    const outcome = outcomeOf(over ? { ...status, table: await door.viewOf<BaseView>(status.match, null) } : status);
    await door.closeMatch(status.match);
    return { ...match, head: { ...match.head, over, outcome, print: over ? printOf(save) : "" } };
  } catch (fault) {
    if (!(fault instanceof door.DoorError)) throw fault;
    return shortOf(fault);
  }
}

/** Options of an import. */
interface How {
  /** True if a match keeps its id if that is free here. */
  readonly keepsIds?: boolean;
  /** Ends the import before the next match; imported ones stay. */
  readonly signal?: AbortSignal;
  /** Hears of the number of parts that are done. */
  readonly onDone?: (parts: number, of: number) => void;
}

/**
 * Imports matches, one after the other. Throws {@link BadFile} if a newer page has the matches here, or the fault of a
 * dead engine; imported ones stay.
 */
export async function takeIn(parts: readonly Part[], how: How = {}): Promise<Imported> {
  const isChecked = await readWhole();
  if (databaseState.value === "newer") throw new BadFile("newer-here");
  const here = new Here(matches.value);
  const waiting: StoredMatch[] = [];
  const counts = { added: 0, known: 0, unread: 0 };
  const refused: string[] = [];
  let done = 0;
  let drawn = performance.now();
  const store = async () => {
    counts.added += (await storeAll(waiting.splice(0))).length;
  };
  const take = async (part: unknown) => {
    const read = matchFrom(part);
    if (!read) counts.unread += 1;
    else if (await here.has(read)) counts.known += 1;
    else {
      const match = await judged(read);
      const id = how.keepsIds ? read.head.id : newId();
      if (typeof match === "string") refused.push(match);
      else waiting.push({ ...match, head: { ...match.head, id } });
    }
  };
  try {
    for (const part of parts) {
      if (how.signal?.aborted) break;
      await take(part());
      if (waiting.length === BATCH) await store();
      done += 1;
      if (performance.now() - drawn < SLICE) continue;
      how.onDone?.(done, parts.length);
      await new Promise((drawing) => setTimeout(drawing));
      drawn = performance.now();
    }
  } finally {
    await store();
    tell({});
  }
  return { ...counts, refused, left: parts.length - done, isChecked };
}

/** The result of a file. */
export interface TakenFile extends Imported, Pick<FileParts, "settings"> {}

/**
 * Takes a file in: its documents by `join`, then its matches; those of a backup keep their ids. Throws {@link BadFile}, or the
 * fault of a dead engine.
 */
export async function takeFile(
  file: File,
  how: Omit<How, "keepsIds"> & { readonly join?: (documents: Readonly<Record<string, unknown>>) => Promise<void> } = {},
): Promise<TakenFile> {
  const { parts, documents, settings } = await readFile(file);
  if (documents && databaseState.value !== "newer") await how.join?.(documents);
  const imported = await takeIn(parts, { ...how, keepsIds: documents !== null });
  if (!documents && imported.unread === parts.length) throw new BadFile("no-match");
  return { ...imported, settings };
}
