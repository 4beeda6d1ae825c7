/** The site's files in the service worker's cache: each equals the build's, by length and hash, or is missing. */
import { cacheNames, type WorkboxPlugin } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import { hashOf } from "../engine/kept";
import type { Repaired } from "../engine/messages";

export interface PrecacheEntry {
  /** Below the page's folder. */
  readonly url: string;
  readonly revision: string | null;
  readonly bytes: number;
  /** `sha256-` and the hash in base64; the browser checks each file that it fetches for the cache against it. */
  readonly integrity: string;
  /** The page's own text, as the build made it: the service worker carries it. */
  readonly text?: string;
}

/**
 * Largest file, in bytes, that is checked against its hash each time it is served: no script, style or text is larger
 * except Pyodide's. The others are checked after each start and after a failed one ({@link Precache.repair}).
 */
const MOST_CHECKED = 256 << 10;
const PATIENCE = 20_000;

async function isRight(entry: PrecacheEntry, response: Response | undefined): Promise<boolean> {
  const body = await response?.arrayBuffer();
  if (body?.byteLength !== entry.bytes) return false;
  return entry.integrity === `sha256-${await hashOf(body)}`;
}

export class Precache {
  readonly #entries: ReadonlyMap<string, PrecacheEntry>;
  #repairing: Promise<Omit<Repaired, "unregistered">> | undefined;

  constructor(entries: readonly PrecacheEntry[]) {
    this.#entries = new Map(entries.map((entry) => [getCacheKeyForURL(entry.url) ?? entry.url, entry]));
  }

  /** Treats a wrong file as missing; Workbox then fetches it and stores that, if it is right. */
  readonly plugin: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
      const entry = this.#entries.get(request.url);
      const isServed = event?.type !== "install";
      if (!cachedResponse || !entry || (isServed && entry.bytes > MOST_CHECKED)) return cachedResponse;
      // a separate read: the browser's compiled code is attached to a response that was not read before
      return (await this.#isKept(request.url, entry)) ? cachedResponse : null;
    },
  };

  repair(): Promise<Omit<Repaired, "unregistered">> {
    this.#repairing ??= this.#repairAll().finally(() => {
      this.#repairing = undefined;
    });
    return this.#repairing;
  }

  async #repairAll(): Promise<Omit<Repaired, "unregistered">> {
    const repaired: string[] = [];
    const wrong: string[] = [];
    for (const [key, entry] of this.#entries) {
      if (await this.#isKept(key, entry)) continue;
      ((await this.#fetchAgain(key, entry)) ? repaired : wrong).push(entry.url);
    }
    return { repaired, wrong };
  }

  async #match(key: string): Promise<Response | undefined> {
    return (await caches.open(cacheNames.precache)).match(key);
  }

  async #isKept(key: string, entry: PrecacheEntry): Promise<boolean> {
    try {
      return await isRight(entry, await this.#match(key));
    } catch {
      return false; // it can't even be read
    }
  }

  async #fetchAgain(key: string, { url, integrity }: PrecacheEntry): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(url, { integrity, signal, cache: "reload", credentials: "same-origin" });
      if (!response.ok) return false;
      await (await caches.open(cacheNames.precache)).put(key, response);
      return true;
    } catch {
      return false;
    }
  }
}
