// The question to the seat at the device, or the name of the bot that plays: a live region, which also takes a lost
// focus. It has no role, since a screen reader would announce the role with the words.
import { type ComponentChildren, Fragment, toChildArray } from "preact";

interface Props {
  class?: string;
  /** True: changes are read aloud. False: a key reads the question. */
  isLive?: boolean;
  children: ComponentChildren;
}

const politeness = (isLive: boolean) => (isLive ? "polite" : "off");

/**
 * For an element whose changes are announced; a focused one is read when it comes, and not again because it is new.
 * A new text needs new elements in it (`key`): for screen readers, Chromium leaves the old ones as silent as they were
 * while the element had the focus.
 */
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

/** Returns the text of children: of components, only that which they get as children or as `text`. */
const textOf = (children: ComponentChildren): string =>
  toChildArray(children)
    .map((child) => {
      if (typeof child !== "object") return child;
      const { text = "", children: inner }: { text?: string; children?: ComponentChildren } = child.props;
      return text + textOf(inner);
    })
    .join("");

export const Asked = ({ isLive, class: own, children }: Props) => (
  <div class={own} data-question="" {...saidOnce(isLive)}>
    <Fragment key={textOf(children)}>{children}</Fragment>
  </div>
);
