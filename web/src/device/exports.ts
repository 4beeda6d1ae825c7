// Files that go out: to the share sheet, or to the browser's downloads.
import { backup, fileOf } from "../saves/file";
import { readMatch } from "../saves/matches";
import { noteBackup } from "./keeping";

export const today = () => new Date().toISOString().slice(0, 10);

export function download(name: string, text: string, type = "application/json"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const canShare = (file: File): boolean =>
  Boolean(navigator.canShare?.({ files: [file] })) && matchMedia("(pointer: coarse)").matches;

/**
 * Hands a file to the share sheet where there is one for files, else lets the browser save it. Returns whether a copy
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

/** Gives a match out; returns whether a copy went out. */
export async function exportMatch(id: string): Promise<boolean> {
  const match = await readMatch(id);
  return match !== null && handOver(`tefuda-${id}-${today()}.json`, fileOf([match]));
}

/** Gives all that is stored here out, in one file unless it is too much for one; returns whether a copy went out. */
export async function exportAll(): Promise<boolean> {
  const files = await backup();
  for (const [at, text] of files.entries()) {
    const part = files.length > 1 ? `-${at + 1}-of-${files.length}` : "";
    if (!(await handOver(`tefuda-${today()}${part}.json`, text))) return false;
  }
  noteBackup();
  return true;
}
