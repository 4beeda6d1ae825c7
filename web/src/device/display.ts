// The page's display: in another site's frame or not, with the needed styles, as an app, painted or not, its typefaces.
import type { Locale } from "../i18n/i18n";
import needed from "./needed-styles.json";

/**
 * Returns whether any frame around this one has another origin: it could cover the page, and trick people into tapping hands
 * and saves; frames of the own origin are harmless.
 */
export function isInForeignFrame(): boolean {
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    try {
      if (frame.parent.origin !== window.origin) return true;
    } catch {
      return true; // access is denied only for another origin
    }
  }
  return false;
}

/** Returns whether this browser has every style without which a table would be unreadable. */
export const knowsStyles = (): boolean =>
  Object.values(needed).every((each) => Object.values(each).every((asked) => CSS.supports(asked)));

interface OldSafari extends Navigator {
  /** Safari's own word for it, from before display modes. */
  readonly standalone?: boolean;
}

/**
 * Returns whether the site runs as an installed app. On iOS that one has its own storage, empty at first, even after matches in
 * the browser.
 */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || (navigator as OldSafari).standalone === true;

/** Call `then` after the next paint, which a hidden page never has; returns a function that cancels it. */
export function afterPaint(then: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const FACES = ["400 1em 'Zen Maru Gothic'", "700 1em 'Zen Maru Gothic'", "600 1em 'Shippori Mincho'"];
const LATIN = "A";
/** All of one width, in every typeface. */
const KANA = "あ";
const MOST_WAIT = 200;

const load = (text: string) => Promise.allSettled(FACES.map((face) => document.fonts.load(face, text)));

/**
 * Begin to fetch a language's typefaces; resolves when text can be drawn. The request precedes any text. It waits a
 * short time for the Latin letters: they differ in width from the system's letters, which stay if the request fails,
 * and the first screen must not move while it is read.
 */
export function loadFonts(locale: Locale): Promise<unknown> {
  const latin = load(LATIN);
  if (locale === "ja") load(KANA);
  return Promise.race([latin, new Promise((done) => setTimeout(done, MOST_WAIT))]);
}
