// Names of people in their stored and compared forms. They may be any text: strangers' in files and links, too.

/** Characters that draw nothing, or that turn the text around a name. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u2800]`;
/** An emoji with the unseen characters that belong to it. */
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic}|[\u{e0020}-\u{e007f}])*`;
const KEYCAP = String.raw`[0-9#*]\ufe0f?\u20e3`;
/** A letter with a sign that joins it to the next one, or parts it from that, as some scripts do. */
const JOINED = String.raw`[\p{L}\p{M}][\u200c\u200d](?=[\p{L}\p{M}])`;

const unseen = new RegExp(UNSEEN, "gu");
const unseenAlone = new RegExp(`(${EMOJI}|${KEYCAP}|${JOINED})|${UNSEEN}`, "gu");

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

/** Returns a name as it is kept: composed, and without characters that draw nothing; empty where nothing is drawn. */
export const tidyName = once((name) => {
  const kept = name.replace(unseenAlone, (_, seen: string | undefined) => seen ?? "");
  return kept.replace(unseen, "").trim() && kept.normalize("NFC").trim();
});

/** Returns the common key of all spellings of a name that people consider equal: by width, case and unseen characters. */
export const nameKey = once((name) =>
  name.normalize("NFKC").replace(unseen, "").replace(/\s+/gu, " ").trim().toLowerCase(),
);

/** Returns whether two people at a table have one name. */
export const isAnyTwice = (names: readonly string[]): boolean => new Set(names.map(nameKey)).size < names.length;
