// A scale of the master's two suits, which tips as cards are played: the heavier suit decides. Each pan shows points.
import { t } from "../../i18n/i18n";
import { SuitSign } from "../../table/faces/suits";
import { SUITS } from "./box";
import { suitName } from "./cards";
import type { LuckyMakerStake } from "./shapes";
import "./scale.css";

interface Props {
  stakes: readonly LuckyMakerStake[];
  /** Number of cards played, for each suit. */
  counts: readonly number[];
  /** The suit that has decided the trick; none while cards are played. */
  follow: string | null;
}

export function Scale({ stakes, counts, follow }: Props) {
  const [left = 0, right = 0] = counts;
  return (
    <section class="lm-scale" aria-label={t("lucky_maker-scale")} style={{ "--lean": left - right }}>
      {stakes.map(({ suit, to_beat, points }, side) => (
        <p key={suit} class={follow === suit ? "lm-pan lm-pan-counts" : "lm-pan"}>
          <span class="lm-count">
            <SuitSign of={SUITS[suit]} /> <b>{counts[side]}</b>
            <span class="hidden-text">{suitName(suit)} </span>
          </span>
          <span class="small">{t("lucky_maker-scale-pan", { beat: to_beat, points })}</span>
        </p>
      ))}
      <i class="lm-beam" aria-hidden="true" />
    </section>
  );
}
