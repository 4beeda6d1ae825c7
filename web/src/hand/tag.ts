/** Bits of a tag, which tells one seat's hands in a match from all others on the phone. */
export const TAG_BITS = 25;

/** A tag by the browser's own chance. */
export const newTag = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 2 ** TAG_BITS;
