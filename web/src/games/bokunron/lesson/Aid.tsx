// A ladder of points once all are known: players above the bar are struck out.
import { t } from "../../../i18n/i18n";
import type { AidProps } from "../../../learn/lesson";
import { nameOf } from "../../../table/seat-name";
import type { BokunronView } from "../shapes";
import "./aid.css";

export function Aid({ view }: AidProps<BokunronView>) {
  if (view.lowest === null) return null;
  const bar = view.lowest + view.numbers.struck_from;
  const rungs = view.scores
    .map((points, seat) => ({ seat, points: points ?? 0 }))
    .toSorted((one, other) => other.points - one.points);
  const rung = ({ seat, points }: (typeof rungs)[number]) => (
    <li key={seat} class={points < bar ? "bk-rung" : "bk-rung bk-rung-struck"}>
      <b>{nameOf(view.seats, seat)}</b> {t("points", { points })}
    </li>
  );
  return (
    <ol class="bk-ladder" aria-label={t("bokunron-ladder")}>
      {rungs.filter(({ points }) => points >= bar).map(rung)}
      <li class="bk-bar">{t("bokunron-ladder-bar", { points: bar })}</li>
      {rungs.filter(({ points }) => points < bar).map(rung)}
    </ol>
  );
}
