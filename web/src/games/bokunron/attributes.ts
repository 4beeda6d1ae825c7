// Attributes of this game alone.

export {};

declare module "preact" {
  interface PreactDOMAttributes {
    /** The suit of a place for chips. Read by tests. */
    "data-suit"?: string;
    /** A button that puts that many chips on the chosen place. Read by tests. */
    "data-chips"?: number;
    /** A button that plays the chosen cards with this one face up. Read by tests. */
    "data-up"?: string | null;
    /** A button that puts that card into the plaza. Read by tests. */
    "data-pick"?: string;
    /** Whether the played cards are face up, `yes` or `no`. Read by the page. */
    "data-open"?: string;
  }
}
