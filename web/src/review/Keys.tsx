// The controls of a replay: a bar to drag, and buttons for an entry, a part, the ends, and autoplay. Keys do the same
// with any focus, unless the focused control uses the key itself.
import type { IconNode } from "lucide";
import { listen } from "../device/listen";
import { t } from "../i18n/i18n";
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
} from "../ui/icons";
import { IconButton } from "../ui/Screen";
import { type PartKind, partAt } from "./course";
import type { Walk } from "./walk";

interface Way {
  readonly icon: IconNode;
  readonly name: (kind: PartKind) => string;
  readonly keys: readonly string[];
  readonly go: (walk: Walk) => void;
}

const BACK: readonly Way[] = [
  { icon: ChevronFirst, name: () => "review-first", keys: ["Home"], go: (walk) => walk.goTo(0) },
  {
    icon: ChevronsLeft,
    name: (kind) => `review-back-${kind}`,
    keys: ["Shift+ArrowLeft", "PageUp"],
    go: (walk) => walk.byPart(-1),
  },
  { icon: ChevronLeft, name: () => "review-back", keys: ["ArrowLeft"], go: (walk) => walk.by(-1) },
];
const ON: readonly Way[] = [
  { icon: ChevronRight, name: () => "review-on", keys: ["ArrowRight"], go: (walk) => walk.by(1) },
  {
    icon: ChevronsRight,
    name: (kind) => `review-on-${kind}`,
    keys: ["Shift+ArrowRight", "PageDown"],
    go: (walk) => walk.byPart(1),
  },
  { icon: ChevronLast, name: () => "review-last", keys: ["End"], go: (walk) => walk.goTo(walk.course.length) },
];

/** Returns the place in the match, in words. */
export function placeIn({ course, step: { value: step } }: Walk): string {
  return t(`review-at-${course.kind}`, { step, length: course.length, number: partAt(course, step) });
}

export function Keys({ walk, told }: { walk: Walk; told: string }) {
  const { length, kind } = walk.course;
  const step = walk.step.value;
  const isPlaying = walk.isPlaying.value;
  const where = placeIn(walk);
  // a button that leads nowhere keeps the focus, for those who came there by it
  const buttons = (ways: readonly Way[], end: number) =>
    ways.map(({ icon, name, go }, at) => (
      <IconButton key={at} icon={icon} name={t(name(kind))} aria-disabled={step === end} onClick={() => go(walk)} />
    ));
  return (
    <section class="walk-keys" aria-label={t("review-keys")}>
      <input
        type="range"
        min={0}
        max={length}
        value={step}
        aria-label={t("review-bar")}
        aria-valuetext={told ? `${where} ${told}` : where}
        onInput={(event) => walk.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="walk-buttons">
        {buttons(BACK, 0)}
        <IconButton
          main
          quiet={false}
          icon={isPlaying ? Pause : Play}
          name={t(isPlaying ? "review-stop" : "review-play")}
          onClick={walk.toggle}
        />
        {buttons(ON, length)}
      </div>
    </section>
  );
}

const PLAY = " ";

/** Returns whether a control uses one of our keys itself. */
function isOwn(target: Element, key: string): boolean {
  if (target.closest("dialog, select, summary")) return true;
  if (target.closest("button, a")) return key === PLAY;
  return target.matches("input") && ["ArrowLeft", "ArrowRight", "Home", "End"].includes(key);
}

export function listenToKeys(walk: Walk): () => void {
  return listen(window, ["keydown"], (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.shiftKey ? `Shift+${event.key}` : event.key;
    const act = key === PLAY ? walk.toggle : [...BACK, ...ON].find(({ keys }) => keys.includes(key))?.go;
    if (!act || (event.target instanceof Element && isOwn(event.target, key))) return;
    event.preventDefault();
    act(walk);
  });
}
