// Attributes of this game alone.

export {};

declare module "preact" {
  interface PreactDOMAttributes {
    /** The button that changes to playing or to releasing. Read by tests. */
    "data-doing"?: "play" | "release";
  }
}
