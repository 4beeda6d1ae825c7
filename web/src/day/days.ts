// Matches of the deal of the day: the one that counts, and any number for practice.
import { begin as beginMatch, type Dealt, discard } from "../match/begin";
import { isFirst } from "../saves/kept-match";
import { headOf, matches, refresh } from "../saves/list";
import { readMatch } from "../saves/matches";
import { wasOpened } from "../saves/opened";
import { dealtOf } from "../saves/print";
import type { Changes } from "../saves/record";
import { type Day, dayOf, idOf, newPracticeId } from "./day";
import { noteBegun, noteMatch, wasBegun } from "./day-book";

export interface DayTable {
  readonly dealt: Dealt;
  readonly changes: Pick<Changes, "bots" | "settings">;
}

/**
 * Stores the match of a day that counts, unless some tab has begun it; returns its id. It has no hints. If it was begun
 * and deleted, or its deal was opened here before, a match for practice is stored.
 */
export async function begin(day: Day, table: DayTable): Promise<string> {
  const id = idOf(day);
  if (await readMatch(id)) {
    discard(table.dealt);
    return id;
  }
  const isKnown = wasBegun(day) || (await wasOpened(dealtOf(table.dealt.save)));
  if (isKnown) {
    await noteBegun(day);
    return practise(day, table);
  }
  await isFirst(beginMatch(table.dealt.save, { ...table.changes, hints: null }, table.dealt, id)); // else that is played
  await noteBegun(day);
  return id;
}

/** Stores a match of a day's deal for practice, in addition to the counted one if that is over; returns its id. */
export function practise(day: Day, { dealt, changes }: DayTable): Promise<string> {
  const outcome = headOf(idOf(day))?.outcome ?? null;
  const origin = outcome && { id: idOf(day), step: 0, outcome };
  return beginMatch(dealt.save, { ...changes, origin }, dealt, newPracticeId(day));
}

/** Notes all days' matches as they are, should a stop have come between that and their beginning or end. */
export async function noteAll(): Promise<void> {
  await refresh();
  for (const head of matches.value) if (dayOf(head.id)?.counts) await noteMatch(head);
}
