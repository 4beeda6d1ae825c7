// Movements of a pane over the table: it shows the gained points, and its cards fly to their destinations as it leaves.
import { motionPace } from "../device/settings";
import { AT_HOME, between, FLIGHT_MS, inWindow, LANDING, THREE_MS, thingsIn, UNSEEN } from "./motion";

/** Returns the destination of a card when `pane` leaves: the same card on the table, or the place in `data-leave`. */
function goalOf(card: HTMLElement, pane: HTMLElement, table: Element): DOMRect | null {
  const name = card.closest<HTMLElement>("[data-leave]")?.dataset.leave;
  const self = [...table.querySelectorAll(`[data-fly="${card.dataset.fly}"]`)].find((other) => !pane.contains(other));
  const goal = self ?? (name === undefined ? null : table.querySelector(`[data-place="${name}"]`));
  const box = goal?.getBoundingClientRect();
  return box && inWindow(box) ? box : null;
}

/** Let a pane fade while its cards fly to their destinations; resolves once it is gone, or a tap has ended that. */
export async function leave(pane: HTMLElement): Promise<void> {
  const table = pane.closest(".at-table") ?? pane;
  const cards = [...thingsIn(pane)];
  // everything is read before anything moves
  const ways = cards.map((card) => [card.getBoundingClientRect(), goalOf(card, pane, table)] as const);
  const timing = { duration: FLIGHT_MS * motionPace.value, easing: LANDING, fill: "forwards" as const };
  const fading = pane.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], timing);
  ways.forEach(([from, to], at) => {
    if (!to) return;
    const { x, y } = between(from, to);
    const end = `translate(${x}px, ${y}px) scale(${Math.min(1, to.height / from.height)})`;
    cards[at]?.animate([AT_HOME, { transform: end }], timing);
  });
  await fading.finished;
}

/** Let the points gained on `pane` fly to their seat, which counts them up. */
export function gain(pane: HTMLElement): void {
  const table = pane.closest(".at-table");
  for (const points of pane.querySelectorAll<HTMLElement>("[data-gain]")) {
    const goal = table?.querySelector(`[data-place="${points.dataset.gain}"]`)?.getBoundingClientRect();
    if (!goal || !inWindow(goal)) continue;
    const { x, y } = between(points.getBoundingClientRect(), goal);
    const there = { opacity: 1, transform: "scale(1)", easing: LANDING };
    const frames = [
      { opacity: UNSEEN, transform: "scale(0.5)", easing: LANDING },
      { ...there, offset: 0.3 },
      { ...there, offset: 0.6 },
      { opacity: UNSEEN, transform: `translate(${x}px, ${y}px) scale(0.7)` },
    ];
    // the last card lands first
    const timing = { duration: THREE_MS * motionPace.value, delay: FLIGHT_MS * motionPace.value };
    points.animate(frames, { ...timing, fill: "both" });
  }
}
