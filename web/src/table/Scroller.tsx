// A place on the table that scrolls by itself when it holds much: those without a pointer reach it by Tab.
import type { ComponentChildren, Ref } from "preact";

interface Props {
  label: string;
  class: string;
  inner?: Ref<HTMLElement>;
  children: ComponentChildren;
}

export const Scroller = ({ label, class: own, inner, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser scrolls by keys what has no focus
  <section class={own} ref={inner} data-clips="" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
