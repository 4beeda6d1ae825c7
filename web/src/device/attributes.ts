// Appearance on the page's root element, and protection from double taps.

export {};

declare global {
  interface DOMStringMap {
    /** The light or dark theme, or the system's choice. Read by the page. */
    theme?: "light" | "dark" | "system";
    /** `off` if nothing may move. Read by the page. */
    motion?: "on" | "off";
    /** The hand that taps: buttons are on its side. Read by the page. */
    side?: "left" | "right";
    /** The browser lacks a style without which no table is readable. Read by `rescue.js`. */
    old?: "";
    /** A layer that keeps the second tap of a double tap off new parts (`double-tap.ts`). Read by the page. */
    shield?: "";
    /** The directive by which the host's own policy forbids a part of the page (`first.js`). Read by the page. */
    forbidden?: string;
  }
}

declare module "preact" {
  interface PreactDOMAttributes {
    /** An accidental press here would cost much: the shield stays twice as long. Read by the page. */
    "data-weighs"?: "";
    /** New parts in here have no shield, because a player acts against the clock. Read by the page. */
    "data-rapid"?: "";
  }
}
