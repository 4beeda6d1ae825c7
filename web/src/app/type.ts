// The typefaces are asked for with the words, before there is any text to draw: so they rarely come after the first
// paint, and never in the middle of a match.
import type { Locale } from "../i18n/i18n";

const FACES = ["400 1em 'Zen Maru Gothic'", "700 1em 'Zen Maru Gothic'", "600 1em 'Shippori Mincho'"];
/** One character of each part that a language needs; the title is Japanese in both. */
const PARTS: Readonly<Record<Locale, string>> = { ja: "あA", en: "A" };

/** Begin to fetch what a language is set in; where that fails, the system's typefaces stay. */
export function fetchType(locale: Locale): void {
  for (const face of FACES) document.fonts.load(face, PARTS[locale]).catch(() => undefined);
}
