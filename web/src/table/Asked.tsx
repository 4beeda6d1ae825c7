// The question to the seat at the device, or the name of the bot that plays: a live region, which also takes a lost
// focus. It has no role, since a screen reader would announce the role with the words.
import { type ComponentChildren, Fragment, toChildArray } from "preact";

interface Props {
  class?: string;
  /** True: changes are read aloud. False: a key reads the question. */
  isLive?: boolean;
  children: ComponentChildren;
}

export const politeness = (isLive: boolean) => (isLive ? "polite" : "off");

/**
 * The attributes of an element whose changes a screen reader announces. While it has the focus it is silent, since the
 * focus has it read. Its content is in {@link Anew}.
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

/** Returns the text of children; of a component it knows only the children and the `text` that it gets. */
const textOf = (children: ComponentChildren): string =>
  toChildArray(children)
    .map((child) => {
      if (typeof child !== "object") return child;
      const { text = "", children: inner }: { text?: string; children?: ComponentChildren } = child.props;
      return text + textOf(inner);
    })
    .join("");

/**
 * Draws a new text in new elements. Chromium tells screen readers that an element is as silent as it was when its live
 * region had the focus, so a text that changed in it would not be announced.
 */
export const Anew = ({ children }: { children: ComponentChildren }) => (
  <Fragment key={textOf(children)}>{children}</Fragment>
);

export const Asked = ({ isLive, class: own, children }: Props) => (
  <div class={own} data-question="" {...saidOnce(isLive)}>
    <Anew>{children}</Anew>
  </div>
);
