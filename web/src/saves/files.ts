// Matches as files: one or all of them out, any of them in. What comes in is data from strangers.
import * as door from "../app/engine";
import { download } from "./download";
import { isSave, type MatchRecord, recordAround, toRecord } from "./record";
import { add, allRecords, textOf } from "./records";
import { unsealed } from "./slots";

/** The largest file that is read, in bytes: some thousand matches. */
export const MOST_BYTES = 8 * 2 ** 20;
const MOST_MATCHES = 2000;

export type ImportFault = "too-big" | "no-json" | "no-match" | "too-many";

/** How an import went: how many matches came in, and why each of the others did not. */
export interface Imported {
  readonly added: number;
  readonly refused: readonly string[];
}

/** Nothing of the file could be used; `code` says why. */
export class BadFile extends Error {
  constructor(readonly code: ImportFault) {
    super(code);
  }
}

const today = () => new Date().toISOString().slice(0, 10);

/** Hand a file to the share sheet where there is one for files, else let the browser save it. */
async function give(name: string, text: string): Promise<void> {
  const file = new File([text], name, { type: "application/json" });
  if (!navigator.canShare?.({ files: [file] }) || !matchMedia("(pointer: coarse)").matches) {
    return download(name, text);
  }
  try {
    await navigator.share({ files: [file] });
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === "AbortError")) download(name, text);
  }
}

const asFile = (records: readonly MatchRecord[]) => JSON.stringify({ tefuda: 1, matches: records });

/** Give a match out; what lies in its place as it is, where that is none. */
export const giveMatch = (id: string): Promise<void> => {
  const text = textOf(id) ?? "";
  const record = toRecord(parseOrNull(text));
  return give(`tefuda-${id}-${today()}.json`, record ? asFile([record]) : text);
};

export const giveAll = (): Promise<void> => give(`tefuda-${today()}.json`, asFile(allRecords()));

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The records in a file's text: a file of ours, one record, one slot, or a bare save. */
function recordsIn(text: string): MatchRecord[] {
  const value = parseOrNull(unsealed(text)?.text ?? text);
  if (value === null || typeof value !== "object") throw new BadFile("no-json");
  const listed = (value as { matches?: unknown }).matches;
  const parts: readonly unknown[] = Array.isArray(listed) ? listed : [value];
  if (parts.length > MOST_MATCHES) throw new BadFile("too-many");
  const records = parts.map((part) => (isSave(part) ? recordAround(part) : toRecord(part)));
  const found = records.filter((record) => record !== null);
  if (!found.length) throw new BadFile("no-match");
  return found;
}

/** Take matches in; each is replayed by the rules first. Throws {@link BadFile}. */
export async function takeIn(file: File): Promise<Imported> {
  if (file.size > MOST_BYTES) throw new BadFile("too-big");
  const refused: string[] = [];
  let added = 0;
  for (const record of recordsIn(await file.text())) {
    try {
      const status = await door.loadMatch(record.save);
      await door.closeMatch(status.match);
      add({ ...record, over: status.over });
      added += 1;
    } catch (fault) {
      if (!(fault instanceof door.DoorError)) throw fault;
      refused.push(fault.message);
    }
  }
  return { added, refused };
}
