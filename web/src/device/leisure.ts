// The page's idle time: work that keeps processor and network busy waits for it.
import { listen } from "./listen";

/** Milliseconds without a tap, a key or another screen, after which no person is waiting. */
const QUIET_MS = 3000;
/** Milliseconds after which it comes all the same: some people never rest. */
const PATIENCE_MS = 15_000;
const BUSY = ["pointerdown", "click", "keydown", "hashchange"];

/** Call `then` once there was no input for a while and the page is idle. */
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
