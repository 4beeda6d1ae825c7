// The place in the page: the screen, from the part of the address after `#`, and the layers over it. No address names a
// card. Every entry of the browser's history has the number of a screen and the number of layers over it, so that Back
// closes the top layer first, and returns to a screen in its last state.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { arrive, type Left, nextScreen } from "./left";

export type Route =
  | { at: "home" }
  | { at: "setup"; game: string; from: string | null }
  | { at: "play"; id: string }
  /** Everybody's table of a match that another tab plays. */
  | { at: "watch"; id: string }
  /** Going through a finished match, perhaps with its analysis. */
  | { at: "review"; id: string; isJudged: boolean }
  /** Playing on from a finished match, after its first `step` log entries. */
  | { at: "what-if"; id: string; step: number }
  /** A finished match, or a deal, sent as a link: nothing of it is open before the user asks. */
  | { at: "link"; text: string }
  | { at: "rules"; game: string; clause: string | null }
  | { at: "learn"; game: string; step: string | null }
  | { at: "daily" }
  /** The list of exercises, or one of them: {@link TODAY}'s, or a game's. */
  | { at: "exercises"; which: string | null }
  /** Searching a finished match for exercises for one seat. */
  | { at: "find-exercises"; id: string; seat: number }
  | { at: "makers" }
  | { at: "fair" }
  | { at: "about" }
  | { at: "book" }
  /** The record of a person who plays alone. */
  | { at: "record" }
  | { at: "settings" };

const HOME: Route = { at: "home" };

/** The beginning of a part of an address: messengers, browsers and people add texts to links. */
const WORD = /^[\w-]+(?:\.[\w-]+)*/;

/** Behind a match's address: its analysis is wanted. */
export const JUDGED = "analysis";

/** Suffix of the exercises' address: opens today's exercise. */
export const TODAY = "today";

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a tail has a percent sign
  }
}

const numberIn = (part: string | undefined): number => Math.max(0, Number.parseInt(part ?? "0", 10) || 0);

function parseRoute(hash: string): Route {
  const parts = decoded(hash).replace(/^#\/?/, "").split("/");
  const [at, first, second] = parts.map((part) => WORD.exec(part)?.[0]);
  if (at === "setup" && first) return { at, game: first, from: second ?? null };
  if ((at === "play" || at === "watch") && first) return { at, id: first };
  if (at === "review" && first) return { at, id: first, isJudged: second === JUDGED };
  if (at === "what-if" && first) return { at, id: first, step: numberIn(second) };
  if (at === "exercises") return { at, which: first ?? null };
  if (at === "find-exercises" && first) return { at, id: first, seat: numberIn(second) };
  if (at === "link") return { at, text: parts[1] ?? "" }; // the engine knows where it ends
  if (at === "rules" && first) return { at, game: first, clause: second ?? null };
  if (at === "learn" && first) return { at, game: first, step: second ?? null };
  if (at === "settings" || at === "daily" || at === "makers" || at === "fair" || at === "about") return { at };
  if (at === "book" || at === "record") return { at };
  return HOME;
}

export const route = signal<Route>(parseRoute(location.hash));
let moves = 0;
/** Returns whether anybody has gone from one screen to another since the page was loaded. */
export const hasMoved = (): boolean => moves > 0;

export const href = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}

/** Go there without leaving a step behind for the back button. */
export function replace(...parts: string[]): void {
  location.replace(href(...parts));
}

/** An entry of the browser's history. */
interface Entry {
  /** Rises with each new screen; random numbers would distinguish two pages that show the same. */
  readonly screen: number;
  /** The number of layers over the screen. */
  readonly layers: number;
}

function firstRow(): Left["row"] {
  for (const row of document.querySelectorAll<HTMLElement>("[data-match]")) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { id: row.dataset.match ?? "", top };
  }
  return null;
}

/** Frames in which a position is set again, since rows get their heights as they come into sight. */
const FRAMES = 3;

/** Scrolls a screen to where it was left, once it is drawn. */
function restore(where: Pick<Left, "y" | "row">, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const row = where.row && document.querySelector(`[data-match="${where.row.id}"]`);
    if (row && where.row) window.scrollBy(0, row.getBoundingClientRect().top - where.row.top);
    else window.scrollTo(0, where.y);
    if (frames > 1) restore(where, frames - 1);
  });
}

/** Returns the present entry. */
function entryNow(): Entry {
  const { screen, layers = 0 } = (history.state ?? {}) as Partial<Entry>;
  if (screen !== undefined) return { screen, layers };
  const entry = { screen: nextScreen(), layers: 0 };
  // without the query: the page has none, and what messengers have added to a link does not go into the links made here
  history.replaceState(entry, "", location.href.replace(location.search, ""));
  return entry;
}

arrive(entryNow().screen);

window.addEventListener("hashchange", () => {
  moves += 1;
  const { y, row } = arrive(entryNow().screen, window.scrollY, firstRow());
  route.value = parseRoute(location.hash);
  window.scrollTo(0, 0);
  if (y) restore({ y, row });
});

// the browser would scroll before the screen is drawn; a page that is loaded again it scrolls well enough
history.scrollRestoration = "manual";
window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
window.addEventListener("pageshow", () => (history.scrollRestoration = "manual"));

/** The functions that close each open layer, the top one last. */
const layers: (() => void)[] = [];
/** True while entries of closed layers are being left. */
let isLeaving = false;

/** Has the history an entry for every open layer, and no other. */
function settle(): void {
  if (isLeaving) return;
  const entry = entryNow();
  isLeaving = entry.layers > layers.length;
  if (isLeaving) history.go(layers.length - entry.layers);
  for (let count = entry.layers + 1; count <= layers.length; count += 1)
    history.pushState({ ...entry, layers: count }, "");
}

settle(); // a page that was loaded again has no layer
window.addEventListener("popstate", () => {
  if (isLeaving) isLeaving = false;
  else for (const close of layers.splice(entryNow().layers).reverse()) close();
  settle();
});

function openLayer(close: () => void): () => void {
  layers.push(close);
  settle();
  return () => {
    const at = layers.indexOf(close);
    if (at < 0) return;
    layers.splice(at, 1);
    settle();
  };
}

/** Has Back call `close` while something is open over the screen, instead of leaving the screen. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => (isOpen ? openLayer(() => latest.current()) : undefined), [isOpen]);
}
