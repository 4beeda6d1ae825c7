// Names of people in their stored and compared forms. They may be any text: strangers' in files and links, too.

/** Characters that draw nothing, or that turn the text around a name. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800\ufff9-\ufffb`;
const SEEN = String.raw`[^\s${UNSEEN}]`;
/** A flag of a region: an emoji with its letters. */
const FLAG = String.raw`\p{Extended_Pictographic}[\u{e0020}-\u{e007f}]+`;
/** After a character, a sign that chooses its form, and one that joins it to the next, or parts it from that. */
const ITS_OWN = String.raw`\p{Variation_Selector}?(?:[\u200c\u200d](?=${SEEN}))?`;

const unseen = new RegExp(`[${UNSEEN}]`, "gu");
const unseenAlone = new RegExp(`((?:${FLAG}|${SEEN})${ITS_OWN})|[${UNSEEN}]`, "gu");

const MOST_KNOWN = 10_000;

/** Returns the same function, which works an answer out once: lists have the same few names thousands of times. */
function once(of: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const answer = known.get(name) ?? of(name);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(name, answer);
    return answer;
  };
}

/** Returns a name as it was typed, without characters that draw nothing; empty where nothing is drawn. */
export const tidyName = once((name) => name.replace(unseenAlone, "$1").trim());

/** Returns the key that forms of a name share if they differ in width, case, variants or unseen characters alone. */
export const nameKey = once((name) =>
  name.replace(unseen, "").normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase(),
);

/** Returns whether two people at a table have one name. */
export const isAnyTwice = (names: readonly string[]): boolean => new Set(names.map(nameKey)).size < names.length;

/** Returns the first character of a name, with the signs that belong to it. */
export const initialOf = (name: string): string => /^.\p{M}*/u.exec(name)?.[0] ?? "";
