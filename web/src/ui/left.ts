// The last state of each screen, by its entry of the browser's history: Back returns to it, and so does a tab that was
// ended or loaded again. No screen may keep a card here that is hidden in a running match.
import { type Signal, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";

/** A row of a list, by its match, and pixels from the top of the window to it. */
export interface Row {
  readonly id: string;
  readonly top: number;
}

interface Left {
  readonly hash: string;
  /** Pixels that the window was scrolled down. */
  y: number;
  /** The first row in sight: rows out of sight have no certain height. */
  row: Row | null;
  /** What the screen's parts keep, by their names: plain data. */
  readonly parts: Record<string, unknown>;
}

const KEY = "tefuda:left";
/** The name of this script, which differs in every build and in every copy of the site. */
const BUILD = import.meta.url;

let left: Record<number, Left> = {};
let here = 0;
try {
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  if (stored.build === BUILD) left = stored.left;
} catch {
  // a browser that keeps nothing for a tab: the states last as long as the page
}

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ build: BUILD, left }));
  } catch {
    // as above
  }
}

/** The number for a new screen. States beyond the last screen are discarded. */
export function nextScreen(): number {
  for (const each of Object.keys(left)) if (Number(each) > here) delete left[Number(each)];
  return here + 1;
}

/** Returns the state in which the screen with that number, at the present address, was left. */
export function arrive(screen: number): Left {
  const { hash } = location;
  const known = left[screen];
  const arrived = known?.hash === hash ? known : { hash, y: 0, row: null, parts: {} };
  left[screen] = arrived;
  here = screen;
  return arrived;
}

/** Keeps where the present screen was scrolled to. */
export function leave(y: number, row: Row | null): void {
  Object.assign(left[here] ?? {}, { y, row });
  keep();
}

/** Returns a part of the present screen's state, as it was left or else as at first; null keeps nothing. */
export function kept<Value>(name: string | null, first: () => Value): Signal<Value> {
  const { parts } = left[here] ?? {};
  if (name === null || !parts) return signal(first());
  const part = signal(name in parts ? (parts[name] as Value) : first());
  part.subscribe((value) => {
    if (value === parts[name]) return;
    parts[name] = value;
    keep();
  });
  return part;
}

/** As {@link kept}, in a component. */
export function useKept<Value>(name: string | null, first: () => Value): readonly [Value, (next: Value) => void] {
  const part = useMemo(() => kept(name, first), [here, name]);
  return [part.value, (next) => (part.value = next)];
}
