// Taking matches in from a file: each is replayed by the rules first. What comes in is data from strangers.

import * as v from "valibot";
import { FILE_VERSION } from "../device/exports";
import * as door from "../door/client";
import type { BaseView, Save } from "../door/door";
import { parsed } from "../saves/local";
import { storeMatch } from "../saves/matches";
import { matchAround, matchIn, printOf, type StoredMatch, saveOf, textOf } from "../saves/record";
import { newId } from "../saves/tabs";
import { outcomeOf } from "./controller";

/** The largest file that is read, in bytes. */
export const MOST_BYTES = 8 * 2 ** 20;
const MOST_MATCHES = 2000;

type FileFault = "too-big" | "no-json" | "no-match" | "too-many" | "newer" | "unreleased";

/** Nothing of the file can be used; `code` says why. */
export class BadFile extends Error {
  constructor(readonly code: FileFault) {
    super(code);
  }
}

/** A file of ours lists its matches. */
const FileShape = v.object({ tefuda_matches: v.literal(FILE_VERSION), matches: v.array(v.unknown()) });
const NewerFile = v.object({ tefuda_matches: v.pipe(v.number(), v.minValue(FILE_VERSION + 1)) });
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

/** Reads the matches of a file, and counts its parts that are none; throws {@link BadFile}. */
export async function readFile(file: File) {
  if (file.size > MOST_BYTES) throw new BadFile("too-big");
  const parts = partsOf(await file.text());
  if (parts.length > MOST_MATCHES) throw new BadFile("too-many");
  const matches = parts.flatMap(matchFrom);
  if (!matches.length) throw new BadFile("no-match");
  return { matches, unread: parts.length - matches.length };
}

/** How an import went: the number of matches that came in, and why the others did not. */
export interface Imported {
  readonly added: number;
  /** The rules' word on each match that they refuse. */
  readonly refused: readonly string[];
  /** The number of parts that are no matches at all. */
  readonly unread: number;
}

/** Stores a match; returns why the rules refuse it, null where they replay it. */
async function takeIn(match: StoredMatch): Promise<string | null> {
  const save = saveOf(match);
  try {
    const status = await door.loadMatch(save);
    const { over } = status;
    const outcome = outcomeOf(over ? { ...status, table: await door.viewOf<BaseView>(status.match, null) } : status);
    await door.closeMatch(status.match);
    await storeMatch({ ...match, head: { ...match.head, over, outcome, print: over ? printOf(save) : "" } });
    return null;
  } catch (fault) {
    if (!(fault instanceof door.DoorError)) throw fault;
    return fault.message;
  }
}

/** Takes the matches of a file in. Throws `BadFile`, or the fault of a dead engine. */
export async function takeFile(file: File): Promise<Imported> {
  const { matches, unread } = await readFile(file);
  const refused: string[] = [];
  for (const match of matches) {
    const reason = await takeIn(match);
    if (reason !== null) refused.push(reason);
  }
  return { added: matches.length - refused.length, refused, unread };
}
