// Undo at the table.
import type { Acted, BaseView } from "../door/door";
import type { Seating } from "../saves/record";

/** The actor: its seat, the length of its seen log, and its view if its hand is open. */
export interface Actor {
  readonly seat: number;
  readonly since: number;
  readonly view: BaseView | null;
}

/** An action that may be taken back. */
interface Step {
  /** Number of entries that its seat had seen before it. */
  readonly since: number;
  /** Number of entries before it: later ones of bots are undone with it. */
  readonly length: number;
}

/**
 * The actions of the present turn that may be taken back, the last one last; or why there are none. Which may is the
 * engine's word; the page knows who has had the device since, and after a reload it does not: then none may.
 */
export interface Undo {
  readonly seat: number;
  readonly steps: readonly Step[];
  readonly why: "nothing" | "seen";
}

export const NOTHING_TO_UNDO: Undo = { seat: -1, steps: [], why: "nothing" };

/** The possible undo after a person's action. */
export function undoAfter(before: Undo, { undoable, log_length }: Acted, { seat, since }: Actor): Undo {
  const { steps, why } = before.seat === seat ? before : NOTHING_TO_UNDO;
  return undoable
    ? { seat, steps: [...steps, { since, length: log_length - 1 }], why }
    : { seat, steps: [], why: "seen" };
}

/** Returns the possible undo after a bot's action: it covers the action before too, if it showed people nothing. */
export function undoAfterBot(before: Undo, { undoable, learned }: Acted, bots: Seating): Undo {
  const isSeen = !undoable || learned.some((each) => !bots[each]);
  return isSeen ? { ...before, steps: [], why: "seen" } : before;
}
