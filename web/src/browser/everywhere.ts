// For the page and its workers: null in the place of a fault, and the answers of the network that the browser keeps.

/** Returns the result of `use`; null if there is none, or if it throws. */
export function ifAny<Found>(use: () => Found): NonNullable<Found> | null {
  try {
    return use() ?? null;
  } catch {
    return null;
  }
}

/** Resolves to the answer to `ask`; to null if there is none, or if it throws or rejects. */
export const ifAnswered = async <Found>(ask: () => Promise<Found>): Promise<NonNullable<Found> | null> =>
  (await ifAny(ask)?.catch(() => null)) ?? null;

/** Resolves to a kept answer; null if there is none. */
export const keptAnswer = (address: string, options?: MultiCacheQueryOptions): Promise<Response | null> =>
  ifAnswered(() => caches.match(address, options));
