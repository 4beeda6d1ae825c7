// Matches as files: one or all of them out, any of them in. What comes in is data from strangers.
import * as v from "valibot";
import * as door from "../door/client";
import type { BaseView } from "../door/door";
import { download } from "./download";
import { refresh } from "./list";
import { isNewer, isSave, type MatchRecord, recordAround, toRecord, toStored } from "./record";
import { add, allRecords, outcomeOf, recordOf, textOf } from "./records";
import { unsealed } from "./slots";
import { parsed } from "./storage";

/** The largest file that is read, in bytes: some thousand matches. */
export const MOST_BYTES = 8 * 2 ** 20;
const MOST_MATCHES = 2000;
/** The version of the files that are written. */
const VERSION = 1;

export type ImportFault = "too-big" | "no-json" | "no-match" | "too-many" | "newer";

/** How an import went: how many matches came in, and why the others did not. */
export interface Imported {
  readonly added: number;
  /** What the rules say of each that they refuse. */
  readonly refused: readonly string[];
  /** How many only a newer page can read. */
  readonly newer: number;
  /** How many are no matches at all. */
  readonly unread: number;
}

/** Nothing of the file could be used; `code` says why. */
export class BadFile extends Error {
  constructor(readonly code: ImportFault) {
    super(code);
  }
}

export const today = () => new Date().toISOString().slice(0, 10);

const canShare = (file: File): boolean =>
  Boolean(navigator.canShare?.({ files: [file] })) && matchMedia("(pointer: coarse)").matches;

/**
 * Hand a file to the share sheet where there is one for files, else let the browser save it. Returns whether a copy
 * went out: false where the user closed the share sheet.
 */
export async function handOver(name: string, text: string, type = "application/json"): Promise<boolean> {
  const file = new File([text], name, { type });
  try {
    if (canShare(file)) {
      await navigator.share({ files: [file] });
      return true;
    }
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "AbortError") return false;
  }
  download(name, text, type);
  return true;
}

const asFile = (records: readonly MatchRecord[]) => JSON.stringify({ tefuda: VERSION, matches: records.map(toStored) });

/** Give a match out; what lies in its place as it is, where that is none. Returns whether a copy went out. */
export const exportMatch = (id: string): Promise<boolean> => {
  const record = recordOf(id);
  return handOver(`tefuda-${id}-${today()}.json`, record ? asFile([record]) : (textOf(id) ?? ""));
};

/** Give all matches out in one file; returns whether a copy went out. */
export const exportAll = (): Promise<boolean> => handOver(`tefuda-${today()}.json`, asFile(allRecords()));

/** A file of ours lists its matches. */
const Listing = v.object({ matches: v.array(v.unknown()) });
const NewerFile = v.object({ tefuda: v.pipe(v.number(), v.minValue(VERSION + 1)) });

/** What a file lists: one of ours its matches; one record, one slot or a bare save itself. */
function partsOf(text: string): readonly unknown[] {
  const value = parsed(unsealed(text)?.text ?? text);
  if (value === null || typeof value !== "object") throw new BadFile("no-json");
  if (v.is(NewerFile, value)) throw new BadFile("newer");
  return v.is(Listing, value) ? value.matches : [value];
}

/** A record of any version, or one around a bare save. */
const recordIn = (part: unknown): MatchRecord | null => toRecord(isSave(part) ? toStored(recordAround(part)) : part);

/** The records in a file's text, and how many of its parts are none. */
function recordsIn(text: string): { records: MatchRecord[]; newer: number; unread: number } {
  const parts = partsOf(text);
  if (parts.length > MOST_MATCHES) throw new BadFile("too-many");
  const newer = parts.filter(isNewer).length;
  const records = parts.flatMap((part) => recordIn(part) ?? []);
  if (!records.length) throw new BadFile(newer ? "newer" : "no-match");
  return { records, newer, unread: parts.length - records.length - newer };
}

/** Why the rules refuse a record; null where they replay it, and it is stored. */
async function importOne(record: MatchRecord): Promise<string | null> {
  try {
    const status = await door.loadMatch(record.save);
    const ended = status.over ? { ...status, table: await door.lookOn<BaseView>(status.match) } : status;
    await door.closeMatch(status.match);
    await add({ ...record, over: status.over, outcome: outcomeOf(ended) });
    return null;
  } catch (fault) {
    if (!(fault instanceof door.DoorError)) throw fault;
    return fault.message;
  }
}

/** Take matches in; each is replayed by the rules first. Throws {@link BadFile}, or the fault of a dead engine. */
export async function importFile(file: File): Promise<Imported> {
  if (file.size > MOST_BYTES) throw new BadFile("too-big");
  const { records, newer, unread } = recordsIn(await file.text());
  const refused: string[] = [];
  try {
    for (const record of records) {
      const reason = await importOne(record);
      if (reason !== null) refused.push(reason);
    }
  } finally {
    refresh();
  }
  return { added: records.length - refused.length, refused, newer, unread };
}
