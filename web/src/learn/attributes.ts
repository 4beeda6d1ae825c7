// Attributes of lessons and of the pages of rules.

export {};

declare global {
  interface DOMStringMap {
    /** The number of a part in the picture of a table. Read by the page. */
    numbered?: string;
  }
}

declare module "preact" {
  interface PreactDOMAttributes {
    /** The id of a lesson's step. Read by tests. */
    "data-step"?: string;
    /** True once the step has ended. Read by the page. */
    "data-ended"?: boolean;
    /** The state of a step: still open, done, or done wrong. Read by tests. */
    "data-outcome"?: "open" | "done" | "wrong";
    /** A button that leaves a step: to the next one, to another try, to the solution, or home. Read by the page. */
    "data-way"?: "next" | "again" | "show" | "home";
    /** A value that answers a step's question. Read by the page. */
    "data-answer"?: string;
    /** The number of a clause of the rules. Read by tests. */
    "data-clause"?: string;
  }
}
