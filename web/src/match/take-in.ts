// Taking matches in from a file: each is replayed by the rules first. What comes in is data from strangers. What is here
// whole is not taken in again.

import * as v from "valibot";
import * as door from "../door/client";
import type { BaseView, Save } from "../door/door";
import { databaseState } from "../saves/database";
import { BadFile, type FileParts, type Part, readFile } from "../saves/file";
import { matches, refresh } from "../saves/list";
import { readMatch, storeAll } from "../saves/matches";
import { dealtOf, printOf, sittingKey } from "../saves/print";
import { type Entry, type Head, matchAround, matchIn, type StoredMatch, saveOf, textOf } from "../saves/record";
import { newId, tell } from "../saves/tabs";
import { outcomeOf } from "./controller";
import { shortOf } from "./opening";

/** Matches that are stored in one transaction: as many as the slowest device writes in a moment. */
const BATCH = 20;
/** Milliseconds of work after which the page gets to draw. */
const SLICE = 40;

/** What the engine gives out for a match. */
const BareSave = v.object({ format: v.literal(1), game: v.string(), seats: v.array(v.object({ name: v.string() })) });

/** Returns a part of a file as a match that nobody has stored, under its own id; null where it is none. */
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

  /** Tells whether a match is here with all its actions, perhaps with more of them. A file may have copies of a match. */
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

/** How an import went: the number of matches that came in, and why the others did not. */
export interface Imported {
  readonly added: number;
  /** The number of matches that were here before. */
  readonly known: number;
  /** Why each match is refused: the clause that it breaks, or a code. */
  readonly refused: readonly string[];
  /** The number of parts that are no matches at all. */
  readonly unread: number;
  /** The number of parts that were not looked at, because somebody has stopped it. */
  readonly left: number;
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

/** How matches are taken in. */
interface How {
  /** Whether a match keeps its id where that is free here. */
  readonly keepsIds?: boolean;
  /** Ends the import before the next match: what came in stays. */
  readonly signal?: AbortSignal;
  /** Hears of the number of parts that are done. */
  readonly onDone?: (parts: number, of: number) => void;
}

/**
 * Takes matches in, one after the other. Throws {@link BadFile} where a newer page keeps the matches here, or the fault of a
 * dead engine: what came in before stays.
 */
export async function takeIn(parts: readonly Part[], how: How = {}): Promise<Imported> {
  await refresh();
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
  return { ...counts, refused, left: parts.length - done };
}

/** What came of a file. */
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
