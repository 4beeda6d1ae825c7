// Files that go out: to the share sheet, or to the browser's downloads.
import { signal } from "@preact/signals";
import { canShareFile, share } from "../browser/features";
import { backup, fileOf } from "../saves/file";
import { readMatch } from "../saves/matches";
import { today } from "./dates";
import { type Ending, sentAs, TYPES } from "./file-types";
import { noteBackup } from "./keeping";

/** A file during its export, until its person has it or gives up. */
export interface Outgoing {
  readonly name: string;
  readonly text: string;
  /** False if it lacks something because that could not be read. */
  readonly isWhole: boolean;
  /** True if the device can send files, as phones do, in addition to saving them. */
  readonly canSend: boolean;
  /** Makes the browser save it; some can't, and none reports that. */
  save(): void;
  /** Hands it to the share sheet, as {@link share} does. */
  send(): ReturnType<typeof share>;
  /** Ends the matter: the file is there, or it is not wanted any more. */
  settle(isThere: boolean): void;
}

/** The file being exported; `Outgoing` of the user interface asks for its destination. */
export const outgoing = signal<Outgoing | null>(null);

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const canSend = (file: File): boolean => canShareFile(file) && matchMedia("(pointer: coarse)").matches;

/**
 * Exports a text as a file of that name and ending: on a device that sends files the person chooses, else the browser
 * saves it immediately. Resolves with whether the file has arrived, which only the person can confirm.
 */
export function handOver(name: string, text: string, ending: Ending = "json", isWhole = true): Promise<boolean> {
  outgoing.peek()?.settle(false);
  const fileAs = (form: Ending) => new File([text], `${name}.${form}`, { type: TYPES[form] });
  const file = fileAs(ending);
  const sent = sentAs(ending).map(fileAs).find(canSend);
  return new Promise((resolve) => {
    const out: Outgoing = {
      name: file.name,
      text,
      isWhole,
      canSend: sent !== undefined,
      save: () => download(file),
      send: () => share({ files: [sent ?? file] }),
      settle(isThere) {
        if (outgoing.peek() === out) outgoing.value = null;
        resolve(isThere);
      },
    };
    outgoing.value = out;
    if (!out.canSend) out.save();
  });
}

/** Gives a match out; returns whether the file is there. */
export async function exportMatch(id: string): Promise<boolean> {
  const match = await readMatch(id);
  return match !== null && handOver(`tefuda-${id}-${today()}`, fileOf([match]));
}

/** Gives all that is stored here out; returns whether the files are there, one unless that is too much for one. */
export async function exportAll(): Promise<boolean> {
  const { files, isWhole } = await backup();
  for (const [at, text] of files.entries()) {
    const part = files.length > 1 ? `-${at + 1}-of-${files.length}` : "";
    if (!(await handOver(`tefuda-${today()}${part}`, text, "json", isWhole))) return false;
  }
  if (isWhole) noteBackup();
  return true;
}
