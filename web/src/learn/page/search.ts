// Finding clauses by words, however these are written.

const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;
const UNSEEN = /\u200b|\ufe0e/g;

/** A text as it is searched: small letters, full and half width alike, katakana as hiragana, nothing unseen. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(UNSEEN, "")
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));

export function isFound(query: string, text: string): boolean {
  const searched = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
