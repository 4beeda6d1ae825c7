// Attributes of every table: cards and their flights, seats, the hand and the prompt.

import type { Stage } from "../match/stage";

declare global {
  interface DOMStringMap {
    /** A card of the hand that follows a pointer. Read by the page. */
    carried?: "";
    /** The place where the carried card would be played if it were dropped now. Read by the page. */
    aimed?: "";
    /** A tapped button or card that waits for a confirming tap. Read by the page. */
    asked?: "";
  }
}

declare module "preact" {
  interface PreactDOMAttributes {
    /** The card's name; empty on a place without a card. Read by the page. */
    "data-card"?: string;
    /** The card whose face is drawn here; a back has none. Read by tests. */
    "data-face"?: string;
    /** A card's name during changes: the element with the same name afterwards is where the card flies. Read by the page. */
    "data-fly"?: string;
    /** A place to which cards fly (`seat-2`), or from which they come (`hand`). Read by the page. */
    "data-place"?: string;
    /** New cards in here were played: they fly from the hand's place. Read by the page. */
    "data-played"?: "";
    /** The `data-place` to which the cards in this element fly when it disappears. Read by the page. */
    "data-leave"?: string;
    /** Points that fly to that `data-place` once a trick is complete. Read by the page. */
    "data-gain"?: string;
    /** The `data-fly` of two cards that join here: they meet on the way. Read by the page. */
    "data-joins"?: string;
    /** The `data-place` from which this card comes, out of a fan of backs. Read by the page. */
    "data-from"?: string;
    /** The number of cards in the `data-from` fan. Read by the page. */
    "data-fan"?: number;
    /** The table's fixed point: if it moves, the whole table has moved, and no card flies. Read by the page. */
    "data-ground"?: "";
    /** Clips its content: cards that fly out of it are drawn above it. Read by the page. */
    "data-clips"?: "";
    /** The game's name of a place on which a card of the hand may be dropped. Read by the page. */
    "data-takes"?: number;
    /** A part under a finished trick that is not drawn yet. Read by the page. */
    "data-later"?: boolean;
    /** The length of the log that the table shows. Read by tests. */
    "data-at"?: number;
    /** The point of view: everybody's table, an open hand, one person among bots, or a look after the action. Read by the page. */
    "data-stage"?: Stage["at"];
    /** The phase of the view. Read by tests. */
    "data-phase"?: string;
    /** The number of the seat to which this belongs. Read by tests. */
    "data-seat"?: number;
    /** The number of seats in the list. Read by the page. */
    "data-count"?: number;
    /** Moves the touched card of the hand by that many places. Read by tests. */
    "data-move"?: -1 | 1;
    /** The verb of the action that this button does. Read by the page. */
    "data-do"?: string;
    /** The button that confirms a tap, where the settings ask for that. Read by the page. */
    "data-confirm"?: "";
    /** The prompt, which takes the focus that has lost its place. Read by the page. */
    "data-question"?: "";
    /** The number of the seat whose hand is looked at out of turn. Read by tests. */
    "data-look"?: number;
    /** The number of a card in a hand on a phone. Read by the page. */
    "data-number"?: number;
    /** A term of the score sheet. Read by tests. */
    "data-term"?: string;
  }
}
