// The typefaces are asked for before there is any text to draw, and the Latin letters are waited for, though not for
// long: widths differ from those of the system's letters, and the first screen must not move under a reader's eyes.
import type { Locale } from "../i18n/i18n";

const FACES = ["400 1em 'Zen Maru Gothic'", "700 1em 'Zen Maru Gothic'", "600 1em 'Shippori Mincho'"];
const LATIN = "A";
/** All of one width, in every typeface. */
const KANA = "あ";
/** Milliseconds. */
const MOST_WAIT = 200;

const load = (text: string) => Promise.allSettled(FACES.map((face) => document.fonts.load(face, text)));

/** Begin to fetch what a language is set in; resolves when text can be drawn. Where it fails, the system's stay. */
export function loadFonts(locale: Locale): Promise<unknown> {
  const latin = load(LATIN);
  if (locale === "ja") load(KANA);
  return Promise.race([latin, new Promise((done) => setTimeout(done, MOST_WAIT))]);
}
