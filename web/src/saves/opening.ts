// Opening a match: its save goes into the engine. Where today's rules refuse an entry of the log, the match is cut
// before it and goes on from there; the whole of it goes into quarantine. One that ended under other rules stays whole.
import { signal } from "@preact/signals";
import { DoorError, loadMatch, rulesOf } from "../door/client";
import type { Save, Status } from "../door/door";
import { EngineFault } from "../engine/faults";
import { reconcile } from "./changes";
import { cut, isFromNewer, recordOf, saveInHand } from "./records";
import { Overwritten } from "./stored-match";

/** The match that was cut when it was opened, and why. */
export const wasCut = signal<{ readonly id: string; readonly entry: number; readonly reason: string } | null>(null);

/** Bring a stored match into the engine; throws what {@link reasonOf} can name. */
export async function openMatch(id: string): Promise<Status> {
  await reconcile(id);
  if (isFromNewer(id)) throw new DoorError("newer", "a newer version of Tefuda has stored this match", null);
  const save = saveInHand(id);
  if (!save) throw new DoorError("missing", "no match is stored under this address", null);
  return loadOrCut(id, save);
}

/** The reason where another tab has gone on with the match. */
export const OVERWRITTEN = "overwritten";

/** Why a match could not be opened or gone on with; null where the engine is dead, which has a screen of its own. */
export function reasonOf(fault: unknown): string | null {
  if (fault instanceof EngineFault) return null;
  if (fault instanceof Overwritten) return OVERWRITTEN;
  if (!(fault instanceof DoorError)) throw fault;
  return `${fault.code}: ${fault.message}`;
}

/** Whether a match is over and was judged by other rules than today's: its end holds, and nobody goes on from there. */
function endedOtherwise(id: string): boolean {
  const record = recordOf(id);
  return record?.over === true && record.rules !== rulesOf(record.save.game);
}

/** Load a save; throws the door's error where it can't be loaded, not even in part. */
async function loadOrCut(id: string, save: Save): Promise<Status> {
  try {
    return await loadMatch(save);
  } catch (fault) {
    if (!(fault instanceof DoorError) || fault.entry === null) throw fault;
    if (endedOtherwise(id)) throw new DoorError("other_rules", "it ended under other rules than today's", null);
    const rest = await cut(id, fault.entry);
    if (!rest) throw fault;
    wasCut.value = { id, entry: fault.entry, reason: fault.message };
    return loadMatch(rest);
  }
}
