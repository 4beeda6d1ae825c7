// Properties of a table on which nothing can be done: a picture, the past, or the table of another tab.
import type { Closed, TableProps } from "./types";

const nothing = () => undefined;

export const STILL: Omit<TableProps, "view"> = {
  legal: [],
  complete: true,
  since: 0,
  closed: null,
  shown: null,
  refusal: null,
  forgetRefusal: nothing,
  act: nothing,
  explain: nothing,
  check: async () => null,
};

/** Returns the closed hands' place of such a table: an empty one. */
export const stillClosed = (crest: string, isOwnOpen = false): Closed => ({
  seat: null,
  crest,
  actor: null,
  waits: { seat: null, isMachine: false, isOwnOpen, onHurry: nothing },
  isPast: true,
  onTakeBack: nothing,
  onOpen: nothing,
});
