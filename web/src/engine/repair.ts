/**
 * A start's knowledge of earlier ones, in two notes that outlast the page (a browser without storage works without
 * them); and the page's requests to the service worker, which stores the site's files: whether it is there, and to
 * repair them.
 */

import { ifAny } from "../browser/everywhere";
import { localStore, serviceWorkers, tabStore } from "../browser/features";
import { MANIFEST } from "./manifest";
import type { Repaired, RepairOrder } from "./messages";

const OFF = "tefuda:1:snapshot-off:";
const RELOADED = "tefuda:reloaded-for:";

/** Returns whether the memory image of this build once failed to load here. */
export const isSnapshotOff = (build: string): boolean => ifAny(() => localStore()?.getItem(OFF + build)) !== null;

/** Records that it did not, and deletes the notes on other builds. */
export function noteSnapshotOff(build: string, why: string): void {
  const store = localStore();
  ifAny(() => {
    const old = Object.keys(store ?? {}).filter((key) => key.startsWith(OFF));
    for (const key of old) store?.removeItem(key);
    store?.setItem(OFF + build, why.slice(0, 200));
  });
}

/**
 * Returns whether this tab may reload because of a worker of another build: once. If that can't be recorded, never: better no
 * game than a page that reloads endlessly.
 */
export function mayReloadFor(build: string): boolean {
  const store = tabStore();
  const isNoted = () => ifAny(() => store?.getItem(RELOADED + build)) !== null;
  if (isNoted()) return false;
  ifAny(() => store?.setItem(RELOADED + build, "1"));
  return isNoted();
}

/** Milliseconds; one of an older version never answers. */
const PATIENCE = 60_000;

/** Makes the service worker check every stored file by length and hash, and fetch wrong ones again if possible. */
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

/** The page's own service worker, if that answers the page: another copy of the site may be in a folder above. */
export function ownWorker(): ServiceWorker | null {
  const worker = serviceWorkers()?.controller;
  return worker?.scriptURL === new URL("sw.js", document.baseURI).href ? worker : null;
}

/**
 * Resolves to whether a fault in the stored files was found and repaired after a failed start. If only another version
 * is available, the page is reloaded once.
 */
export async function isRepaired(): Promise<boolean> {
  const worker = ownWorker();
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
