// Matches of the deal of the day: the one that counts, and any number for practice.
import type { Save } from "../door/door";
import { reconcile } from "./changes";
import { type Day, dayOf, idOf, newPracticeId } from "./day";
import { noteBegun, noteMatch, wasBegun } from "./day-book";
import { matches, refresh } from "./list";
import { type Fields, recordAround, type Seating, seatingOf } from "./record";
import { isFromNewer, recordOf } from "./records";
import { hold, putInHand } from "./stored-match";

/** A deal of the day as it is played. */
export interface DayTable {
  readonly save: Save;
  readonly rules: number;
  readonly machines: Seating;
  readonly playSettings: Fields | null;
}

const recordOn = ({ save, rules, machines, playSettings }: DayTable) => ({
  ...recordAround(save, rules),
  machines: seatingOf(machines, save.seats.length),
  playSettings,
});

/** Whether anything is stored of a day's match that counts: it is gone on with, not begun anew. */
export async function isBegun(day: Day): Promise<boolean> {
  const id = idOf(day);
  await reconcile(id);
  return isFromNewer(id) || recordOf(id) !== null;
}

/**
 * Store the match of a day that counts, unless some tab has begun it; returns its id. Nobody has hints in it. Once it was
 * begun and is gone, it is a match for practice.
 */
export async function begin(day: Day, table: DayTable): Promise<string> {
  const id = idOf(day);
  if (await isBegun(day)) return id;
  if (wasBegun(day)) return practise(day, table);
  await putInHand(id, { ...recordOn(table), hints: null });
  hold(id, null); // another tab's may have come first: what is stored is what is played
  await noteBegun(day);
  refresh();
  return id;
}

/** Store a match of a day's deal for practice, beside the one that counted if that is over; returns its id. */
export async function practise(day: Day, table: DayTable): Promise<string> {
  const id = newPracticeId(day);
  const outcome = recordOf(idOf(day))?.outcome ?? null;
  const origin = outcome && { id: idOf(day), step: 0, outcome };
  await putInHand(id, { ...recordOn(table), origin });
  refresh();
  return id;
}

/** Note all days' matches as they stand, should a stop have come between that and their beginning or end; then shows them. */
export async function noteAll(): Promise<void> {
  refresh();
  for (const { id } of matches.value) {
    const record = dayOf(id)?.counts ? recordOf(id) : null;
    if (record) await noteMatch(id, record);
  }
  refresh();
}
