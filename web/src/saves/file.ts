// The form of a file of matches. A backup is one with all matches, the page's documents and the settings; it has one
// match per line, so that it is written and read line by line, and the rest of a cut file can be read.
import * as v from "valibot";
import { documents } from "./documents";
import { matches } from "./list";
import { keysWith, parsed, readText, travels, writeText } from "./local";
import { readMatch } from "./matches";
import { type StoredMatch, sharedTextOf } from "./record";
import { readWhole } from "./whole";

export const FILE_VERSION = 1;
/** The largest file that is read, in bytes. */
export const MOST_BYTES = 64 * 2 ** 20;
export const MOST_MATCHES = 20_000;
/** Documents in a backup: set-aside ones have their own files. */
const KEPT = ["book", "days", "lessons", "opened", "exercises", "solo"] as const;
/** The end of a backup's first line. */
const LINES_FOLLOW = '"matches":[';
const MOST_SETTING = 10_000;

type FileFault = "too-big" | "no-json" | "no-match" | "too-many" | "newer" | "newer-here" | "unreleased";

/** Nothing in the file can be used, for the reason in `code`. */
export class BadFile extends Error {
  constructor(readonly code: FileFault) {
    super(code);
  }
}

/** A match of a file, perhaps: read once it is wanted, since all of them at once would fill a phone's memory. */
export type Part = () => unknown;

/** The unchecked contents of a file. */
export interface FileParts {
  readonly parts: readonly Part[];
  /** By name; null in a file of matches alone. */
  readonly documents: Readonly<Record<string, unknown>> | null;
  readonly settings: Readonly<Record<string, string>>;
}

/** Returns the texts that travel: files of version 1.0.0 also have some that belong to their device. */
const travelling = (texts: FileParts["settings"]): FileParts["settings"] =>
  Object.fromEntries(Object.entries(texts).filter(([key, text]) => travels(key) && text.length <= MOST_SETTING));

const FileShape = v.object({
  tefuda_matches: v.literal(FILE_VERSION),
  documents: v.fallback(v.nullish(v.record(v.string(), v.unknown()), null), null),
  settings: v.fallback(v.pipe(v.optional(v.record(v.string(), v.string()), {}), v.transform(travelling)), {}),
  matches: v.array(v.unknown()),
});
const NewerFile = v.object({ tefuda_matches: v.pipe(v.number(), v.minValue(FILE_VERSION + 1)) });
/** Files and records of pages that were never released. */
const Unreleased = v.union([v.object({ tefuda: v.number() }), v.object({ v: v.number(), save: v.unknown() })]);

const settings = (): Record<string, string> =>
  Object.fromEntries(keysWith("").flatMap((key) => (travels(key) ? [[key, readText(key) ?? ""]] : [])));

/** Imports the settings of a file: each reader checks its own. The page must be reloaded. */
export function takeSettings(found: FileParts["settings"]): void {
  for (const [key, text] of Object.entries(found)) if (travels(key)) writeText(key, text);
}

/** Returns the file of these matches alone. */
export const fileOf = (some: readonly StoredMatch[]): string =>
  JSON.stringify({ tefuda_matches: FILE_VERSION, matches: some.map(sharedTextOf) });

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Returns all that is stored and could be read as a file; as several where it is more than one can be read with. */
export async function backup(mostMatches = MOST_MATCHES, mostBytes = MOST_BYTES) {
  let isWhole = await readWhole();
  const kept = KEPT.flatMap((name) => {
    const row = documents.value.get(name);
    return row ? [[name, row.value] as const] : [];
  });
  const head = { tefuda_matches: FILE_VERSION, documents: Object.fromEntries(kept), settings: settings() };
  const first = `${JSON.stringify(head).slice(0, -1)},${LINES_FOLLOW}\n`;
  const files: string[] = [];
  let lines: string[] = [];
  let bytes = 0;
  const close = () => {
    files.push(`${first}${lines.join(",\n")}\n]}\n`);
    lines = [];
    bytes = 0;
  };
  const room = mostBytes - bytesOf(first) - LINES_FOLLOW.length;
  for (const { id } of matches.value) {
    const match = await readMatch(id);
    isWhole &&= match !== null;
    if (!match) continue;
    const line = JSON.stringify(sharedTextOf(match));
    const size = bytesOf(line) + 2;
    if (lines.length === mostMatches || (lines.length && bytes + size > room)) close();
    lines.push(line);
    bytes += size;
  }
  if (lines.length || !files.length) close();
  return { files, isWhole };
}

/** Returns the parts of a text that has a match a line, unread; null for any other. */
function inLines(text: string): FileParts | null {
  const end = text.indexOf("\n");
  const first = text.slice(0, Math.max(0, end)).trimEnd();
  if (!first.endsWith(LINES_FOLLOW)) return null;
  const head = v.safeParse(FileShape, parsed(`${first}]}`));
  if (!head.success) return null;
  const lines = text
    .slice(end)
    .split("\n")
    .filter((line) => line.startsWith("{"));
  return { ...head.output, parts: lines.map((line) => () => parsed(line.trimEnd().replace(/,$/, ""))) };
}

function whole(text: string): FileParts {
  const value = parsed(text);
  if (value === null || typeof value !== "object") throw new BadFile("no-json");
  if (v.is(NewerFile, value)) throw new BadFile("newer");
  if (v.is(Unreleased, value)) throw new BadFile("unreleased");
  const file = v.safeParse(FileShape, value);
  if (!file.success) return { parts: [() => value], documents: null, settings: {} };
  return { ...file.output, parts: file.output.matches.map((part) => () => part) };
}

/** Reads the contents of a file; throws {@link BadFile}. */
export async function readFile(file: File): Promise<FileParts> {
  if (file.size > MOST_BYTES) throw new BadFile("too-big");
  const text = (await file.text()).replace(/^\ufeff/, "");
  const found = inLines(text) ?? whole(text);
  if (found.parts.length > MOST_MATCHES) throw new BadFile("too-many");
  return found;
}
