// What every table is laid out in.
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
