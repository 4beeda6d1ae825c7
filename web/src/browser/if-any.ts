// Null in the place of a fault.

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
