// Confirming before playing: a tap on a card or a place that would act at once waits for the button of the prompt.
import { signal } from "@preact/signals";
import { confirming } from "../device/settings";
import type { TableProps } from "./types";

/** Carries out the action that waits for the button; null without one. */
export const waiting = signal<(() => void) | null>(null);

/** The last target of a tap; a button of the prompt needs no confirmation. */
let tapped: Element | null = null;
let marked: Element | null = null;

/** Drop the waiting action: another element was tapped, or the table is gone. */
export function cancelWaiting(): void {
  waiting.value = null;
  marked?.removeAttribute("data-asked");
  marked = null;
}

window.addEventListener(
  "click",
  ({ target }) => {
    tapped = target instanceof Element ? target.closest("button") : null;
    if (!tapped?.closest("[data-confirm]")) cancelWaiting();
    setTimeout(() => {
      tapped = null;
    });
  },
  { capture: true },
);

/** `act` that waits for the button if a tap elsewhere called it and the user has set confirmation. */
export function confirmed(act: TableProps["act"]): TableProps["act"] {
  return (...action) => {
    if (confirming.value === "off" || !tapped || tapped.closest(".prompt-buttons .button")) return act(...action);
    marked = tapped;
    marked.setAttribute("data-asked", "");
    waiting.value = () => {
      cancelWaiting();
      act(...action);
    };
  };
}
