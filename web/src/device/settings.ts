// Choices of the user that outlast a visit.
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { readText, writeText } from "../saves/storage";

const PREFIX = "tefuda:";

/** One of a few values, kept in local storage. */
export class Setting<Value extends string = string> {
  private readonly kept: Signal<Value>;

  /** The first of `values` is preset. */
  constructor(
    readonly id: string,
    readonly values: readonly [Value, ...Value[]],
  ) {
    const stored = readText(PREFIX + id);
    this.kept = signal(values.find((value) => value === stored) ?? values[0]);
  }

  get now(): ReadonlySignal<Value> {
    return this.kept;
  }

  get value(): Value {
    return this.kept.value;
  }

  set(value: Value): void {
    this.kept.value = value;
    writeText(PREFIX + this.id, value);
  }
}

export const theme = new Setting("theme", ["system", "light", "dark"]);
export const motion = new Setting("motion", ["system", "on", "off"]);
export const sound = new Setting("sound", ["on", "off"]);
export const vibration = new Setting("vibration", ["on", "off"]);
/** How the hand is sorted: as the game does, or as its owner lays it. */
export const handOrder = new Setting("hand-order", ["automatic", "own"]);
/** Whether a tap that would act at once waits for a button. */
export const confirming = new Setting("confirm", ["off", "on"]);
/** How the curtain opens: by pressing and holding, or by two separate taps. */
export const curtainOpening = new Setting("curtain", ["hold", "two-step"]);
export const side = new Setting("side", ["right", "left"]);
/** Who comes first among the players listed: the seat at the device, or always the same. */
export const seating = new Setting("seating", ["own", "fixed"]);

const VOLUME = `${PREFIX}volume`;
export const MOST_VOLUME = 100;
const LOUDNESS = 60;

function storedVolume(): number {
  const stored = Number(readText(VOLUME) ?? LOUDNESS);
  return stored >= 0 && stored <= MOST_VOLUME ? stored : LOUDNESS;
}

/** How loud sounds are, from 0 to {@link MOST_VOLUME}. */
export const volume = signal(storedVolume());

export function setVolume(next: number): void {
  volume.value = next;
  writeText(VOLUME, String(next));
}
