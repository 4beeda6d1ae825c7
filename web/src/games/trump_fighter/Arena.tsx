// The table between two fighters: a half for each, fingers and keys on it, the count over it.
import { useEffect, useRef } from "preact/hooks";
import { blockGestures } from "../../device/gestures";
import { Count } from "./Count";
import type { Picture } from "./context";
import type { Fight, Laying } from "./fight";
import { Half } from "./Half";
import { type DragHandlers, PointerDrags, shift } from "./live/pointers";
import { Strike } from "./Strike";
import { Strip } from "./Strip";
import "./arena.css";

/** Pixels around a field within which a card still lands on it. */
const NEAR_PX = 24;

interface Props {
  fight: Fight;
  picture: Picture;
  onRules: (clause: string | null) => void;
}

/** The spot of a seat's field under a point: where only one spot is open, all of the field leads there. */
function spotAt(table: HTMLElement, open: readonly number[], seat: number, x: number, y: number): number | null {
  const spots = [...table.querySelectorAll<HTMLElement>(`[data-half="${seat}"] [data-spot]`)];
  const boxes = spots.map((spot) => ({ to: Number(spot.dataset.spot), box: spot.getBoundingClientRect() }));
  const distance = (box: DOMRect) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const [nearest] = boxes.toSorted((a, b) => distance(a.box) - distance(b.box));
  if (!nearest || distance(nearest.box) > NEAR_PX) return null;
  return open.length === 1 ? (open[0] ?? null) : nearest.to;
}

/** Let cards be dragged on `table`. */
function usePointerDrags(fight: Fight, table: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const handlers: DragHandlers = {
      mayDrag: (seat) => fight.mayAct(seat),
      tap: (seat, card) => fight.pick(seat, card),
      spotAt: (seat, x, y) => spotAt(element, fight.spots(seat), seat, x, y),
      lay: (seat, card, spot, stamp) => void fight.lay(seat, card, spot, stamp),
    };
    const drags = new PointerDrags(element, handlers);
    const ends = [blockGestures(element), drags.listen()];
    ends.push(fight.dropped.subscribe(({ seat }) => drags.release(seat)));
    return () => {
      for (const end of ends) end();
    };
  }, [fight, table]);
}

/** Have a card hang over its spot, about to fall. */
function hang(table: HTMLElement, { seat, card, to }: Laying): () => void {
  const half = table.querySelector(`[data-half="${seat}"]`);
  const own = half?.querySelector<HTMLElement>(`[data-hand-card="${card}"]`);
  const spot = half?.querySelector(`[data-spot="${to}"]`);
  if (!own?.parentElement || !spot) return () => undefined;
  // first of all, so that a card that was dragged does not set out for the hand
  own.dataset.over = String(to);
  const [from, goal] = [own.parentElement.getBoundingClientRect(), spot.getBoundingClientRect()];
  shift(own, goal.x - from.x, goal.y - from.y);
  return () => {
    delete own.dataset.over;
    shift(own, 0, 0);
  };
}

/** Show a card over its spot the moment it is let go, by whatever means: the engine's answer is some frames away. */
function useLaying(fight: Fight, table: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const hanging = new Map<Laying, () => void>();
    return fight.laying.subscribe((laying) => {
      for (const [each, end] of hanging) {
        if (laying.includes(each)) continue;
        hanging.delete(each);
        end();
      }
      for (const each of laying) {
        if (table.current && !hanging.has(each)) hanging.set(each, hang(table.current, each));
      }
    });
  }, [fight, table]);
}

export function Arena({ fight, picture, onRules }: Props) {
  const { view } = picture;
  const table = useRef<HTMLElement>(null);
  usePointerDrags(fight, table);
  useLaying(fight, table);
  const turned = fight.isTurned;
  return (
    <main ref={table} class="tf" data-testid="arena" data-phase={view.phase}>
      <Half fight={fight} picture={picture} seat={1} turned={turned} onRules={onRules} />
      <Strip fight={fight} view={view} />
      <Half fight={fight} picture={picture} seat={0} turned={false} onRules={onRules} />
      <Strike fight={fight} turned={turned} />
      {fight.count.value !== null && <Count key={fight.count.value} turned={turned} />}
    </main>
  );
}
