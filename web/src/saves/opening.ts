// Opening a match: its save goes into the engine. Where today's rules refuse an entry of the log, the match is cut
// before it and goes on from there; the whole of it is kept aside.
import { signal } from "@preact/signals";
import { DoorError, loadMatch } from "../app/engine";
import type { Save, Status } from "../engine/door";
import { cut } from "./records";

/** The match that was cut when it was opened, and why. */
export const wasCut = signal<{ readonly id: string; readonly entry: number; readonly reason: string } | null>(null);

/** Load a match's save; throws the door's error where it can't be loaded, not even in part. */
export async function loadOrCut(id: string, save: Save): Promise<Status> {
  try {
    return await loadMatch(save);
  } catch (fault) {
    if (!(fault instanceof DoorError) || fault.entry === null) throw fault;
    const rest = cut(id, fault.entry);
    if (!rest) throw fault;
    wasCut.value = { id, entry: fault.entry, reason: fault.message };
    return loadMatch(rest);
  }
}
