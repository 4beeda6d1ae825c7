// Sounds, once their script is here, and vibration if the device has it. Both depend on the kind of event, never on a card.
import { vibrateFor } from "../browser/features";
import { vibration } from "./settings";
import type { Cue } from "./synth";

/** Makes a cue sound after so many seconds. */
type Play = (cue: Cue, delay: number) => void;

let synth: Play = () => undefined;

/** Has cues sound; until then the page is silent. */
export function soundBy(play: Play): void {
  synth = play;
}

/** Let `cue` sound after `delay` seconds. */
export const play = (cue: Cue, delay = 0): void => synth(cue, delay);

const PATTERNS = { played: [12], refused: [30, 50, 30], count: [15], battle: [80], hai: [40] } as const;

/** For the own play and for a refusal, and in real time for the count, "Battle!" and "Hai!". */
export function vibrate(event: keyof typeof PATTERNS): void {
  if (vibration.value !== "off" && !document.hidden) vibrateFor(PATTERNS[event]);
}
