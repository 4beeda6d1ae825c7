// One frame of a finished match: its table, which nobody can play on, or its score sheet.
import { useRef } from "preact/hooks";
import type { LogEntry, Status } from "../door/door";
import { logEnd } from "../match/view";
import { AtTable } from "../table/AtTable";
import type { GameTable, TableProps } from "../table/types";
import { AllHands } from "./AllHands";
import type { Frame } from "./frames";

const NONE: TableProps["legal"] = [];
const nothing = () => undefined;
const allowed = async () => null;

interface Props {
  frame: Frame;
  /** How the match ended. */
  status: Status;
  table: GameTable;
  onRule: TableProps["onRule"];
}

/** Cards fly from one entry to the next; where the match is gone through faster, they lie where they belong. */
function useFlightOf({ view, step, eyes }: Frame): unknown {
  const last = useRef({ step, eyes, view: view as unknown });
  const { current } = last;
  const isNext = Math.abs(step - current.step) === 1 && eyes === current.eyes;
  last.current = { step, eyes, view: isNext ? view : current.view };
  return last.current.view;
}

export function Scene({ frame, status, table, onRule }: Props) {
  const { view } = frame;
  const flight = useFlightOf(frame);
  const entry = view.log.at(-1) as unknown as LogEntry | undefined;
  const { Table, Result, replay } = table;
  return (
    <AtTable hand="" view={flight} machine={entry?.seat ?? null}>
      {view.over && <Result view={view} status={status} />}
      {!view.over && replay && <replay.Table view={view} />}
      {!view.over && !replay && Table && (
        <div class="walk-table table-room">
          <Table {...tablePropsOf(frame, table)} onRule={onRule} />
        </div>
      )}
    </AtTable>
  );
}

/** What a table is given that shows what was: nothing is legal, and nothing waits for anybody. */
function tablePropsOf({ view, eyes, hands }: Frame, { looks, Emblem }: GameTable): Omit<TableProps, "onRule"> {
  return {
    view,
    since: logEnd(view) - 1,
    legal: NONE,
    complete: true,
    closed: {
      seat: null,
      waits: { seat: null, isMachine: false, isOwnOpen: eyes !== "all", onHurry: nothing },
      Emblem,
      actor: null,
      past: { hands: eyes === "all" ? <AllHands view={view} hands={hands} looks={looks} /> : null },
      onTakeBack: nothing,
      onOpen: nothing,
    },
    shown: null,
    refusal: null,
    forgetRefusal: nothing,
    act: nothing,
    explain: nothing,
    check: allowed,
  };
}
