// The layout of every table, and its scrollable places.
import type { ComponentChildren } from "preact";
import type { BaseView } from "../door/door";
import "./table.css";

interface Props {
  children: ComponentChildren;
  class?: string;
}

interface FrameProps extends Props {
  view: BaseView;
}

const classes = (own: string, more: string | undefined) => (more ? `${own} ${more}` : own);

/** From the top: the players, the cards on the table, the prompt, the hand. */
export const TableFrame = ({ view, children, class: more }: FrameProps) => (
  <div class={classes("table", more)} data-phase={view.phase}>
    {children}
  </div>
);

interface MiddleProps extends Props {
  /** The place to which its cards fly when it disappears. */
  leave?: string | undefined;
}

/** The middle of the table: it takes the remaining room, which sets the size of its contents. */
export const Middle = ({ children, class: more, leave }: MiddleProps) => (
  <div class="table-middle" data-leave={leave}>
    <div class={classes("table-lies", more)}>{children}</div>
  </div>
);

interface ScrollerProps extends Props {
  label: string;
}

/** A place on the table that scrolls separately when it is full: people without a pointer reach it by Tab. */
export const Scroller = ({ label, class: own, children }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser scrolls by keys what has no focus
  <section class={own} data-clips="" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
