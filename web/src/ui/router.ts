// Where in the page we are, from the part of the address after `#`. No address names a card.
import { signal } from "@preact/signals";

export type Route =
  | { at: "home" }
  | { at: "setup"; game: string; from: string | null }
  | { at: "play"; id: string }
  | { at: "review"; id: string }
  /** Playing on from a finished match, after so many of its entries. */
  | { at: "what-if"; id: string; step: number }
  /** A finished match, or a deal, that somebody has sent: nothing of it lies open before it is asked for. */
  | { at: "link"; text: string }
  | { at: "rules"; game: string; clause: string | null }
  | { at: "learn"; game: string; step: string | null }
  | { at: "daily" }
  | { at: "book" }
  | { at: "settings" };

const HOME: Route = { at: "home" };

function parseRoute(hash: string): Route {
  const [at, first, second] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (at === "setup" && first) return { at, game: first, from: second ?? null };
  if ((at === "play" || at === "review") && first) return { at, id: first };
  if (at === "what-if" && first) return { at, id: first, step: Math.max(0, Number.parseInt(second ?? "0", 10) || 0) };
  if (at === "link" && first) return { at, text: first };
  if (at === "rules" && first) return { at, game: first, clause: second ?? null };
  if (at === "learn" && first) return { at, game: first, step: second ?? null };
  if (at === "settings" || at === "daily" || at === "book") return { at };
  return HOME;
}

const read = (): Route => {
  try {
    return parseRoute(location.hash);
  } catch {
    return HOME;
  }
};

export const route = signal<Route>(read());
let moves = 0;
/** Whether anybody has gone from one place of the page to another. */
export const hasMoved = (): boolean => moves > 0;

window.addEventListener("hashchange", () => {
  moves += 1;
  route.value = read();
  window.scrollTo(0, 0);
});

export const href = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}

/** Go there without leaving a step behind for the back button. */
export function replace(...parts: string[]): void {
  location.replace(href(...parts));
}
