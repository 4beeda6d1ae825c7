// The score sheet: a row for every seat, in the order in which the engine lists them.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { BaseView, Status } from "../door/door";
import { t } from "../i18n/i18n";
import { AtSeats, MachineSign } from "./MachineSign";
import { nameOf } from "./seat-name";
import "./score-sheet.css";

interface Props<Row> {
  view: BaseView;
  status: Status;
  /** The terms that make a seat's points. */
  children: (row: Row) => ComponentChildren;
  rowClass?: (row: Row) => string;
}

/** `Row` is the game's own row of the result. */
export function ScoreSheet<Row extends { readonly seat: number }>(props: Props<Row>) {
  const { view, status, children, rowClass } = props;
  const { hints, seating } = useContext(AtSeats);
  const rows = (status.result ?? []) as unknown as readonly Row[];
  // no text about hints if there were none, nor about a bot's
  const wereGiven = hints?.some(({ count }) => count > 0) ?? false;
  return (
    <div class="stack">
      <h2>{t("score-sheet")}</h2>
      {hints === null && <p class="small soft">{t("hint-left-out")}</p>}
      {view.standing
        .flatMap((seat) => rows.find((each) => each.seat === seat) ?? [])
        .map((row) => (
          <section
            key={row.seat}
            class={`sheet-of-paper score-row seat-${row.seat} ${rowClass?.(row) ?? ""}`}
            data-seat={row.seat}
          >
            <ScoreHead seat={row.seat} view={view} status={status} />
            {children(row)}
            {wereGiven && !seating[row.seat] && (
              <p class="small soft" data-term="hints">
                {t("hints-asked", { count: hints?.[row.seat]?.count ?? 0 })}
              </p>
            )}
          </section>
        ))}
    </div>
  );
}

const ScoreHead = ({ seat, view, status }: Pick<Props<never>, "view" | "status"> & { seat: number }) => (
  <h3 class="score-head">
    <span>
      <span class="seat-dot" aria-hidden="true" /> {nameOf(view.seats, seat)} <MachineSign seat={seat} plain />
      {status.winners.includes(seat) && <span class="score-crown">{t("winner")}</span>}
    </span>
    <span>{t("points", { points: status.scores[seat] ?? 0 })}</span>
  </h3>
);
