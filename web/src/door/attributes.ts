// The engine's state on the page's root element.

import type { EngineState } from "../engine/engine";

declare global {
  interface DOMStringMap {
    /** The engine's state. Read by tests. */
    engine?: EngineState["at"];
    /** The way in which the engine started: from the memory image, or plainly. Read by tests. */
    enginePath?: "snapshot" | "plain";
  }
}
