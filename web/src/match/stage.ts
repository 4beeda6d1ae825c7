// The screen's states of a match at the table.
import type * as door from "../door/client";
import type { BaseView, Status } from "../door/door";

export type Stage =
  | { at: "opening" }
  /**
   * No hand is open: `seat` has to open its own, none while an action is pending, or while `next` acts automatically. A
   * seat that `looks` opens its hand out of turn, and can't act.
   */
  | { at: "table"; seat: number | null; next: number | null; looks: boolean; since: number; view: BaseView }
  /** The hand of `seat` is open; it last saw the table after `since` log entries. */
  | ({ at: "open"; seat: number; since: number } & door.Sight<BaseView>)
  /**
   * The hand of the only person is open, and it can't act: `next` acts automatically, a bot, or the person's own turn
   * begins once the trick was shown; none while an action is pending.
   */
  | { at: "watch"; seat: number; next: number | null; since: number; view: BaseView }
  /**
   * `seat` sees its hand and can't act: it has acted, with the cards that are `fresh` to it, or looks out of turn. The
   * device is passed to `next`.
   */
  | { at: "shown"; seat: number; since: number; view: BaseView; fresh: readonly string[]; next: number | null }
  /** The match has ended. */
  | { at: "over"; view: BaseView; status: Status; since: number }
  | { at: "unreadable"; reason: string };

/** The seat that acts automatically at this stage. */
export const goesOn = (stage: Stage): number | null =>
  stage.at === "table" || stage.at === "watch" ? stage.next : null;
