// The cloth of the curtain, with the game's crest.
import type { FunctionComponent } from "preact";

export const Cloth = ({ Emblem }: { Emblem: FunctionComponent }) => (
  <div class="noren-cloth" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <span class="noren-crest">
      <Emblem />
    </span>
  </div>
);
