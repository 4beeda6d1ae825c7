/** The files unpacked by a start, kept for the next one: unpacking takes as long as all the rest of a start. */

/** The cache is this site's own: other apps, and other copies of this one, may live on the same origin. */
const cacheFor = (address: string): string => `tefuda-unpacked-${address.replace(/engine\/[^/]*\/[^/]*$/, "")}`;
/** Its header, with the hash that its contents had when they were kept. */
const HASH = "x-hash";

/** SHA-256, in base64. */
export async function hashOf(contents: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", contents));
  return btoa(String.fromCharCode(...hash));
}

/**
 * Contents kept under an address, if they are unchanged. There are none over plain http, nor in private windows of some
 * browsers, nor after the browser needed the space: a start works without.
 */
export async function kept(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await caches.match(address, { cacheName: cacheFor(address) });
    const contents = await response?.arrayBuffer();
    return contents && (await hashOf(contents)) === response?.headers.get(HASH) ? contents : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps contents by their addresses in place of all that was kept before: that is of another build, or damaged. */
export async function keep(files: ReadonlyMap<string, Blob>): Promise<void> {
  const [address] = files.keys();
  if (address === undefined) return;
  try {
    await caches.delete(cacheFor(address));
    const cache = await caches.open(cacheFor(address));
    for (const [address, blob] of files) {
      const contents = await blob.arrayBuffer();
      await cache.put(address, new Response(contents, { headers: { [HASH]: await hashOf(contents) } }));
    }
  } catch {
    // the next start unpacks once more
  }
}
