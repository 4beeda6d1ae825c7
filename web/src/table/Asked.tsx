// The question to the seat at the device, or the name of the machine that plays: a live region, and the place of a focus
// that has no other. It has no role, which a screen reader would say with the words.
import type { ComponentChildren } from "preact";

interface Props {
  class?: string;
  /** Changes are read aloud; without, a key reads the question. */
  isLive?: boolean;
  children: ComponentChildren;
}

const politeness = (isLive: boolean) => (isLive ? "polite" : "off");

/** For an element whose changes are announced; a focused one is read when it comes, and not again because it is new. */
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
