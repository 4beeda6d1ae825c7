// Kept answers of the network, for the page and its workers: none over plain http, nor in private windows of some browsers.
import { ifAnswered } from "./if-any";

/** Resolves to a kept answer; null if there is none. */
export const keptAnswer = (address: string, options?: MultiCacheQueryOptions): Promise<Response | null> =>
  ifAnswered(() => caches.match(address, options));

/** Resolves to an empty cache of that name. */
export const newCache = (name: string): Promise<Cache | null> =>
  ifAnswered(async () => {
    await caches.delete(name);
    return caches.open(name);
  });
