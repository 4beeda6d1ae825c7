/** Bits of a tag, which identifies one seat's hands in a match on the phone. */
export const TAG_BITS = 25;

/** Returns a random tag. */
export const newTag = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 2 ** TAG_BITS;
