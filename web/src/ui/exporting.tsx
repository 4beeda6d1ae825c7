// Files that go out, by a script that loads with the first one.
import { signal } from "@preact/signals";
import type { Ending } from "../device/file-types";
import { Lost } from "./Notice";

type Script = typeof import("./Outgoing");

const script = signal<Script | null>(null);
/** A function that tries again to load the script; null unless it did not load. */
const lost = signal<(() => void) | null>(null);

async function withScript(task: (script: Script) => Promise<boolean>): Promise<boolean> {
  lost.value = null;
  try {
    script.value ??= await import("./Outgoing");
  } catch {
    return new Promise((resolve) => {
      lost.value = () => resolve(withScript(task));
    });
  }
  return task(script.value);
}

/** Exports a file of that text, as `exports.ts` does. */
export const handOver = (name: string, text: string, ending?: Ending): Promise<boolean> =>
  withScript((script) => script.handOver(name, text, ending));

/** Gives a match out; returns whether the file is there. */
export const exportMatch = (id: string): Promise<boolean> => withScript((script) => script.exportMatch(id));

/** Gives all that is stored here out; returns whether all of it is there. */
export const exportAll = (): Promise<boolean> => withScript((script) => script.exportAll());

/** The file being exported. */
export function Exporting() {
  if (lost.value) return <Lost onRetry={lost.value} />;
  return script.value && <script.value.Outgoing />;
}
