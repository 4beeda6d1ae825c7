// The keys by which a match is gone through, wherever the focus is: what a focused control does with a key stays its own.
import { listen } from "../device/listen";
import type { Walk } from "./walk";

const acts = (walk: Walk): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => walk.by(-1),
  ArrowRight: () => walk.by(1),
  "Shift+ArrowLeft": () => walk.byPart(-1),
  "Shift+ArrowRight": () => walk.byPart(1),
  PageUp: () => walk.byPart(-1),
  PageDown: () => walk.byPart(1),
  Home: () => walk.goTo(0),
  End: () => walk.goTo(walk.course.length),
  " ": () => walk.toggle(),
});

/** What a control does with a key of ours by itself. */
const OWN_KEYS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ["dialog, select, summary", new Set(Object.keys(acts({} as Walk)))],
  ["button, a", new Set([" "])],
  ["input", new Set(["ArrowLeft", "ArrowRight", "Home", "End"])],
];

const isOwn = (target: EventTarget | null, key: string) =>
  target instanceof Element && OWN_KEYS.some(([control, keys]) => keys.has(key) && target.closest(control) !== null);

export function listenToKeys(walk: Walk): () => void {
  return listen(window, ["keydown"], (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.shiftKey ? `Shift+${event.key}` : event.key;
    const act = acts(walk)[key];
    if (!act || isOwn(event.target, key)) return;
    event.preventDefault();
    act();
  });
}
