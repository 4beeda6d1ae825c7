// Attributes of the gallery.

export {};

declare module "preact" {
  interface PreactDOMAttributes {
    /** A part, by the name of its file. Read by tests. */
    "data-part"?: string;
    /** The id of the game to which this belongs. Read by the page. */
    "data-game"?: string;
  }
}
