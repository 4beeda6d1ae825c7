// What was finished lies over what comes next until it is tapped away. That is drawn already, out of sight, so a tap
// builds nothing: the cards of the pane go to where they belong, and the pane with them.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { moves } from "../app/appearance";
import { leave } from "./motion";
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
  const [, draw] = useState(0);
  if (over || !moves.value) last.current = over;
  const leaving = !over && Boolean(last.current);
  useLayoutEffect(() => {
    if (!leaving || !pane.current) return;
    leave(pane.current).then(() => {
      last.current = null;
      draw((times) => times + 1);
    });
  }, [leaving]);
  return (
    <div class="review">
      {last.current && (
        <div key="over" ref={pane} class="review-over" aria-hidden={leaving}>
          {last.current}
        </div>
      )}
      <div key="under" class="review-under" inert={Boolean(over)}>
        {children}
      </div>
    </div>
  );
}
