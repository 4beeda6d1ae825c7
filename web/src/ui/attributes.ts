// Attributes of every screen. A class is for looks, an attribute for what an element is; each names its reader.

export {};

declare module "preact" {
  interface PreactDOMAttributes {
    /** The name of a screen, or of a part that comes and goes: `table`, `result`, `noren`, `files`. Read by tests. */
    "data-testid"?: string;
    /** A match's id; in the scorebook its print. Read by the page. */
    "data-match"?: string;
    /** The name of a setting. Read by tests. */
    "data-setting"?: string;
    /** A value that can be chosen. Read by tests. */
    "data-value"?: string | number;
    /** The head of a cell's column, in words. Read by the styles of narrow screens. */
    "data-label"?: string | undefined;
  }
}
