// What may be taken back at the table.
import type { Acted, BaseView } from "../door/door";
import type { Seating } from "../saves/record";

/** Who acts: the seat, and what it had seen of the log; with its view where its hand is open. */
export interface Actor {
  readonly seat: number;
  readonly since: number;
  readonly view: BaseView | null;
}

/** An action that may be taken back. */
interface Step {
  /** How many entries its seat had seen before it. */
  readonly since: number;
  /** How many entries there were before it: those of bots that have acted since go with it. */
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

/** What may be taken back after a person's action. */
export function undoAfter(before: Undo, { undoable, log_length }: Acted, { seat, since }: Actor): Undo {
  const { steps, why } = before.seat === seat ? before : NOTHING_TO_UNDO;
  return undoable
    ? { seat, steps: [...steps, { since, length: log_length - 1 }], why }
    : { seat, steps: [], why: "seen" };
}

/** Returns what may be taken back after a bot's action: it goes with the action before it, if it showed people nothing. */
export function undoAfterBot(before: Undo, { undoable, learned }: Acted, bots: Seating): Undo {
  const isSeen = !undoable || learned.some((each) => !bots[each]);
  return isSeen ? { ...before, steps: [], why: "seen" } : before;
}
