// Attributes of this game alone.

export {};

declare module "preact" {
  interface PreactDOMAttributes {
    /** The number of a place on the board. Read by tests. */
    "data-cell"?: number;
    /** The card face up on a place; none on a covered one. Read by tests. */
    "data-up"?: string | null;
    /** A card face up beside the board. Read by tests. */
    "data-open"?: string;
    /** The event that a text explains. Read by tests. */
    "data-event"?: number;
    /** The card that a text explains. Read by tests. */
    "data-info"?: string;
  }
}
