// A frame round one part: its module's name, and the part in one of its states.
import type { ComponentChildren } from "preact";

interface Props {
  /** The part's module, or a short name. */
  of: string;
  /** Its state, in a few words. */
  state?: string;
  children: ComponentChildren;
}

export function Part({ of, state, children }: Props) {
  return (
    <section class="part" data-part={of}>
      <h3 class="part-name">
        {of}
        {state && <span class="soft"> — {state}</span>}
      </h3>
      {children}
    </section>
  );
}
