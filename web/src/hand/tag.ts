/** Bits of a tag, which identifies one seat's hands in a match on the phone. */
export const TAG_BITS = 25;
/** Letters that no one mistakes for a digit. */
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns a random tag. */
export const newTag = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 2 ** TAG_BITS;

/** Returns the name of a code, which table and phone show: the count of its numbering, and a letter by its tag. */
export const codeName = (tag: number, numbering: number): string => `${numbering}${LETTERS[tag % LETTERS.length]}`;
