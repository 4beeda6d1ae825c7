// Choices of the user that outlast a visit.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { isLocale, type Locale, locale } from "../i18n/i18n";
import { type Key, readText, writeText } from "../saves/local";

const PACES: Readonly<Record<string, number>> = { slow: 1.6, fast: 0.6 };

/** One of a few values, kept in local storage. */
export class Setting<Value extends string = string> {
  private readonly kept: Signal<Value>;

  /** The first of `values` is preset, unless it is another of them. */
  constructor(
    readonly id: Key,
    readonly values: readonly [Value, ...Value[]],
    preset: Value = values[0],
  ) {
    const stored = readText(id);
    this.kept = signal(values.find((value) => value === stored) ?? preset);
  }

  get now(): ReadonlySignal<Value> {
    return this.kept;
  }

  get value(): Value {
    return this.kept.value;
  }

  set(value: Value): void {
    this.kept.value = value;
    writeText(this.id, value);
  }
}

export const theme = new Setting("theme", ["system", "light", "dark"]);
/** Motion, and its speed; `on` is the middle speed. */
export const motion = new Setting("motion", ["system", "slow", "on", "fast", "off"]);
/** Duration of movements, as a multiple of the middle speed. */
export const motionPace = computed(() => PACES[motion.value] ?? 1);
export const cardSize = new Setting("card-size", ["small", "medium", "large"], "medium");
export const sound = new Setting("sound", ["on", "off"]);
export const vibration = new Setting("vibration", ["on", "off"]);
/** Order of the hand: the game's, or its owner's. */
export const handOrder = new Setting("hand-order", ["automatic", "own"]);
/** True if a tap with immediate effect waits for a button. */
export const confirming = new Setting("confirm", ["on", "off"], "off");
/** Way to open a hand: by pressing and holding, or by two separate taps. */
export const curtainOpening = new Setting("curtain", ["hold", "two-step"]);
/** State of one person's hand among bots when the page is hidden. */
export const closing = new Setting("lone-hand", ["open", "closed"]);
export const side = new Setting("side", ["right", "left"]);
/** First player in lists: always the same, or the seat whose hand is open. */
export const seating = new Setting("seating", ["fixed", "own"]);
/** Announcements by a screen reader: only refusals, actions to take too, or all events. */
export const speech = new Setting("speech", ["little", "usual", "full"], "usual");
/** True if a special position is explained the first time it comes up. */
export const tips = new Setting("tips", ["on", "off"]);
/** Time for looking at a bot's action before the next one. */
export const pace = new Setting("pace", ["slow", "usual", "fast", "at-once"], "usual");

const VOLUME = "volume";
export const MOST_VOLUME = 100;
const LOUDNESS = 60;

function storedVolume(): number {
  const stored = Number(readText(VOLUME) ?? LOUDNESS);
  return stored >= 0 && stored <= MOST_VOLUME ? stored : LOUDNESS;
}

/** Volume of sounds, from 0 to {@link MOST_VOLUME}. */
export const volume = signal(storedVolume());

export function setVolume(next: number): void {
  volume.value = next;
  writeText(VOLUME, String(next));
}

const LANGUAGE = "language";
const chosen = readText(LANGUAGE);
if (isLocale(chosen)) locale.value = chosen;

/** Remember the language that was chosen. */
export const keepLanguage = (chosen: Locale): void => void writeText(LANGUAGE, chosen);
