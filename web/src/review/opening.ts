// The one way to a match's hidden hands: it opens only for a match that is over by the rules, for any stored data and
// at any address. If a match with the same deal is played here, it asks first: that one no longer counts once its hands
// were seen.
import { views } from "../door/client";
import type { BaseView, Save, Status } from "../door/door";
import { reasonOf } from "../match/opening";
import { readMatch } from "../saves/matches";
import { openDeal, runningOn } from "../saves/opened";
import { dealtOf } from "../saves/print";
import { type Outcome, type Seating, type StoredMatch, saveOf } from "../saves/record";
import type { GameTable } from "../table/types";
import { type Course, courseOf, dealsOf } from "./course";

export interface Opened {
  readonly at: "open";
  readonly save: Save;
  readonly status: Status;
  /** Everyone's view at the end of each of its deals. */
  readonly deals: readonly BaseView[];
  readonly course: Course;
  readonly outcome: Outcome;
  /** The match as it is stored here; null for one that came by a link. */
  readonly match: StoredMatch | null;
  readonly bots: Seating;
}

/** The access to a finished match's hands, or the reason against it. */
export type Access =
  | Opened
  | { at: "missing" | "unfinished" }
  /** A match with the same deal is still played: the user has to agree that it no longer counts. */
  | { at: "same-deal"; running: string }
  /** The rules refuse it, or a newer page has stored it. */
  | { at: "unreadable"; reason: string };

/**
 * The purpose of opening a finished match: to show its hands, with a question if a match of the deal is running; to
 * show them after the user has agreed; or its outcome alone.
 */
export type Want = "hands" | "agreed" | "outcome";

/** Opens a stored match for a replay; null if the engine is dead, which has its own screen. */
export async function openFinished(
  id: string,
  table?: Pick<GameTable, "replay">,
  want: Want = "hands",
): Promise<Access | null> {
  try {
    const match = await readMatch(id);
    if (!match || !table) return { at: "missing" };
    return await openSave(saveOf(match), table, match, want);
  } catch (fault) {
    const reason = reasonOf(fault);
    return reason === null ? null : { at: "unreadable", reason };
  }
}

/** The same for a match that is not stored here. */
export async function openSave(
  save: Save,
  table: Pick<GameTable, "replay">,
  match: StoredMatch | null = null,
  want: Want = "hands",
): Promise<Access> {
  const { status, deals: starts } = await views(save, [], []);
  const { over, winners, scores } = status;
  if (!over) return { at: "unfinished" };
  const dealt = dealtOf(save);
  const running = want === "hands" ? await runningOn(dealt, match?.head.id ?? null) : null;
  if (running !== null) return { at: "same-deal", running };
  if (want !== "outcome") await openDeal(dealt);
  const deals = await dealsOf(save, starts);
  const course = courseOf(deals, table);
  const outcome = { winners, scores, standing: deals.at(-1)?.standing ?? [] };
  return { at: "open", save, status, deals, course, outcome, match, bots: match?.head.bots ?? [] };
}
