// The summary card of the game's box: the effects of ranks. It is on the table before a trick, and one press away later.
import { t } from "../../i18n/i18n";
import { cardThat, EffectSign, type Special } from "./cards";
import "./summary.css";

/** The effects of ranks, in the order of the card. */
const SPECIALS: readonly Special[] = ["steal", "reverse", "lock", "multiply", "count_more", "any_time"];

export const Summary = () => (
  <ul class="ak-summary">
    {SPECIALS.map((special) => {
      const { rank, points, counts } = cardThat(special) ?? { rank: "", points: 0, counts: 0 };
      return (
        <li key={special}>
          <b>{rank}</b>
          <EffectSign special={special} />
          <span>{t(`akuma_trick-summary-${special}`, { points, counts })}</span>
        </li>
      );
    })}
  </ul>
);
