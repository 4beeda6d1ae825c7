// The player's choices for each step of the engine: the targets, the effect of a tap, the texts. All actions come from
// `legal` and the view's `pending`; nothing here implements a rule.
import type { Action } from "../../door/client";
import { type MessageArguments, t } from "../../i18n/i18n";
import type { Drop } from "../../table/drop";
import { cardsOf } from "../../table/hinted";
import { nameOf } from "../../table/seat-name";
import { shortName } from "./cards";
import { dropForCouple, dropToLay, dropToPut, NO_PICKS, type Picks, refuse, type StepContext, toggled } from "./drops";
import type { PendingChoice } from "./shapes";

/** The choices for a highlighted action: all of it except the last tap, which would carry it out. */
export function picksOf(action: Action): Picks {
  const [first] = cardsOf(action);
  const cells = (action.cells ?? (action.cell === undefined ? [] : [action.cell])) as readonly number[];
  if (action.do === "flip") return NO_PICKS;
  if (action.do === "couple" || action.do === "lay") return { cards: first ? [first] : [], cells: [] };
  return { cards: cardsOf(action), cells };
}

export interface BoardStep {
  /** Cells, and cards of the hand, the banish area or an open row, that may be tapped with effect. */
  readonly cells: ReadonlySet<number>;
  readonly cards: ReadonlySet<string>;
  /** Cells marked as chosen or as an area that would be turned up. */
  readonly marked: ReadonlySet<number>;
  readonly onCell: (cell: number, card: string | null) => void;
  readonly onCard: (card: string) => void;
  /** The result of dragging a hand card to the board. */
  readonly drop: Drop;
  /** The prompt, and the buttons. */
  readonly ask: string;
  readonly moves: readonly { readonly label: string; readonly action: Action }[];
}

type MakeStep = (context: StepContext) => BoardStep;

const NONE: ReadonlySet<never> = new Set();

/** A sentence of the step, with its usual variables. */
function sentence(context: StepContext, id: string, args: MessageArguments = {}): string {
  const { view, pending, picks } = context;
  return t(`ghost_couple-ask-${id}`, {
    name: nameOf(view.seats, view.turn),
    seat: nameOf(view.seats, pending.seats[0]),
    couples: view.couples,
    count: pending.count,
    chosen: pending.choice === "put" ? picks.cards.length : picks.cells.length,
    cell: pending.cells[picks.cards.length] ?? 0,
    ...args,
  });
}

/** No action is possible on the board: every card gets the answer that it makes no couple now. */
function plain(context: StepContext): BoardStep {
  const onCard = (card: string) => refuse(context, card, { do: "couple", cards: [card] });
  return {
    cells: NONE,
    cards: NONE,
    marked: NONE,
    onCell: (_cell, card) => card && onCard(card),
    onCard,
    drop: { takes: () => false, lay: onCard, choose: onCard },
    ask: sentence(context, context.pending.choice),
    moves: [],
  };
}

const flip: MakeStep = (context) => {
  const cells = new Set(context.pending.cells);
  const onCell = (cell: number, card: string | null) =>
    cells.has(cell) ? context.act({ do: "flip", cell }) : refuse(context, card, { do: "flip", cell });
  return { ...plain(context), cells, onCell };
};

/** The cards that the given one makes a couple with now, or all that make one where none is given. */
export function partners(legal: readonly Action[], card: string | undefined): Set<string> {
  const couples = legal.filter((action) => action.do === "couple").map((action) => action.cards as string[]);
  if (card === undefined) return new Set(couples.flat());
  return new Set(couples.filter((cards) => cards.includes(card)).flatMap((cards) => cards.filter((c) => c !== card)));
}

const couple: MakeStep = (context) => {
  const { view, legal, picks, pick, act, explain } = context;
  const [first] = picks.cards;
  const mates = partners(legal, first);
  const swaps = new Set(legal.filter((action) => action.do === "swap").map((action) => String(action.card)));
  const onCard = (card: string) => {
    if (first === undefined || first === card) return pick({ cards: first === card ? [] : [card] });
    const cards = [first, card];
    if (mates.has(card)) return act({ do: "couple", cards });
    if (!mates.size && swaps.has(first) && swaps.has(card)) return pick({ cards: [card] });
    pick({ cards: [] }); // both stay in place: the refusal names them
    explain({ do: "couple", cards });
  };
  const cards = first === undefined ? new Set([...mates, ...swaps]) : mates;
  const moves: BoardStep["moves"][number][] = [];
  if (first && swaps.has(first)) {
    moves.push({ label: t("ghost_couple-do-swap", { card: shortName(first) }), action: { do: "swap", card: first } });
  }
  if (legal.some((action) => action.do === "end")) {
    moves.push({ label: t("ghost_couple-do-end"), action: { do: "end" } });
  }
  return {
    cells: new Set(view.board.filter(({ card }) => card && mates.has(card)).map(({ cell }) => cell)),
    cards,
    marked: NONE,
    onCell: (cell, card) => (card ? onCard(card) : refuse(context, null, { do: "flip", cell })),
    onCard,
    drop: dropForCouple(context),
    ask: askCouple(context, mates.size > 0),
    moves,
  };
};

function askCouple(context: StepContext, mates: boolean): string {
  const { view, picks } = context;
  const [first] = picks.cards;
  if (first) return sentence(context, mates ? "mate" : "no-mate", { card: shortName(first) });
  if (view.swap_owed) return sentence(context, mates ? "couple-or-swap" : "swap");
  return sentence(context, mates ? "couple-or-end" : "end");
}

const lay: MakeStep = (context) => {
  const { pending, picks, pick, act, legal } = context;
  const cells = new Set(pending.cells);
  const [card] = picks.cards;
  const [cell] = picks.cells;
  const both = (chosen: string | undefined, place: number | undefined) =>
    chosen && place !== undefined
      ? act({ do: "lay", card: chosen, cell: place })
      : pick({ cards: chosen ? [chosen] : [], cells: place === undefined ? [] : [place] });
  const any = String(card ?? legal[0]?.card);
  return {
    ...plain(context),
    cells,
    cards: new Set(legal.map((action) => String(action.card))),
    marked: new Set(picks.cells),
    onCell: (place, shown) =>
      cells.has(place) ? both(card, place) : refuse(context, shown, { do: "lay", card: any, cell: place }),
    onCard: (chosen) => both(chosen === card ? undefined : chosen, cell),
    drop: dropToLay(context),
    ask: card ? sentence(context, "lay-where", { card: shortName(card) }) : sentence(context, "lay"),
  };
};

/** Several cells are named: `take` and `banish`. */
const severalCells =
  (verb: "take" | "banish"): MakeStep =>
  (context) => {
    const { pending, picks, pick, explain } = context;
    const cells = new Set(pending.cells);
    const onCell = (cell: number, card: string | null) => {
      const chosen = toggled(picks.cells, cell);
      if (cells.has(cell) && chosen.length <= pending.count) pick({ cells: chosen, cards: card ? [card] : [] });
      else explain({ do: verb, cells: chosen });
    };
    const ready = picks.cells.length === pending.count;
    return {
      ...plain(context),
      cells,
      marked: new Set(picks.cells),
      onCell,
      moves: ready ? [{ label: sentence(context, `${verb}-do`), action: { do: verb, cells: picks.cells } }] : [],
    };
  };

const put: MakeStep = (context) => {
  const { view, pending, picks, pick, explain } = context;
  const onCard = (card: string) => {
    const cards = toggled(picks.cards, card);
    if (cards.length <= pending.count) pick({ cards });
    else explain({ do: "put", cards });
  };
  const ready = picks.cards.length === pending.count;
  return {
    ...plain(context),
    cards: new Set(view.hand),
    marked: new Set(pending.cells),
    onCard,
    drop: dropToPut(context),
    moves: ready ? [{ label: sentence(context, "put-do"), action: { do: "put", cards: picks.cards } }] : [],
  };
};

/** An area is named by its middle: the first tap shows it, the second one or the button turns it up. */
const area =
  (verb: "flip_x" | "flip_block"): MakeStep =>
  (context) => {
    const { pending, picks, pick, act } = context;
    const [middle] = picks.cells;
    const cells = new Set(pending.cells);
    const shown = pending.areas.find(({ cell }) => cell === middle);
    const onCell = (cell: number, card: string | null) => {
      if (!cells.has(cell)) refuse(context, card, { do: verb, cell });
      else if (cell === middle) act({ do: verb, cell });
      else pick({ cells: [cell], cards: [] });
    };
    const count = shown?.cells.length ?? 0;
    return {
      ...plain(context),
      cells,
      marked: new Set(shown?.cells),
      onCell,
      moves: shown ? [{ label: sentence(context, "turn-do", { count }), action: { do: verb, cell: shown.cell } }] : [],
    };
  };

/** A card of an open row is named: tapped once it is looked at, tapped again or by the button it is taken. */
const openCard: MakeStep = (context) => {
  const { pending, legal, picks, pick, act } = context;
  const [chosen] = picks.cards;
  const actionOf = (card: string | undefined) => legal.find((action) => action.card === card);
  const tried = (card: string): Action =>
    pending.choice === "banish_hand"
      ? { do: "banish_hand", card }
      : { do: pending.choice, from: pending.seats[0], card };
  const onCard = (card: string) => {
    const action = actionOf(card);
    if (!action) return refuse(context, card, tried(card));
    if (card === chosen) act(action);
    else pick({ cards: [card] });
  };
  const action = actionOf(chosen);
  return {
    ...plain(context),
    cards: new Set(legal.map((each) => String(each.card))),
    onCard,
    moves: action
      ? [{ label: sentence(context, `${pending.choice}-do`, { card: shortName(chosen ?? "") }), action }]
      : [],
  };
};

/** Only a button. */
const single: MakeStep = (context) => {
  const { choice } = context.pending;
  return { ...plain(context), moves: [{ label: sentence(context, `${choice}-do`), action: { do: choice } }] };
};

const STEPS: Record<PendingChoice, MakeStep> = {
  lay,
  flip,
  couple,
  draw_for: plain,
  take: severalCells("take"),
  put,
  flip_x: area("flip_x"),
  flip_block: area("flip_block"),
  banish: severalCells("banish"),
  look: plain,
  banish_hand: openCard,
  rob: openCard,
  banish_treasure: openCard,
  cover: single,
  reshuffle: single,
};

/** The step that the engine waits for. */
export const stepOf = (context: StepContext): BoardStep => STEPS[context.pending.choice](context);

/** A step while another seat takes it: cards can be looked at, and nothing can be chosen. */
export function watchedStepOf(context: StepContext): BoardStep {
  const onCard = (card: string) => context.pick({ cards: [card] });
  return { ...plain(context), onCard, onCell: (_cell, card) => card && onCard(card) };
}

const FROM_A_HAND: ReadonlySet<PendingChoice> = new Set(["lay", "put", "banish_hand"]);

/** The public part of the step while no hand is open. */
export function openStepOf(context: StepContext): BoardStep {
  const { choice } = context.pending;
  if (FROM_A_HAND.has(choice)) return { ...plain(context), ask: sentence(context, "hand") };
  if (choice !== "couple") return stepOf(context);
  const step = couple(context);
  return context.picks.cards.length && step.cards.size ? step : { ...step, ask: sentence(context, "open-couple") };
}
