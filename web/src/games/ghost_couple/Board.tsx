// The board: its rows and any cells laid below; a face-down card is only its cell.
import { t } from "../../i18n/i18n";
import { cardsOf, useHinted } from "../../table/hinted";
import { memo } from "../../ui/memo";
import { cardName } from "./cards";
import { Back, Lying } from "./Lying";
import type { CellView, GhostCoupleView } from "./shapes";
import type { BoardStep } from "./steps";

interface Props extends Pick<GhostCoupleView, "board" | "columns"> {
  step: Pick<BoardStep, "cells" | "marked" | "onCell">;
  chosen: readonly string[];
  /** Numbers and cards shown on cells before they are laid there. */
  plans: ReadonlyMap<number, Plan>;
  /** Cells whose cards stay unseen, since the time to look at them is over. */
  covered: ReadonlySet<number>;
  /** Whether a choice covers the board. The board then keeps its place and takes no taps. */
  under?: boolean;
}

/** The plan for a cell: its place in the order, and the card once it is chosen. */
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

/** Returns whether a hint highlights the card there, or the place. */
function useIsLit({ cell, card }: CellView): boolean {
  const hinted = useHinted();
  if (!hinted) return false;
  const cells = (hinted.cells ?? [hinted.cell]) as readonly unknown[];
  return cells.includes(cell) || (card !== null && cardsOf(hinted).includes(card));
}

export function Board(props: Props) {
  const { board, columns, step, covered, under } = props;
  const all = withNewCells(board, step.cells);
  return (
    <ol
      class="gc-board"
      inert={under ?? false}
      aria-label={t("ghost_couple-board")}
      style={{ "--rows": Math.ceil(all.length / columns), "--columns": columns }}
    >
      {all.map((cell) => (
        <li key={cell.cell} data-fly={lying(cell, covered.has(cell.cell))}>
          <Cell {...props} at={cell} />
        </li>
      ))}
    </ol>
  );
}

/** The identity of the thing on a cell: the open card, or the place of a face-down one. */
function lying({ cell, state, card }: CellView, covered: boolean): string | undefined {
  if (state === "empty") return undefined;
  return covered || card === null ? `cell-${cell}` : card;
}

const SameBack = memo(Back, () => []);
const SameLying = memo(Lying, ({ card }) => [card]);

function cellName({ cell, state, card }: CellView, plan: Plan | undefined): string {
  const what = card ? cardName(card) : t(`ghost_couple-cell-${state}`);
  const name = t("ghost_couple-cell", { cell, what });
  return plan ? t("ghost_couple-cell-plan", { name, number: plan.number }) : name;
}

function Cell({ at, step, chosen, plans, covered }: Props & { at: CellView }) {
  const lit = useIsLit(at);
  const shown: CellView = covered.has(at.cell) ? { ...at, state: "down", card: null } : at;
  const { cell, state, card } = shown;
  const plan = plans.get(cell);
  const marked = step.marked.has(cell);
  const isChosen = at.card !== null && chosen.includes(at.card);
  const face = plan?.card ?? card;
  const classes = ["gc-cell", `gc-${state}`];
  if (step.cells.has(cell)) classes.push("gc-legal");
  if (marked) classes.push("gc-marked");
  if (isChosen) classes.push("gc-chosen");
  if (plan?.card) classes.push("gc-planned");
  if (lit) classes.push("lit");
  const name = cellName(shown, plan);
  return (
    <button
      type="button"
      class={classes.join(" ")}
      aria-label={lit ? t("card-hinted", { card: name }) : name}
      aria-pressed={marked || isChosen}
      data-cell={cell}
      data-up={card}
      data-takes={cell}
      onClick={() => step.onCell(cell, card)}
    >
      {face ? <SameLying card={face} /> : state === "down" && <SameBack />}
      {state === "down" && <span class="gc-number">{cell}</span>}
      {plan && <span class="gc-order">{plan.number}</span>}
    </button>
  );
}
