/**
 * What a start knows of those before it, by two notes that outlast the page, which a browser that keeps nothing does without;
 * and what the page asks of the service worker, which keeps the site's files: whether it is there, and to repair them.
 */
import { MANIFEST } from "./manifest";
import type { Repaired, RepairOrder } from "./messages";

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

/** Milliseconds; one of an older version never answers. */
const PATIENCE = 60_000;

/** Has every file that is kept looked at, by length and hash, and what is wrong fetched again where there is a network. */
export function repair(worker: ServiceWorker, mayUnregister: boolean): Promise<Repaired> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Repaired>) => {
      port1.close();
      resolve(data);
    };
    setTimeout(reject, PATIENCE, new Error("the service worker does not answer"));
    const order: RepairOrder = { type: "REPAIR", mayUnregister };
    worker.postMessage(order, [port2]);
  });
}

/** None over plain http, nor in private windows of some browsers: there they are missing, undefined, or throw. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/**
 * After a start that failed: whether something was wrong with what is kept, and is right now. Where only another
 * version is to be had the page is loaded anew, once.
 */
export async function isRepaired(): Promise<boolean> {
  const worker = serviceWorkers()?.controller;
  if (!worker) return false;
  try {
    const { repaired, wrong, unregistered } = await repair(worker, true);
    if (unregistered && mayReloadFor(`${MANIFEST.build}-anew`)) {
      location.reload();
      return await new Promise(() => undefined);
    }
    return repaired.length > 0 && wrong.length === 0;
  } catch {
    return false;
  }
}
