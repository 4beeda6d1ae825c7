// Where the last press was, so that the curtain's target can lie away from it.

let lastY: number | null = null;
window.addEventListener(
  "pointerdown",
  (event) => {
    lastY = event.clientY;
  },
  { capture: true, passive: true },
);

/** Whether the last press was in the upper half of the window; unknown counts as lower, where hands lie. */
export const pressedHigh = (): boolean => lastY !== null && lastY < window.innerHeight / 2;
