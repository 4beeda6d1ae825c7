// Matches out as files: one, or all of them.
import { download } from "./download";
import { type MatchRecord, toStored } from "./record";
import { allRecords, recordOf, textOf } from "./records";

/** The version of the files that are written. */
export const VERSION = 1;

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
