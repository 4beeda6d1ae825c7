/** Two notes that outlast the page; a browser that keeps nothing does without. */

const OFF = "tefuda:1:snapshot-off:";
const RELOADED = "tefuda:reloaded-for:";

function guarded<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** Whether the memory image of this build did not load here once. */
export const isSnapshotOff = (build: string): boolean =>
  guarded(() => localStorage.getItem(OFF + build) !== null, false);

/** Notes that it did not, and forgets what was noted about other builds. */
export function noteSnapshotOff(build: string, why: string): void {
  guarded(() => {
    const old = Object.keys(localStorage).filter((key) => key.startsWith(OFF));
    for (const key of old) localStorage.removeItem(key);
    localStorage.setItem(OFF + build, why.slice(0, 200));
  }, undefined);
}

/**
 * Whether this tab may reload for the sake of a worker of another build: once. Where that can't be noted, never:
 * better no game than a page that reloads for ever.
 */
export function mayReloadFor(build: string): boolean {
  return guarded(() => {
    if (sessionStorage.getItem(RELOADED + build) !== null) return false;
    sessionStorage.setItem(RELOADED + build, "1");
    return true;
  }, false);
}
