// Matches in from a file: a script of its own, which comes when somebody has chosen one. What comes in is data from
// strangers.
import * as v from "valibot";
import * as door from "../door/client";
import type { BaseView } from "../door/door";
import { VERSION } from "./files";
import { refresh } from "./list";
import { isNewer, isSave, type MatchRecord, recordAround, toRecord, toStored } from "./record";
import { add, outcomeOf } from "./records";
import { unsealed } from "./slots";
import { parsed } from "./storage";

/** The largest file that is read, in bytes: some thousand matches. */
export const MOST_BYTES = 8 * 2 ** 20;
const MOST_MATCHES = 2000;
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
