/**
 * Offline use of the site: whether this tab is ready for it, and whether a newer version waits. Nothing is cached
 * before {@link startOffline}, so that a first visit's engine does not share the network with it, and a newer version
 * never starts automatically: it would remove the files under a match. On a first visit the service worker answers this
 * tab once it has everything, at the request of the tab, whose start is over by then.
 */
import { signal } from "@preact/signals";
import { serviceWorkers } from "../browser/features";
import type { ClaimOrder } from "../engine/messages";
import { registerServiceWorker } from "../engine/own-scripts";
import { ownWorker, repair } from "../engine/repair";

export interface OfflineState {
  /** True if this browser can keep the site at all. */
  readonly supported: boolean;
  /** Every file of this version is on the machine, as the service worker has checked, which answers this tab. */
  readonly ready: boolean;
  /** The last fetched version is incomplete: something on the way has changed its files, or blocked them. */
  readonly failed: boolean;
  /** A newer version is there in full and waits for {@link applyUpdate}. */
  readonly updateWaiting: boolean;
}

/** Milliseconds after a start before the check of all stored files, so that the first table opens before. */
const LOOK_AFTER = 3000;
/** Milliseconds after which a page that is never closed asks for a newer version. */
const STALE_AFTER = 6 * 60 * 60 * 1000;

export const offline = signal<OfflineState>({
  supported: serviceWorkers() !== null,
  ready: false,
  failed: false,
  updateWaiting: false,
});
/** True once another tab has brought a newer version, whose files have taken the place of this page's. */
export const isReplaced = signal(false);

/** On a first visit, the tab has just become ready for a life without network. */
export const isNews = signal(false);

let isUpdating = false;
let isKept = false;
let registration: ServiceWorkerRegistration | null = null;
/** When the server was last asked for a newer version. */
let askedAt = 0;

function become(change: Partial<OfflineState>): void {
  offline.value = { ...offline.peek(), ...change };
}

let wasAnswered = ownWorker() !== null;

serviceWorkers()?.addEventListener("controllerchange", () => {
  const isOwn = ownWorker() !== null;
  if (wasAnswered) {
    isReplaced.value = !isUpdating;
    isKept = false; // the present files belong to another version
  } else isNews.value = isKept && isOwn;
  wasAnswered = isOwn;
  become({ ready: isKept && isOwn });
});

/** All files are there, which means something for this tab once it is answered with them. */
function keeps(worker: ServiceWorker): void {
  if (isReplaced.peek()) return;
  isKept = true;
  const order: ClaimOrder = { type: "CLAIM", script: import.meta.url };
  if (ownWorker()) become({ ready: true });
  else worker.postMessage(order);
}

/** Registers the service worker, once the page has nothing better to do; never throws. */
export async function startOffline(): Promise<void> {
  if (!offline.peek().supported || registration) return;
  registration = await registerServiceWorker("sw.js");
  if (!registration) return become({ supported: false });
  const { active } = registration;
  registration.addEventListener("updatefound", () => follow(registration?.installing));
  follow(registration.installing);
  lookForUpdate();
  if (!active) askedAt = Date.now();
  else {
    setTimeout(look, LOOK_AFTER, active);
    void lookForNewer(); // the browser's own check may have failed before this page could hear of it
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

/** Asks the server for a newer version where that was not done for hours; to be called while no match is on the screen. */
export async function lookForNewer(): Promise<void> {
  if (!registration || Date.now() - askedAt < STALE_AFTER) return;
  try {
    await registration.update();
    askedAt = Date.now();
  } catch {
    // without a network: the next time
  }
}

/** A version that comes in takes only files of the right length and hash, or does not come in. */
function follow(worker: ServiceWorker | null | undefined): void {
  if (!worker) return;
  let before = worker.state;
  worker.addEventListener("statechange", () => {
    lookForUpdate();
    if (worker.state === "installed") become({ failed: false });
    if (worker.state === "redundant" && before === "installing") become({ failed: true });
    if (worker.state === "activated") keeps(worker);
    before = worker.state;
  });
}

const lookForUpdate = (): void => become({ updateWaiting: Boolean(registration?.waiting && registration.active) });

/** Has the active worker look at all that it keeps, and repair it where it can. */
async function look(worker: ServiceWorker): Promise<void> {
  try {
    if ((await repair(worker, false)).wrong.length === 0) keeps(worker);
  } catch {
    // without an answer the state is unknown
  }
}
