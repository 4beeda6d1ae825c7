// Bringing a match into the engine. If today's rules refuse an entry of the log, the match is cut before it and
// continues from there, and the original is set aside. One that ended under other rules stays complete.
import { signal } from "@preact/signals";
import { closeMatch, DoorError, loadMatch, rulesOf } from "../door/client";
import type { Status } from "../door/door";
import { EngineFault } from "../engine/faults";
import { databaseState } from "../saves/database";
import { setAside } from "../saves/documents";
import { type KeptMatch, Overwritten } from "../saves/kept-match";
import { Missing, Unanswered } from "../saves/matches";
import { type StoredMatch, saveOf, sharedTextOf } from "../saves/record";

/** The match that was cut when it was opened, and why. */
export const wasCut = signal<{ readonly id: string; readonly entry: number; readonly reason: string } | null>(null);

/** The reason if another tab has continued the match. */
export const OVERWRITTEN = "overwritten";

/**
 * Returns the reason why a match can't be opened or continued: the number of a clause that it breaks, or a code. Null
 * for a dead engine, which has its own screen.
 */
export function reasonOf(fault: unknown): string | null {
  if (fault instanceof EngineFault) return null;
  if (fault instanceof Unanswered) return "unanswered";
  if (fault instanceof Missing) return databaseState.value === "newer" ? "newer" : "missing";
  if (fault instanceof Overwritten) return OVERWRITTEN;
  if (!(fault instanceof DoorError)) throw fault;
  return shortOf(fault);
}

/** The short form of the engine's refusal for people: its message is for developers, in English. */
export const shortOf = ({ clause, code }: DoorError): string => clause ?? code;

/** Returns whether the rules replay a match. */
export async function replays(match: StoredMatch): Promise<boolean> {
  try {
    const { match: key } = await loadMatch(saveOf(match));
    await closeMatch(key);
    return true;
  } catch (fault) {
    if (fault instanceof DoorError) return false;
    throw fault;
  }
}

/** Loads a match in hand; throws the door's error where it can't be loaded, not even in part. */
export async function loadOrCut(kept: KeptMatch): Promise<Status> {
  try {
    return await loadMatch(kept.save);
  } catch (fault) {
    if (!(fault instanceof DoorError) || fault.entry === null) throw fault;
    const { over, rules, game } = kept.head;
    if (over && rules !== rulesOf(game))
      throw new DoorError("other_rules", "it ended under other rules than today's", null);
    if (!(await cut(kept, fault.entry))) throw fault;
    wasCut.value = { id: kept.id, entry: fault.entry, reason: shortOf(fault) };
    return loadMatch(kept.save);
  }
}

/** Cuts a match before an entry, and returns whether it has: it stays complete if it can't be set aside. */
async function cut(kept: KeptMatch, entry: number): Promise<boolean> {
  if (!(await setAside(kept.id, JSON.stringify(sharedTextOf(kept.match.value))))) return false;
  await kept.cut(entry, ({ seen }) => ({
    over: false,
    outcome: null,
    print: "",
    seen: seen.map((mark) => Math.min(mark, entry)),
  }));
  return true;
}
