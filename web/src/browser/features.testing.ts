// Browsers without the features that the page can spare, and browsers that have them and refuse.
import { vi } from "vitest";

const OF_NAVIGATOR = ["locks", "serviceWorker", "share", "canShare", "clipboard", "wakeLock", "storage", "vibrate"];
const STORES = ["localStorage", "sessionStorage"];
const OF_WINDOW = ["BroadcastChannel", "caches", "indexedDB", "print"];

const set = (target: object, name: string, property: PropertyDescriptor) =>
  Object.defineProperty(target, name, { configurable: true, ...property });

/** Gives the page other features until the test's end, each with this property. */
function change(property: PropertyDescriptor, ofWindow = [...OF_WINDOW, ...STORES]): void {
  const navigator = Object.create(globalThis.navigator ?? {});
  for (const name of OF_NAVIGATOR) set(navigator, name, property);
  vi.stubGlobal("navigator", navigator);
  for (const name of ofWindow) {
    vi.stubGlobal(name, undefined); // which the test's end undoes
    set(globalThis, name, property);
  }
}

/** Takes all features away. */
export const withoutFeatures = (): void => change({ value: undefined });

const denied = (): never => {
  throw new DOMException("denied", "SecurityError");
};

/** Has every look at a feature throw. */
export const forbidFeatures = (): void => change({ get: denied });

/** A feature that is there, and each of whose methods ends as `refuse` does. */
const refusing = (refuse: () => unknown): unknown =>
  new Proxy(function feature() {}, {
    apply: refuse,
    construct: denied,
    get: (_, name) => (name === "then" ? undefined : refusing(refuse)),
  });

/** Has every use of a feature throw. */
export const refuseFeatures = (): void => change({ value: refusing(denied) });

/** Has every use of a feature reject; the two stores have no promises. */
export const rejectFeatures = (): void =>
  change({ value: refusing(() => Promise.reject(new DOMException("denied", "NotAllowedError"))) }, OF_WINDOW);
