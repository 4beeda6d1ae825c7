// One frame of a finished match: its table, without actions, or its score sheet.
import { useRef } from "preact/hooks";
import type { BaseView, LogEntry, Status } from "../door/door";
import { t } from "../i18n/i18n";
import { logEnd } from "../match/view";
import { AtTable } from "../table/AtTable";
import { Cards } from "../table/Card";
import { nameOf } from "../table/seat-name";
import { STILL, stillClosed } from "../table/still";
import type { CardLooks, GameTable, TableProps } from "../table/types";
import { Named } from "../ui/Figures";
import type { Frame } from "./frames";

interface Props {
  frame: Frame;
  status: Status;
  table: GameTable;
}

/** Cards fly from one entry to the next; in a faster replay they appear in their places. */
function useFlightOf({ view, step, eyes }: Frame): unknown {
  const last = useRef({ step, eyes, view: view as unknown });
  const { current } = last;
  const isNext = Math.abs(step - current.step) === 1 && eyes === current.eyes;
  last.current = { step, eyes, view: isNext ? view : current.view };
  return last.current.view;
}

export function Scene({ frame, status, table }: Props) {
  const { view } = frame;
  const flight = useFlightOf(frame);
  const entry = view.log.at(-1) as unknown as LogEntry | undefined;
  const { Table, Result, replay } = table;
  return (
    <AtTable hand="" view={flight} machine={entry?.seat ?? null}>
      {view.over && <Result view={view} status={status} />}
      {!view.over && replay && <replay.Table view={view} />}
      {!view.over && !replay && Table && (
        <>
          <div class="walk-table table-room">
            <Table {...pastProps(frame, table)} />
          </div>
          {frame.eyes === "all" && <AllHands view={view} hands={frame.hands} looks={table.looks} />}
        </>
      )}
    </AtTable>
  );
}

/** Properties of a table that shows the past: nothing is legal, and nothing waits. */
export function pastProps({ view, eyes }: Pick<Frame, "view" | "eyes">, { crest }: GameTable): TableProps {
  return { ...STILL, view, since: logEnd(view) - 1, closed: stillClosed(crest, eyes !== "all") };
}

interface HandsProps extends Pick<Frame, "hands"> {
  view: BaseView;
  looks: CardLooks;
}

/** All hands at once, below the table. */
const AllHands = ({ view, hands, looks }: HandsProps) => (
  <section class="walk-hands" data-place="hand" aria-label={t("review-hands")}>
    {hands.map((cards, seat) => {
      const name = nameOf(view.seats, seat);
      return (
        <div key={seat} class={`walk-hand seat-${seat}${view.to_act.includes(seat) ? " walk-acts" : ""}`}>
          <h2 class="small">
            <Named name={name} />
          </h2>
          <Cards cards={cards} looks={looks} label={t("review-hand-of", { name })} fly />
        </div>
      );
    })}
  </section>
);
