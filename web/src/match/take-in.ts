// Taking matches in from a file: each is replayed by the rules first. What comes in is data from strangers.
import * as door from "../door/client";
import type { BaseView } from "../door/door";
import { readFile } from "../saves/files";
import { storeMatch } from "../saves/matches";
import { printOf, type StoredMatch, saveOf } from "../saves/record";
import { outcomeOf } from "./controller";

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
