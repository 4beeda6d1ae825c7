// A finished trick covers the next one until it is tapped away: first as it was when it was complete, then explained.
// The next trick is drawn out of sight once the cards of the pane have landed, or a touch has ended their flight, so
// neither tap nor flight waits for the drawing. When the pane leaves, its cards fly to their destinations.
import { Component, type ComponentChildren, type ComponentType } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isAnimated } from "../device/appearance";
import { motionPace } from "../device/settings";
import type { BaseView, FinishedTrick } from "../door/door";
import { freshTrick } from "../match/finished";
import { Reachable } from "./AtTable";
import { beside } from "./beside";
import { Middle } from "./TableFrame";
import type { TableProps, TrickProps } from "./types";
import "./review.css";

/** Milliseconds for which the complete trick is shown at rest before its explanation. */
const WHOLE_MS = 500;

/** Resolves once all movements on `pane` have ended, by themselves or by a tap. */
const atRest = (pane: HTMLElement) =>
  Promise.allSettled(pane.getAnimations({ subtree: true }).map(({ finished }) => finished));

interface Props {
  /** The explanation on top; null once it has been tapped away. */
  over: ComponentChildren;
  /** Shown before the explanation, if animation is on: the table as it was when the trick was complete. */
  whole?: ComponentChildren;
  /** Receives the explanation's text, for a caller that waits until it has been read. */
  onTold?: ((text: string) => void) | undefined;
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

export function Review({ over, whole, onTold, children }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const hasPane = useRef(false);
  const [landed, setLanded] = useState(false);
  const [isTold, setTold] = useState(false);
  const [, draw] = useState(0);
  const open = Boolean(over);
  const tells = open && (isTold || !whole || !isAnimated.value);
  if (open || !isAnimated.value) hasPane.current = open;
  const leaving = !open && hasPane.current;
  useLayoutEffect(() => {
    if (!leaving || !pane.current) return;
    Promise.resolve(beside.here?.leave(pane.current)).then(() => {
      hasPane.current = false;
      draw((times) => times + 1);
    });
  }, [leaving]);
  useEffect(() => {
    let shown = true;
    if (open && pane.current) {
      beside.here?.gain(pane.current);
      atRest(pane.current).then(() => shown && setLanded(true));
    }
    return () => {
      shown = false;
      setLanded(false);
      setTold(false);
    };
  }, [open]);
  useEffect(() => {
    if (!open || !landed || tells) return;
    const timer = setTimeout(() => setTold(true), WHOLE_MS * motionPace.value);
    return () => clearTimeout(timer);
  }, [open, landed, tells]);
  useEffect(() => {
    if (tells && pane.current) onTold?.(pane.current.textContent);
  }, [tells]);
  // the browser restyles everything that becomes reachable, so this waits until the part is visible
  const shut = open || (leaving && landed);
  const reachable = useContext(Reachable);
  useLayoutEffect(() => {
    if (!shut) reachable();
  }, [shut, reachable]);
  return (
    <div class="review">
      {hasPane.current && (
        <div key="over" ref={pane} class="review-over" data-testid="review" aria-hidden={leaving}>
          <Drawn still={leaving}>{tells ? over : whole}</Drawn>
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
  /** The middle as it was when that trick was complete. */
  whole?: (trick: Trick) => ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

/** The middle of a table of tricks: a fresh one that everyone looks at covers it. */
export function TricksMiddle<Shape extends FinishedTrick>(props: TricksProps<Shape>) {
  const { view, Trick, whole, closed, class: more, children } = props;
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
      whole={
        finished &&
        whole && (
          <Middle class={more} leave={finished.winner === null ? undefined : `seat-${finished.winner}`}>
            {whole(finished)}
          </Middle>
        )
      }
      onTold={closed?.waits?.onTold}
    >
      <Middle class={more}>{children}</Middle>
    </Review>
  );
}
