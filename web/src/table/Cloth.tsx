// The cloth of the curtain, with a crest on it.
import type { ComponentChildren } from "preact";

export const Cloth = ({ children }: { children: ComponentChildren }) => (
  <div class="noren-cloth" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <span class="noren-crest">{children}</span>
  </div>
);

/** A game's crest of three elements, since every curtain makes it again; the picture on a lid has a hundred. */
export const Crest = ({ of }: { of: string }) => (
  <svg class="crest" viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="47" />
    <path fill-rule="evenodd" d={of} />
  </svg>
);
