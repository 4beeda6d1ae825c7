// Matches out as files, one or all of them, and in again.
import * as v from "valibot";
import type { Save } from "../door/door";
import { parsed } from "./local";
import { readAll, readMatch } from "./matches";
import { matchAround, matchIn, type StoredMatch, textOf } from "./record";
import { newId } from "./tabs";

/** The version of the files that are written. */
const VERSION = 1;
/** The largest file that is read, in bytes. */
export const MOST_BYTES = 8 * 2 ** 20;
const MOST_MATCHES = 2000;

export type FileFault = "too-big" | "no-json" | "no-match" | "too-many" | "newer" | "unreleased";

/** Nothing of the file can be used; `code` says why. */
export class BadFile extends Error {
  constructor(readonly code: FileFault) {
    super(code);
  }
}

export const today = () => new Date().toISOString().slice(0, 10);

/** Has the browser save a file. */
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

const asFile = (matches: readonly StoredMatch[]) =>
  JSON.stringify({ tefuda_matches: VERSION, matches: matches.map(textOf) });

/** Gives a match out; returns whether a copy went out. */
export async function exportMatch(id: string, match?: StoredMatch | null): Promise<boolean> {
  const found = match ?? (await readMatch(id));
  return found !== null && handOver(`tefuda-${id}-${today()}.json`, asFile([found]));
}

/** Gives all matches out in one file; returns whether a copy went out. */
export const exportAll = async (): Promise<boolean> => handOver(`tefuda-${today()}.json`, asFile(await readAll()));

/** A file of ours lists its matches. */
const FileShape = v.object({ tefuda_matches: v.literal(VERSION), matches: v.array(v.unknown()) });
const NewerFile = v.object({ tefuda_matches: v.pipe(v.number(), v.minValue(VERSION + 1)) });
/** Files and records of pages that were never released. */
const Unreleased = v.union([v.object({ tefuda: v.number() }), v.object({ v: v.number(), save: v.unknown() })]);
/** What the engine gives out for a match. */
const BareSave = v.object({ format: v.literal(1), game: v.string(), seats: v.array(v.object({ name: v.string() })) });

function partsOf(text: string): readonly unknown[] {
  const value = parsed(text);
  if (value === null || typeof value !== "object") throw new BadFile("no-json");
  if (v.is(NewerFile, value)) throw new BadFile("newer");
  if (v.is(Unreleased, value)) throw new BadFile("unreleased");
  return v.is(FileShape, value) ? value.matches : [value];
}

/** Returns a part of a file as a match under a new id. */
function matchFrom(part: unknown): StoredMatch[] {
  const id = newId();
  const value = v.is(BareSave, part) ? textOf(matchAround(part as unknown as Save, id)) : part;
  const match = matchIn(value);
  return match ? [{ ...match, head: { ...match.head, id, revision: 0, logRevision: 0 } }] : [];
}

/** The matches in a file, and the number of its parts that are none. */
export interface Listing {
  readonly matches: readonly StoredMatch[];
  readonly unread: number;
}

/** Reads a file; throws {@link BadFile}. */
export async function readFile(file: File): Promise<Listing> {
  if (file.size > MOST_BYTES) throw new BadFile("too-big");
  const parts = partsOf(await file.text());
  if (parts.length > MOST_MATCHES) throw new BadFile("too-many");
  const matches = parts.flatMap(matchFrom);
  if (!matches.length) throw new BadFile("no-match");
  return { matches, unread: parts.length - matches.length };
}
