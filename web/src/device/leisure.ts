// When the page has nothing better to do: what keeps processor and line busy waits until then.
import { listen } from "./listen";

/** Milliseconds without a tap, a key or another screen, after which nobody waits for anything any more. */
const QUIET_MS = 3000;
/** Milliseconds after which it comes all the same: some people never rest. */
const PATIENCE_MS = 15_000;
const BUSY = ["pointerdown", "click", "keydown", "hashchange"];

/** Call `then` once nobody has done anything for a while and the page is idle. */
export function atLeisure(then: () => void): void {
  const idle = () => {
    stop();
    clearTimeout(quiet);
    clearTimeout(late);
    if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: QUIET_MS });
    else then();
  };
  let quiet = setTimeout(idle, QUIET_MS);
  const late = setTimeout(idle, PATIENCE_MS);
  const stop = listen(
    window,
    BUSY,
    () => {
      clearTimeout(quiet);
      quiet = setTimeout(idle, QUIET_MS);
    },
    { capture: true, passive: true },
  );
}
