// The steps of each game's lesson that were done on this device.
import * as v from "valibot";
import { StoredDocument } from "../saves/documents";

/** The last step of every lesson: a short match. */
export const LAST_STEP = "match";

const done = new StoredDocument("lessons", v.record(v.string(), v.array(v.string())), {});

export const stepsDone = (game: string): readonly string[] => done.now.value[game] ?? [];

export async function keepStepDone(game: string, step: string): Promise<void> {
  if (stepsDone(game).includes(step)) return;
  await done.change((all) => ({ ...all, [game]: [...new Set([...(all[game] ?? []), step])] }));
}
