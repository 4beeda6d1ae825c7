// How and where the page is shown: in another site's frame or not, as an app, once it is painted, and in which letters.
import type { Locale } from "../i18n/i18n";

/**
 * Whether any frame around this one is of another origin, which could lay things over it, and have hands and saves tapped;
 * frames of the own origin are as good as none.
 */
export function isInForeignFrame(): boolean {
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    try {
      if (frame.parent.origin !== window.origin) return true;
    } catch {
      return true; // what may not even be asked is another's
    }
  }
  return false;
}

interface OldSafari extends Navigator {
  /** Safari's own word for it, from before display modes. */
  readonly standalone?: boolean;
}

/**
 * Whether the site runs as an installed app. On iOS that one has a storage of its own, empty at first, whatever was played in
 * the browser.
 */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || (navigator as OldSafari).standalone === true;

/** Call `then` after the next paint, which a page that nobody sees never comes to; returns a function that calls it off. */
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
 * Begin to fetch what a language is set in; resolves when text can be drawn. The typefaces are asked for before there is any
 * text, and the Latin letters are waited for, though not for long: widths differ from those of the system's letters, which
 * stay where it fails, and the first screen must not move under a reader's eyes.
 */
export function loadFonts(locale: Locale): Promise<unknown> {
  const latin = load(LATIN);
  if (locale === "ja") load(KANA);
  return Promise.race([latin, new Promise((done) => setTimeout(done, MOST_WAIT))]);
}
