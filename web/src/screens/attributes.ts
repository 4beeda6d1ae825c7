// Attributes of the set-up.

export {};

declare module "preact" {
  interface PreactDOMAttributes {
    /** The number of a seat whose player is chosen: a person, or a bot of a level. Read by tests. */
    "data-who"?: number;
  }
}
