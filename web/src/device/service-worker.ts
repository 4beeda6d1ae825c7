/**
 * The site without network: whether it is ready for that, and whether a newer one waits.
 * Nothing is cached before {@link startOffline}, so that a first visit's engine does not share the line with it, and
 * a newer version never comes by itself: it would pull the files from under a match.
 */

import { mend } from "../engine/keeper";
import { registerServiceWorker } from "../engine/own-scripts";

export interface OfflineState {
  /** Whether this browser can keep the site at all. */
  readonly supported: boolean;
  /** Every file of this version is on the machine, as its keeper has checked. */
  readonly ready: boolean;
  /** A newer version is there in full and waits for {@link applyUpdate}. */
  readonly updateWaiting: boolean;
}

const listeners = new Set<(state: OfflineState) => void>();
let isUpdating = false;
let registration: ServiceWorkerRegistration | undefined;
let state: OfflineState = { supported: hasServiceWorkers(), ready: false, updateWaiting: false };

/** Not over plain http, nor in private windows of some browsers: there it is missing, undefined, or throws. */
function hasServiceWorkers(): boolean {
  try {
    return Boolean(navigator.serviceWorker);
  } catch {
    return false;
  }
}

function become(change: Partial<OfflineState>): void {
  const next = { ...state, ...change };
  const isSame = Object.entries(next).every(([name, value]) => state[name as keyof OfflineState] === value);
  if (isSame) return;
  state = next;
  for (const listener of listeners) listener(state);
}

/** Calls `listener` now and on every change; returns a function that unsubscribes. */
export function watchOffline(listener: (state: OfflineState) => void): () => void {
  listeners.add(listener);
  listener(state);
  return () => listeners.delete(listener);
}

/** Calls `listener` when another tab has brought a newer version, whose files have taken the place of this one's. */
export function watchReplaced(listener: () => void): void {
  if (!state.supported) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => isUpdating || listener());
}

/** Registers the service worker, once the page has nothing better to do; never throws. */
export async function startOffline(): Promise<void> {
  if (!state.supported || registration) return;
  try {
    registration = await registerServiceWorker("sw.js");
  } catch {
    become({ supported: false }); // private windows of some browsers, or a host without https
    return;
  }
  registration.addEventListener("updatefound", () => follow(registration?.installing));
  follow(registration.installing);
  await look();
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

function follow(worker: ServiceWorker | null | undefined): void {
  worker?.addEventListener("statechange", () => void look());
}

/** Takes the state from the registration and, for `ready`, from the active worker's own look into its cache. */
async function look(): Promise<void> {
  const active = registration?.active;
  become({ updateWaiting: Boolean(registration?.waiting && active) });
  if (active) become({ ready: await isComplete(active) });
}

/** A look at all that is kept, which mends it where it can. */
async function isComplete(worker: ServiceWorker): Promise<boolean> {
  try {
    return (await mend(worker, false)).wrong.length === 0;
  } catch {
    return false;
  }
}
