// Matches as a file's text, and out of one.
import * as v from "valibot";
import type { Save } from "../door/door";
import { parsed } from "./local";
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

/** Returns the text of a file of matches. */
export const fileOf = (matches: readonly StoredMatch[]): string =>
  JSON.stringify({ tefuda_matches: VERSION, matches: matches.map(textOf) });

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
