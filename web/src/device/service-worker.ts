/**
 * The site without network: whether it is ready for that, and whether a newer one waits.
 * Nothing is cached before {@link startOffline}, so that a first visit's engine does not share the line with it, and
 * a newer version never comes by itself: it would pull the files from under a match.
 */
import { signal } from "@preact/signals";
import { registerServiceWorker } from "../engine/own-scripts";
import { repair, serviceWorkers } from "../engine/repair";

export interface OfflineState {
  /** Whether this browser can keep the site at all. */
  readonly supported: boolean;
  /** Every file of this version is on the machine, as the service worker has checked. */
  readonly ready: boolean;
  /** A newer version is there in full and waits for {@link applyUpdate}. */
  readonly updateWaiting: boolean;
}

/** Milliseconds after a start: all that is kept is read for a look at it, and the first table is to be opened before. */
const LOOK_AFTER = 3000;

export const offline = signal<OfflineState>({
  supported: serviceWorkers() !== null,
  ready: false,
  updateWaiting: false,
});
/** True once another tab has brought a newer version, whose files have taken the place of this page's. */
export const isReplaced = signal(false);

let isUpdating = false;
let registration: ServiceWorkerRegistration | undefined;

function become(change: Partial<OfflineState>): void {
  offline.value = { ...offline.peek(), ...change };
}

serviceWorkers()?.addEventListener("controllerchange", () => {
  isReplaced.value = !isUpdating;
});

/** Registers the service worker, once the page has nothing better to do; never throws. */
export async function startOffline(): Promise<void> {
  if (!offline.peek().supported || registration) return;
  registration = await registered();
  if (!registration) return become({ supported: false });
  const { active } = registration;
  registration.addEventListener("updatefound", () => follow(registration?.installing));
  follow(registration.installing);
  lookForUpdate();
  if (active) setTimeout(look, LOOK_AFTER, active);
}

/** None in private windows of some browsers, on a host without https, nor where something else keeps it off. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await registerServiceWorker("sw.js");
  } catch {
    return undefined;
  }
}

/** Lets the waiting version take over and reloads into it; save first. Without a waiting version nothing happens. */
export async function applyUpdate(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting) return;
  isUpdating = true;
  const active = new Promise<void>((resolve) => {
    waiting.addEventListener("statechange", () => waiting.state === "activated" && resolve());
  });
  waiting.postMessage({ type: "SKIP_WAITING" });
  await active;
  location.reload();
}

/** A version that comes in takes only files of the right length and hash, or does not come in. */
function follow(worker: ServiceWorker | null | undefined): void {
  worker?.addEventListener("statechange", () => {
    lookForUpdate();
    if (worker.state === "activated") become({ ready: true });
  });
}

const lookForUpdate = (): void => become({ updateWaiting: Boolean(registration?.waiting && registration.active) });

/** Has the active worker look at all that it keeps, and repair it where it can. */
async function look(worker: ServiceWorker): Promise<void> {
  try {
    become({ ready: (await repair(worker, false)).wrong.length === 0 });
  } catch {
    become({ ready: false });
  }
}
