// The input of a step, and the result of dragging a hand card to the board: the only possible action there. If there is
// none the engine gives the reason; if there are several the card is chosen.
import type { Action } from "../../door/client";
import type { Drop } from "../../table/drop";
import { cardsOf } from "../../table/hinted";
import type { GhostCoupleView, PendingView } from "./shapes";

/** The choices not yet carried out, in their order. */
export interface Picks {
  readonly cards: readonly string[];
  readonly cells: readonly number[];
}

export const NO_PICKS: Picks = { cards: [], cells: [] };

/** The position, the choices, and the legal actions with them. */
export interface StepContext {
  readonly view: GhostCoupleView;
  readonly pending: PendingView;
  readonly legal: readonly Action[];
  readonly picks: Picks;
  readonly pick: (picks: Partial<Picks>) => void;
  readonly act: (action: Action) => void;
  readonly explain: (action: Action) => void;
}

/** A card is looked at; the engine gives the reason why nothing more is possible. */
export function refuse({ pick, explain }: StepContext, card: string | null, action: Action): void {
  pick({ cards: card ? [card] : [] });
  explain(action);
}

/** The list with `item` in it if it was not, without it if it was. */
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

/** The possible actions of a card laid on a place. */
type Doable = (card: string, place: string | undefined) => readonly Action[];

function dropOf(
  context: StepContext,
  doable: Doable,
  tried: (card: string, place: string | undefined) => Action,
): Drop {
  const { act, pick } = context;
  const choose = (card: string) => pick({ cards: [card] });
  const lay = (card: string, place: string | undefined) => {
    const [only, ...others] = doable(card, place);
    if (only && !others.length) act(only);
    else if (only) choose(card);
    else refuse(context, card, tried(card, place));
  };
  return { takes: (card, place) => doable(card, place).length > 0, lay, choose };
}

const takesBoth = (action: Action, ...cards: readonly string[]) =>
  cards.every((card) => cardsOf(action).includes(card));

/** Onto an open card or with the one that is chosen it makes a couple; in the middle it is swapped where it makes none. */
export function dropForCouple(context: StepContext): Drop {
  const { view, legal, picks } = context;
  const cellAt = (place: string | undefined) => view.board.find(({ cell }) => String(cell) === place);
  /** The open card that it is laid on; else the one chosen before it. */
  const other = (card: string, place: string | undefined) =>
    cellAt(place)?.card ?? picks.cards.find((chosen) => chosen !== card);
  const doable: Doable = (card, place) => {
    const mate = other(card, place);
    const cell = cellAt(place);
    const swaps = legal.filter((action) => action.do === "swap" && action.card === card);
    if (mate === undefined) return legal.filter((action) => takesBoth(action, card));
    const couples = legal.filter((action) => action.do === "couple" && takesBoth(action, card, mate));
    return couples.length || cell?.cell !== view.centre ? couples : swaps;
  };
  const tried = (card: string, place: string | undefined) => {
    const mate = other(card, place);
    return { do: "couple", cards: mate === undefined ? [card] : [card, mate] };
  };
  return dropOf(context, doable, tried);
}

/** Onto a cell that may be laid on; elsewhere on the table onto the one chosen, or the only one there is. */
export function dropToLay(context: StepContext): Drop {
  const { legal, pending, picks } = context;
  const doable: Doable = (card, place) =>
    legal.filter(({ card: laid, cell }) => laid === card && String(cell) === (place ?? String(picks.cells[0] ?? cell)));
  const tried = (card: string, place: string | undefined) => ({
    do: "lay",
    card,
    cell: Number(place ?? pending.cells[0] ?? 0),
  });
  return dropOf(context, doable, tried);
}

/** The next one to be laid down; the last one, or one of all that are chosen, lays them. */
export function dropToPut({ pending, picks, pick, act, explain }: StepContext): Drop {
  const withCard = (card: string) => (picks.cards.includes(card) ? picks.cards : [...picks.cards, card]);
  /** Returns whether it is the table as a whole, or the place of the card that comes next. */
  const isNext = (card: string, place: string | undefined) =>
    place === undefined || pending.cells[withCard(card).indexOf(card)] === Number(place);
  const lay = (card: string, place?: string) => {
    const cards = withCard(card);
    const action = { do: "put", cards };
    if (cards.length > pending.count) explain(action);
    else if (!isNext(card, place)) return;
    else if (cards.length === pending.count) act(action);
    else pick({ cards });
  };
  return {
    takes: (card, place) => withCard(card).length <= pending.count && isNext(card, place),
    lay,
    choose: (card) => withCard(card).length <= pending.count && pick({ cards: withCard(card) }),
  };
}
