/** What the page asks of the service worker, which keeps the site's files: whether it is there, and to repair them. */
import { mayReloadFor } from "./boot-notes";
import { MANIFEST } from "./manifest";
import type { Repaired, RepairOrder } from "./messages";

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

const controller = (): ServiceWorker | null => serviceWorkers()?.controller ?? null;

/**
 * After a start that failed: whether something was wrong with what is kept, and is right now. Where only another
 * version is to be had the page is loaded anew, once.
 */
export async function isRepaired(): Promise<boolean> {
  const worker = controller();
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
