// What was finished lies over what comes next until it is tapped away. That is drawn out of sight once the cards of the
// pane have landed, or a finger that goes down has ended their flight, so neither tap nor flight waits for it: the cards
// of the pane go to where they belong, and the pane with them.
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isAnimated } from "../device/appearance";
import { Reachable } from "./AtTable";
import { atRest, leave } from "./motion";
import "./review.css";

interface Props {
  /** What lies on top; null once it was tapped away. */
  over: ComponentChildren;
  /** What comes next. */
  children: ComponentChildren;
}

export function Review({ over, children }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const last = useRef<ComponentChildren>(null);
  const under = useRef<ComponentChildren>(null);
  const [landed, setLanded] = useState(false);
  const [, draw] = useState(0);
  if (over || !isAnimated.value) last.current = over;
  const open = Boolean(over);
  // the same children again are not compared: what lay there stays until then
  if (!open || landed) under.current = children;
  const leaving = !open && Boolean(last.current);
  useLayoutEffect(() => {
    if (!leaving || !pane.current) return;
    leave(pane.current).then(() => {
      last.current = null;
      draw((times) => times + 1);
    });
  }, [leaving]);
  useEffect(() => {
    let shown = true;
    if (open && pane.current) atRest(pane.current).then(() => shown && setLanded(true));
    return () => {
      shown = false;
      setLanded(false);
    };
  }, [open]);
  // what can be reached again is styled anew, all of it: that waits until it is seen
  const shut = open || (leaving && landed);
  const reachable = useContext(Reachable);
  useLayoutEffect(() => {
    if (!shut) reachable();
  }, [shut, reachable]);
  return (
    <div class="review">
      {last.current && (
        <div key="over" ref={pane} class="review-over" data-testid="review" aria-hidden={leaving}>
          {last.current}
        </div>
      )}
      <div key="under" class="review-under" inert={shut} data-later={open && !landed}>
        {under.current}
      </div>
    </div>
  );
}
