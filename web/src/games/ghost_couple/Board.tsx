// The board: its rows and whatever cells have been laid below; a face-down card is its cell and no more.
import { useMemo } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { cardName } from "./cards";
import { Back, Face } from "./Face";
import type { CellView, GhostCoupleView } from "./shapes";
import type { Step } from "./steps";

interface Props extends Pick<GhostCoupleView, "board" | "rows" | "columns"> {
  step: Pick<Step, "cells" | "marked" | "onCell">;
  chosen: readonly string[];
  /** Numbers and cards shown on cells before they are laid there. */
  plans: ReadonlyMap<number, Plan>;
  /** Cells whose cards stay unseen, since the time to look at them is over. */
  covered: ReadonlySet<number>;
}

/** What is going to lie on a cell: its place in the order, and the card once it is chosen. */
export interface Plan {
  readonly number: number;
  readonly card: string | null;
}

/** The cells there are, and those that may be laid on but are not there yet. */
function withNewCells(board: readonly CellView[], cells: ReadonlySet<number>): CellView[] {
  const last = board.at(-1)?.cell ?? 0;
  const more = [...cells].filter((cell) => cell > last).map((cell): CellView => ({ cell, state: "empty", card: null }));
  return [...board, ...more];
}

export function Board({ board, rows, columns, step, chosen, plans, covered }: Props) {
  const all = withNewCells(board, step.cells);
  const filled = Math.ceil(all.length / columns);
  return (
    <ol
      class="gc-board"
      aria-label={t("ghost_couple-board")}
      style={{ "--rows": filled, "--columns": columns }}
      data-grown={filled > rows ? "" : undefined}
    >
      {all.map((cell) => (
        <li key={cell.cell} data-fly={lying(cell, covered.has(cell.cell))}>
          <Cell
            cell={covered.has(cell.cell) ? { ...cell, state: "down", card: null } : cell}
            legal={step.cells.has(cell.cell)}
            marked={step.marked.has(cell.cell)}
            chosen={cell.card !== null && chosen.includes(cell.card)}
            plan={plans.get(cell.cell)}
            onTap={step.onCell}
          />
        </li>
      ))}
    </ol>
  );
}

/** What tells the thing on a cell from others: the open card, or the place of the one that lies face down. */
function lying({ cell, state, card }: CellView, covered: boolean): string | undefined {
  if (state === "empty") return undefined;
  return covered || card === null ? `cell-${cell}` : card;
}

interface CellProps {
  cell: CellView;
  legal: boolean;
  marked: boolean;
  chosen: boolean;
  plan: Plan | undefined;
  onTap: Step["onCell"];
}

function cellName({ cell, state, card }: CellView, plan: Plan | undefined): string {
  const what = card ? cardName(card) : t(`ghost_couple-cell-${state}`);
  const name = t("ghost_couple-cell", { cell, what });
  return plan ? t("ghost_couple-cell-plan", { name, number: plan.number }) : name;
}

function Cell({ cell, legal, marked, chosen, plan, onTap }: CellProps) {
  const { state, card } = cell;
  const shown = plan?.card ?? card;
  // the same node again is not compared again: a tap redraws no face
  const face = useMemo(() => (shown ? <Face card={shown} /> : state === "down" ? <Back /> : null), [shown, state]);
  const classes = ["gc-cell", `gc-${state}`];
  if (legal) classes.push("gc-legal");
  if (marked) classes.push("gc-marked");
  if (chosen) classes.push("gc-chosen");
  if (plan?.card) classes.push("gc-planned");
  return (
    <button
      type="button"
      class={classes.join(" ")}
      aria-label={cellName(cell, plan)}
      aria-pressed={marked || chosen}
      data-cell={cell.cell}
      data-up={card}
      onClick={() => onTap(cell.cell, card)}
    >
      {face}
      {state === "down" && <span class="gc-number">{cell.cell}</span>}
      {plan && <span class="gc-order">{plan.number}</span>}
    </button>
  );
}
