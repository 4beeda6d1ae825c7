// The board: its rows and whatever cells have been laid below; a face-down card is its cell and no more.
import { Fragment } from "preact";
import type { Action } from "../../door/client";
import { t } from "../../i18n/i18n";
import { SameFace } from "../../table/Card";
import { cardsOf, useHinted } from "../../table/hinted";
import { memo } from "../../ui/memo";
import { cardName, cardOf, isGhost, shortName } from "./cards";
import { Back, Face } from "./Face";
import { emsOf, twoLines } from "./GhostFace";
import type { CellView, GhostCoupleView } from "./shapes";
import type { Step } from "./steps";

interface Props extends Pick<GhostCoupleView, "board" | "columns"> {
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

/** Whether a hint points at what lies there, or at the place. */
const isLit = (hinted: Action | null, { cell, card }: CellView): boolean =>
  hinted !== null &&
  (hinted.cell === cell ||
    ((hinted.cells ?? []) as readonly number[]).includes(cell) ||
    (card !== null && cardsOf(hinted).includes(card)));

export function Board({ board, columns, step, chosen, plans, covered }: Props) {
  const hinted = useHinted();
  const all = withNewCells(board, step.cells);
  return (
    <ol
      class="gc-board"
      aria-label={t("ghost_couple-board")}
      style={{ "--rows": Math.ceil(all.length / columns), "--columns": columns }}
    >
      {all.map((cell) => (
        <li key={cell.cell} data-fly={lying(cell, covered.has(cell.cell))}>
          <Cell
            cell={covered.has(cell.cell) ? { ...cell, state: "down", card: null } : cell}
            legal={step.cells.has(cell.cell)}
            marked={step.marked.has(cell.cell)}
            chosen={cell.card !== null && chosen.includes(cell.card)}
            plan={plans.get(cell.cell)}
            lit={isLit(hinted, cell)}
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

const SameBack = memo(Back, () => []);

interface CellProps {
  cell: CellView;
  legal: boolean;
  marked: boolean;
  chosen: boolean;
  plan: Plan | undefined;
  lit: boolean;
  onTap: Step["onCell"];
}

function cellName({ cell, state, card }: CellView, plan: Plan | undefined): string {
  const what = card ? cardName(card) : t(`ghost_couple-cell-${state}`);
  const name = t("ghost_couple-cell", { cell, what });
  return plan ? t("ghost_couple-cell-plan", { name, number: plan.number }) : name;
}

function Cell({ cell, legal, marked, chosen, plan, lit, onTap }: CellProps) {
  const { state, card } = cell;
  const shown = plan?.card ?? card;
  const classes = ["gc-cell", `gc-${state}`];
  if (legal) classes.push("gc-legal");
  if (marked) classes.push("gc-marked");
  if (chosen) classes.push("gc-chosen");
  if (plan?.card) classes.push("gc-planned");
  if (lit) classes.push("lit");
  return (
    <button
      type="button"
      class={classes.join(" ")}
      aria-label={lit ? t("card-hinted", { card: cellName(cell, plan) }) : cellName(cell, plan)}
      aria-pressed={marked || chosen}
      data-cell={cell.cell}
      data-up={card}
      data-takes={cell.cell}
      onClick={() => onTap(cell.cell, card)}
    >
      {shown ? <Lying card={shown} /> : state === "down" && <SameBack />}
      {state === "down" && <span class="gc-number">{cell.cell}</span>}
      {plan && <span class="gc-order">{plan.number}</span>}
    </button>
  );
}

/** What lies face up: where the cell is too flat for a ghost's card, its picture whole and its name below it. */
function Lying({ card }: { card: string }) {
  const found = cardOf(card);
  const face = <SameFace Face={Face} card={card} />;
  if (!found || !isGhost(found)) return face;
  const lines = twoLines(shortName(card));
  return (
    <span class="gc-lying">
      <span class="gc-print">
        <span class="gc-picture">{face}</span>
        <span class="gc-cell-name" style={{ "--ems": Math.max(...lines.map(emsOf)) }} aria-hidden="true">
          {lines.map((line, at) => (
            <Fragment key={line}>
              {at > 0 && " "}
              <span>{line}</span>
            </Fragment>
          ))}
        </span>
      </span>
    </span>
  );
}
