// One seat's row of the score sheet: name, whether it won, its points, and the terms that make them.
import type { ComponentChildren } from "preact";
import type { BaseView, Status } from "../door/door";
import { t } from "../i18n/i18n";
import "./score-row.css";

interface Props {
  view: BaseView;
  status: Status;
  seat: number;
  points: number;
  children: ComponentChildren;
}

export function ScoreRow({ view, status, seat, points, children }: Props) {
  return (
    <section class={`sheet-of-paper score-row seat-${seat}`} data-seat={seat}>
      <h3 class="score-head">
        <span>
          <span class="seat-dot" aria-hidden="true" /> {view.seats[seat]?.name}
          {status.winners.includes(seat) && <span class="score-crown">{t("winner")}</span>}
        </span>
        <span>{t("points", { points })}</span>
      </h3>
      {children}
    </section>
  );
}
