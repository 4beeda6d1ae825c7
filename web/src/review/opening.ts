// The one door to what a match has hidden: it opens for a match that the rules call over, and for no other, whatever is
// stored about it, under whatever address; nor for a copy, as long as a match with the same deal is played here.
import { DoorError, views } from "../door/client";
import type { BaseView, Save, Status } from "../door/door";
import { reconcile } from "../saves/changes";
import { reasonOf } from "../saves/opening";
import type { Outcome, Seating } from "../saves/record";
import { isFromNewer, recordOf } from "../saves/records";
import { runningOn } from "../saves/same-deal";
import type { GameTable } from "../table/types";
import { type Course, courseOf, dealsOf } from "./course";

export interface Opened {
  readonly at: "open";
  readonly save: Save;
  /** How it ended. */
  readonly status: Status;
  /** What everybody saw at the end of each of its deals. */
  readonly deals: readonly BaseView[];
  readonly course: Course;
  readonly outcome: Outcome;
  readonly machines: Seating;
  /** What the players call it; empty for the game's own name. */
  readonly title: string;
}

export type Opening =
  | Opened
  | { at: "missing" | "unfinished" }
  /** A match with the same deal is still played: that one. */
  | { at: "same-deal"; running: string }
  /** The rules refuse it, or a newer page has stored it. */
  | { at: "unreadable"; reason: string };

/** Open a stored match to be gone through; null where the engine is dead, which has a screen of its own. */
export async function openFinished(id: string, table?: Pick<GameTable, "replay">): Promise<Opening | null> {
  try {
    await reconcile(id);
    if (isFromNewer(id)) throw new DoorError("newer", "a newer version of Tefuda has stored this match", null);
    const record = recordOf(id);
    if (!record || !table) return { at: "missing" };
    return await openSave(record.save, table, { ...record, id });
  } catch (fault) {
    const reason = reasonOf(fault);
    return reason === null ? null : { at: "unreadable", reason };
  }
}

const NOT_STORED = { id: null, machines: [], title: "" };

/** The same for a match that is not stored here. */
export async function openSave(
  save: Save,
  table: Pick<GameTable, "replay">,
  { id, machines, title }: Pick<Opened, "machines" | "title"> & { readonly id: string | null } = NOT_STORED,
): Promise<Opening> {
  const { status, deals: starts } = await views(save, [], []);
  const { over, winners, scores } = status;
  if (!over) return { at: "unfinished" };
  const running = runningOn(save, id);
  if (running !== null) return { at: "same-deal", running };
  const deals = await dealsOf(save, starts);
  const course = courseOf(deals, table);
  return { at: "open", save, status, deals, course, outcome: { winners, scores }, machines, title };
}
