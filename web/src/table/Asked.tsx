// What the seat at the device is asked, or who goes on by itself: said as it changes, and the place of the focus that has
// no other. It has no role: that would be read with its words.
import type { ComponentChildren } from "preact";

interface Props {
  class?: string;
  /** Changes are said; without, whoever wants to hear them asks by key. */
  isLive?: boolean;
  children: ComponentChildren;
}

const politeness = (isLive: boolean) => (isLive ? "polite" : "off");

/** For an element whose changes are said; what has the focus is read as that comes, and not again because it is new. */
export function saidOnce(isLive = true) {
  const set = (live: boolean) => (event: FocusEvent) =>
    (event.currentTarget as HTMLElement).setAttribute("aria-live", politeness(live));
  return {
    "aria-live": politeness(isLive),
    "aria-atomic": true,
    onFocusIn: set(false),
    onFocusOut: set(isLive),
  } as const;
}

export const Asked = ({ isLive, class: own, children }: Props) => (
  <div class={own} data-question="" {...saidOnce(isLive)}>
    {children}
  </div>
);
