// Vibration, where the device has it: for the own play and for a refusal.
import { vibration } from "./settings";

const PATTERNS = { played: [12], refused: [30, 50, 30] } as const;

export function vibrate(event: keyof typeof PATTERNS): void {
  if (vibration.value === "off" || document.hidden || !("vibrate" in navigator)) return;
  // a browser that has seen no gesture yet would complain
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate([...PATTERNS[event]]);
}
