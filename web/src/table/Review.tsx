// A finished part is shown over the next one until it is tapped away. The next one is drawn out of sight once the cards
// of the pane have landed, or a finger has ended their flight, so neither tap nor flight waits for it: the cards of the
// pane fly to their places, and the pane with them.
import { Component, type ComponentChildren, type ComponentType } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isAnimated } from "../device/appearance";
import type { BaseView, FinishedTrick } from "../door/door";
import { freshTrick } from "../match/finished";
import { Reachable } from "./AtTable";
import { atRest, leave } from "./motion";
import { Middle } from "./TableFrame";
import type { TableProps, TrickProps } from "./types";
import "./review.css";

interface Props {
  /** The part on top; null once it was tapped away. */
  over: ComponentChildren;
  children: ComponentChildren;
}

/** Children that stay as last drawn, or absent if they never were, while it is `still`. */
class Drawn extends Component<{ still: boolean; children: ComponentChildren }> {
  override shouldComponentUpdate({ still }: { still: boolean }): boolean {
    return !still;
  }

  override render() {
    const { still, children } = this.props;
    return still ? null : children;
  }
}

export function Review({ over, children }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const hasPane = useRef(false);
  const [landed, setLanded] = useState(false);
  const [, draw] = useState(0);
  const open = Boolean(over);
  if (open || !isAnimated.value) hasPane.current = open;
  const leaving = !open && hasPane.current;
  useLayoutEffect(() => {
    if (!leaving || !pane.current) return;
    leave(pane.current).then(() => {
      hasPane.current = false;
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
  // reachable parts are styled again, all of them: that waits until they are visible
  const shut = open || (leaving && landed);
  const reachable = useContext(Reachable);
  useLayoutEffect(() => {
    if (!shut) reachable();
  }, [shut, reachable]);
  return (
    <div class="review">
      {hasPane.current && (
        <div key="over" ref={pane} class="review-over" data-testid="review" aria-hidden={leaving}>
          <Drawn still={leaving}>{over}</Drawn>
        </div>
      )}
      <div key="under" class="review-under" inert={shut} data-later={open && !landed}>
        <Drawn still={open && !landed}>{children}</Drawn>
      </div>
    </div>
  );
}

interface TricksProps<Trick extends FinishedTrick> extends Pick<TableProps, "since" | "closed"> {
  view: BaseView & { readonly tricks: readonly Trick[] };
  Trick: ComponentType<TrickProps<Trick>>;
  class?: string;
  children: ComponentChildren;
}

/** The middle of a table of tricks: a fresh one that everyone looks at covers it. */
export function TricksMiddle<Shape extends FinishedTrick>(props: TricksProps<Shape>) {
  const { view, Trick, class: more, children } = props;
  const finished = freshTrick(props);
  return (
    <Review
      over={
        finished && (
          <Middle>
            <Trick trick={finished} seats={view.seats} />
          </Middle>
        )
      }
    >
      <Middle class={more}>{children}</Middle>
    </Review>
  );
}
