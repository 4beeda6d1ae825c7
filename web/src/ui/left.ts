// The last state of each screen, by its entry of the browser's history: Back returns to it, and so does a tab that was
// ended or loaded again. No screen may keep a card here that is hidden in a running match.
import { type Signal, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { ifAny } from "../browser/everywhere";
import { tabStore } from "../browser/features";

export interface Left {
  readonly hash: string;
  /** Pixels that the window was scrolled down. */
  y: number;
  /** The first row of a list in sight, by its match: rows out of sight have no certain height. */
  row: { readonly id: string; readonly top: number } | null;
  /** The state of the screen's parts, by their names: plain data. */
  readonly parts: Record<string, unknown>;
}

const KEY = "tefuda:1:left";
const BUILD = import.meta.url; // it differs in every build and in every copy of the site
// in a browser that keeps nothing for a tab the states last as long as the page
const stored = ifAny(() => JSON.parse(tabStore()?.getItem(KEY) ?? "{}"));
const left: Record<number, Left> = stored?.build === BUILD ? stored.left : {};
let here = 0;

const keep = (): void => void ifAny(() => tabStore()?.setItem(KEY, JSON.stringify({ build: BUILD, left })));

/** The number for a new screen. States beyond the last screen are discarded. */
export function nextScreen(): number {
  for (const each of Object.keys(left)) if (Number(each) > here) delete left[Number(each)];
  return here + 1;
}

/**
 * Returns the state in which the screen with that number, at the present address, was left; keeps where the last screen was
 * scrolled to.
 */
export function arrive(screen: number, y = 0, row: Left["row"] = null): Left {
  const { hash } = location;
  Object.assign(left[here] ?? {}, { y, row });
  const known = left[screen];
  here = screen;
  left[screen] = known?.hash === hash ? known : { hash, y: 0, row: null, parts: {} };
  keep();
  return left[screen];
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
