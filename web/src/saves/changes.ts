// Changing what is stored: where something newer is stored by then, that is brought back and changed instead.
import { drop, type Kept, keptOf } from "./journal";
import { isFromNewer, NEWER, readSlots, supersedes, unsealed, writeSlot } from "./slots";
import { remove } from "./storage";
import { keyOf, Overwritten, removeLocally, type StoredMatch, take, takeAt } from "./stored-match";

/** How often another tab may come first. */
const MOST_TRIES = 5;

/** Stores a match in another form; false where something newer is stored by now. */
type Alter = (match: StoredMatch) => Promise<boolean>;

/** Whether what the journal has is newer than what local storage has. */
function isNewerThanStored(id: string, kept: Kept): boolean {
  const slot = readSlots(keyOf(id));
  return slot !== NEWER && (slot === null || supersedes(kept, slot));
}

/** Bring into local storage what the journal has of a match, if that is newer; what can't be read is dropped. */
export async function reconcile(id: string): Promise<void> {
  const kept = await keptOf(id);
  if (!kept || !isNewerThanStored(id, kept)) return;
  if (kept.gone) removeLocally(id);
  else if (!unsealed(kept.text) && !isFromNewer(kept.text)) await drop(id);
  else if (writeSlot(keyOf(id), kept.number, kept.text)) remove(keyOf(id)); // the first version's record
}

/** Change what `found` finds; where something newer is stored, that is brought back and changed. */
async function retrying(id: string, found: () => StoredMatch, alter: Alter) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const match = found();
    if (await alter(match)) return match;
    await reconcile(id);
  }
  throw new Overwritten(id);
}

/** Change a match, whatever another tab has done with it; throws {@link Overwritten} where it has deleted it. */
export const change = (id: string, alter: Alter): Promise<StoredMatch> => retrying(id, () => take(id), alter);

/** Change a match whose log is `steps` long; throws {@link Overwritten} where another log is stored by now. */
export const changeAt = (id: string, steps: number, alter: Alter): Promise<StoredMatch> =>
  retrying(id, () => takeAt(id, steps), alter);
