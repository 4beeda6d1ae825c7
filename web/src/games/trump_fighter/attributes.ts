// Attributes of this game alone.

import type { JudgedCall } from "./shapes";

declare global {
  interface DOMStringMap {
    /** A card that hangs on a finger. Read by the page. */
    dragged?: "";
    /** The spot over which a card waits until the engine has moved it there. Read by the page. */
    over?: string;
  }
}

declare module "preact" {
  interface PreactDOMAttributes {
    /** A player's half of the screen, by the seat. Read by the page. */
    "data-half"?: number;
    /** A spot of a half's field; the card on it is its `data-card`. Read by the page. */
    "data-spot"?: number;
    /** A card of a half's hand. Read by the page. */
    "data-hand-card"?: string;
    /** The button by which the seat is ready. Read by tests. */
    "data-ready"?: number;
    /** The button by which the seat calls. Read by tests. */
    "data-call"?: number;
    /** The button by which the seat takes its prepared action back. Read by tests. */
    "data-set"?: number;
    /** The button by which seat 1 does nothing in its turn against a bot. Read by tests. */
    "data-pass"?: 1;
    /** The button by which the seat is back at the table. Read by tests. */
    "data-back"?: number;
    /** The button by which the seat says that nobody wants to act. Read by tests. */
    "data-agree"?: number;
    /** The name of a person who waits in a relay: seat of the side, place. Read by tests. */
    "data-reserve"?: string;
    /** The seat that must move while the standstill's clock runs. Read by the page. */
    "data-bound"?: number | null;
    /** Shows the seat that a call was made. Read by tests. */
    "data-strike"?: number;
    /** Whether a call was right, and why. Read by tests. */
    "data-right"?: JudgedCall["right"];
    /** A skill, by its id. Read by tests. */
    "data-skill"?: string;
    /** The explanation of a skill, by its id. Read by tests. */
    "data-help"?: string;
    /** The button that shows this seat the opponent's skills the right way up. Read by tests. */
    "data-across"?: number;
    /** A fighter to look at, by its id. Read by tests. */
    "data-fighter"?: string;
    /** The button that chooses that fighter. Read by tests. */
    "data-take"?: string;
    /** A key that can be set: seat, row, place. Read by tests. */
    "data-key"?: string;
  }
}
