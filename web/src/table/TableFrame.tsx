// What every table is laid out in, and the places on it that scroll.
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

/** From the top: who sits there, what lies on the table, what is asked, the hand. */
export const TableFrame = ({ view, children, class: more }: FrameProps) => (
  <div class={classes("table", more)} data-phase={view.phase}>
    {children}
  </div>
);

/** What lies in the middle of the table: it takes what room is left, and its measure from that. */
export const Middle = ({ children, class: more }: Props) => (
  <div class="table-middle">
    <div class={classes("table-lies", more)}>{children}</div>
  </div>
);

interface ScrollerProps extends Props {
  label: string;
}

/** A place on the table that scrolls by itself when it holds much: those without a pointer reach it by Tab. */
export const Scroller = ({ label, class: own, children }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser scrolls by keys what has no focus
  <section class={own} data-clips="" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
