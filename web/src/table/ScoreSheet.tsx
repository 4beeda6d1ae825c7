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
  const { hints } = useContext(AtSeats);
  const rows = (status.result ?? []) as unknown as readonly Row[];
  return (
    <div class="stack">
      <h2>{t("score-sheet")}</h2>
      {hints === null && <p class="small soft">{t("hint-left-out")}</p>}
      {view.standing.map((seat) => {
        const row = rows.find((each) => each.seat === seat);
        return (
          row && (
            <ScoreRow key={seat} view={view} status={status} seat={seat} class={rowClass?.(row) ?? ""}>
              {children(row)}
            </ScoreRow>
          )
        );
      })}
    </div>
  );
}

interface RowProps {
  view: BaseView;
  status: Status;
  seat: number;
  class: string;
  children: ComponentChildren;
}

/** A seat's name, whether it won, its points, and the terms that make them. */
const ScoreRow = ({ view, status, seat, class: more, children }: RowProps) => (
  <section class={`sheet-of-paper score-row seat-${seat} ${more}`} data-seat={seat}>
    <h3 class="score-head">
      <span>
        <span class="seat-dot" aria-hidden="true" /> {nameOf(view.seats, seat)} <MachineSign seat={seat} plain />
        {status.winners.includes(seat) && <span class="score-crown">{t("winner")}</span>}
      </span>
      <span>{t("points", { points: status.scores[seat] ?? 0 })}</span>
    </h3>
    {children}
    <HintsAsked seat={seat} />
  </section>
);

/** How many hints a person had; nothing is said where nobody had any. */
function HintsAsked({ seat }: { seat: number }) {
  const { hints, seating } = useContext(AtSeats);
  if (!hints?.some(({ count }) => count > 0) || seating[seat]) return null;
  return (
    <p class="small soft" data-term="hints">
      {t("hints-asked", { count: hints[seat]?.count ?? 0 })}
    </p>
  );
}
