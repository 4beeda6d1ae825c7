/** A page's files in its service worker's cache: each equals the build's, by length and hash, or is missing. */
import type { WorkboxPlugin } from "workbox-core";
import { hashOf } from "../engine/kept";
import type { Repaired, RepairOrder } from "../engine/messages";

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
/** Text in the page of every version. */
const IS_OURS = /<title>[^<]*Tefuda/;

async function isRight(entry: PrecacheEntry, response: Response | undefined): Promise<boolean> {
  if (response?.redirected) return false; // browsers show an error instead of it, if somebody goes there
  const body = await response?.arrayBuffer();
  if (body?.byteLength !== entry.bytes) return false;
  return entry.integrity === `sha256-${await hashOf(body)}`;
}

/** The server's own page, of any version. */
async function isOnServer(page: string): Promise<boolean> {
  try {
    const response = await fetch(page, { cache: "no-store", credentials: "same-origin" });
    return response.ok && IS_OURS.test(await response.text());
  } catch {
    return false;
  }
}

type Found = Omit<Repaired, "unregistered">;

export class Precache {
  #repairing: Promise<Found> | undefined;

  /** @param entries by their keys in the cache of this name */
  constructor(
    private readonly cache: string,
    private readonly entries: ReadonlyMap<string, PrecacheEntry>,
  ) {}

  /** Treats a wrong file as missing; Workbox then fetches it and stores that, if it is right. */
  readonly plugin: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
      const entry = this.entries.get(request.url);
      const isServed = event?.type !== "install";
      if (!cachedResponse || !entry || (isServed && entry.bytes > MOST_CHECKED)) return cachedResponse;
      // a separate read: the browser's compiled code is attached to a response that was not read before
      return (await this.#isKept(request.url, entry)) ? cachedResponse : null;
    },
  };

  /** Resolves to the right file of a key, which is fetched if it is missing or wrong. */
  async right(key: string, cache: RequestCache = "reload"): Promise<Response | undefined> {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const isThere = (await this.#isKept(key, entry)) || (await this.#fetchAgain(key, entry, cache));
    return isThere ? this.#match(key) : undefined;
  }

  repair(): Promise<Found> {
    this.#repairing ??= this.#repairAll().finally(() => {
      this.#repairing = undefined;
    });
    return this.#repairing;
  }

  /** Repairs; if that fails, and the server has a page, this version may unregister: the next load is the server's. */
  async obey({ mayUnregister }: RepairOrder, registration: ServiceWorkerRegistration, page: string): Promise<Repaired> {
    const found = await this.repair();
    const leaves = mayUnregister && found.wrong.length > 0 && (await isOnServer(page));
    return { ...found, unregistered: leaves && (await registration.unregister()) };
  }

  async #repairAll(): Promise<Found> {
    const repaired: string[] = [];
    const wrong: string[] = [];
    for (const [key, entry] of this.entries) {
      if (await this.#isKept(key, entry)) continue;
      ((await this.#fetchAgain(key, entry, "reload")) ? repaired : wrong).push(entry.url);
    }
    return { repaired, wrong };
  }

  async #match(key: string): Promise<Response | undefined> {
    return (await caches.open(this.cache)).match(key);
  }

  async #isKept(key: string, entry: PrecacheEntry): Promise<boolean> {
    try {
      return await isRight(entry, await this.#match(key));
    } catch {
      return false; // it can't even be read
    }
  }

  async #fetchAgain(key: string, { url, integrity }: PrecacheEntry, cache: RequestCache): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(url, { integrity, signal, cache, credentials: "same-origin" });
      if (!response.ok) return false;
      const { headers, redirected } = response;
      const plain = redirected ? new Response(await response.blob(), { headers }) : response;
      await (await caches.open(this.cache)).put(key, plain);
      return true;
    } catch {
      return false;
    }
  }
}
