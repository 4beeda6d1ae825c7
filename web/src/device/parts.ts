/** The site's parts as the service worker keeps them: each is what the build made, by length and hash, or not there. */
import { cacheNames, type WorkboxPlugin } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import type { Mended } from "../engine/messages";

/** What the build says of a part. */
export interface Part {
  /** Below the page's folder. */
  readonly url: string;
  readonly revision: string | null;
  readonly bytes: number;
  /** `sha256-` and the hash in base64; the browser holds what it fetches for the cache against it. */
  readonly integrity: string;
}

/**
 * Parts of up to so many bytes are held against their hash each time they are served: no script, style or text is
 * larger but Pyodide's. The others are looked at after each start and after one that failed ({@link Parts.mend}).
 */
const MOST_CHECKED = 256 << 10;
/** Milliseconds that one part may take to come. */
const PATIENCE = 20_000;

async function isRight(part: Part, response: Response | undefined): Promise<boolean> {
  const body = await response?.arrayBuffer();
  if (body?.byteLength !== part.bytes) return false;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return part.integrity === `sha256-${btoa(String.fromCharCode(...hash))}`;
}

export class Parts {
  readonly #parts: ReadonlyMap<string, Part>;
  #mending: Promise<Omit<Mended, "left">> | undefined;

  /** @param parts those that are precached already */
  constructor(parts: readonly Part[]) {
    this.#parts = new Map(parts.map((part) => [getCacheKeyForURL(part.url) ?? part.url, part]));
  }

  /** Treats what is wrong as if it were not kept; Workbox then fetches it and keeps that, if it is right. */
  readonly plugin: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
      const part = this.#parts.get(request.url);
      const isServed = event?.type !== "install";
      if (!cachedResponse || !part || (isServed && part.bytes > MOST_CHECKED)) return cachedResponse;
      // a look of its own: what a browser has compiled of a response goes with one that was not read before
      return (await this.#isKept(request.url, part)) ? cachedResponse : null;
    },
  };

  /** The part at that address, if it is kept and right. */
  async kept(url: string): Promise<Response | undefined> {
    const key = getCacheKeyForURL(url) ?? url;
    const part = this.#parts.get(key);
    return part && (await this.#isKept(key, part)) ? this.#match(key) : undefined;
  }

  /** Looks at every part, and fetches again what is missing or wrong. */
  mend(): Promise<Omit<Mended, "left">> {
    this.#mending ??= this.#mend().finally(() => {
      this.#mending = undefined;
    });
    return this.#mending;
  }

  async #mend(): Promise<Omit<Mended, "left">> {
    const mended: string[] = [];
    const wrong: string[] = [];
    for (const [key, part] of this.#parts) {
      if (await this.#isKept(key, part)) continue;
      ((await this.#fetchAgain(key, part)) ? mended : wrong).push(part.url);
    }
    return { mended, wrong };
  }

  async #match(key: string): Promise<Response | undefined> {
    return (await caches.open(cacheNames.precache)).match(key);
  }

  async #isKept(key: string, part: Part): Promise<boolean> {
    try {
      return await isRight(part, await this.#match(key));
    } catch {
      return false; // it can't even be read
    }
  }

  async #fetchAgain(key: string, { url, integrity }: Part): Promise<boolean> {
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
