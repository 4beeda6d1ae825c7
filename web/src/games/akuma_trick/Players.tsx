// The players with arrows in the direction of play, and a flame where a hand is nearly empty.
import { t } from "../../i18n/i18n";
import { type Fact, Seats } from "../../table/Seats";
import type { AkumaTrickView } from "./shapes";

/** From so few cards on a seat is marked: it may end the game soon. */
const FEW = 3;

const Flame = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path class="ak-flame" d="M8 1C9 5 13 7 13 11A5 4.5 0 0 1 3 11C3 8 6 7 6 4C7 5 8 6 8 7C9 5 9 3 8 1z" />
  </svg>
);

function danger(count: number): readonly Fact[] {
  return count <= FEW ? [{ picture: <Flame />, value: count, label: t("akuma_trick-few", { count }) }] : [];
}

export function Players({ view }: { view: AkumaTrickView }) {
  const hands = view.counts.hands;
  return (
    <div class={`ak-round ${view.direction === 1 ? "ak-forth" : "ak-back"}`}>
      <Seats view={view} hands={hands} leader={view.leader} facts={(seat) => danger(hands[seat] ?? 0)} />
    </div>
  );
}
