// The table between two fighters: a half for each, fingers and keys on it, the count over it.
import { useEffect, useRef } from "preact/hooks";
import type { Action } from "../../app/engine";
import type { TrumpFighterView } from "../../engine/door";
import { Fingers, type Grip } from "../../live/fingers";
import { isTurned } from "../../live/form";
import { guardTouches } from "../../live/guard";
import { Count } from "./Count";
import type { Flow } from "./flow";
import { Half } from "./Half";
import { Strip } from "./Strip";
import "./arena.css";

/** Pixels around a field within which a card still lands on it. */
const NEAR_PX = 24;

interface Props {
  flow: Flow;
  view: TrumpFighterView;
  legal: readonly Action[];
  onRules: (clause: string | null) => void;
}

/** The spot of a seat's field under a point: where only one spot is open to the card, all of the field leads there. */
function spotAt(table: HTMLElement, open: readonly number[], seat: number, x: number, y: number): number | null {
  const spots = [...table.querySelectorAll<HTMLElement>(`[data-half="${seat}"] [data-spot]`)];
  const boxes = spots.map((spot) => ({ to: Number(spot.dataset.spot), box: spot.getBoundingClientRect() }));
  const distance = (box: DOMRect) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const [nearest] = boxes.toSorted((a, b) => distance(a.box) - distance(b.box));
  if (!nearest || distance(nearest.box) > NEAR_PX) return null;
  return open.length === 1 ? (open[0] ?? null) : nearest.to;
}

/** Let fingers carry cards on `table`. */
function useFingers(flow: Flow, table: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const grip: Grip = {
      mayCarry: (seat) => flow.mayAct(seat),
      tap: (seat, card) => flow.pick(seat, card),
      spotAt: (seat, card, x, y) => {
        const stage = flow.session.stage.value;
        const open = stage.at === "open" ? flow.targets(seat, stage.legal).get(card) : undefined;
        return spotAt(element, open ?? [], seat, x, y);
      },
      lay: (seat, card, spot, stamp) => flow.lay(seat, card, spot, stamp),
    };
    const fingers = new Fingers(element, grip);
    const ends = [guardTouches(element), fingers.listen()];
    ends.push(flow.dropped.subscribe(({ seat }) => fingers.release(seat)));
    return () => {
      for (const end of ends) end();
    };
  }, [flow, table]);
}

export function Arena({ flow, view, legal, onRules }: Props) {
  const table = useRef<HTMLElement>(null);
  useFingers(flow, table);
  const turned = isTurned(flow.form);
  return (
    <main ref={table} class="tf" data-testid="arena" data-phase={view.phase} data-way={flow.form.way}>
      <Half flow={flow} view={view} legal={legal} seat={1} turned={turned} onRules={onRules} />
      <Strip flow={flow} view={view} />
      <Half flow={flow} view={view} legal={legal} seat={0} turned={false} onRules={onRules} />
      {flow.count.value !== null && <Count key={flow.count.value} turned={turned} />}
    </main>
  );
}
