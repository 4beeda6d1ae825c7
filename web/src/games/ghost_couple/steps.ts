// What each choice of the engine asks of the player: what may be tapped, what a tap does, what is said.
// Everything that may be done comes from `legal` and the view's `pending`; nothing here knows why.
import type { Action } from "../../door/client";
import type { Choice, GhostCoupleView, PendingView } from "../../door/door";
import { type MessageArguments, t } from "../../i18n/i18n";
import { shortName } from "./cards";

/** What is chosen but not yet done, in the order of choosing. */
export interface Picks {
  readonly cards: readonly string[];
  readonly cells: readonly number[];
}

export const NO_PICKS: Picks = { cards: [], cells: [] };

export interface Desk {
  readonly view: GhostCoupleView;
  readonly pending: PendingView;
  readonly legal: readonly Action[];
  readonly picks: Picks;
  readonly pick: (picks: Partial<Picks>) => void;
  readonly act: (action: Action) => void;
  readonly explain: (action: Action) => void;
}

export interface Move {
  readonly words: string;
  readonly action: Action;
}

export interface Step {
  /** Cells, and cards of the hand, the banish area or an open row, that may be tapped with effect. */
  readonly cells: ReadonlySet<number>;
  readonly cards: ReadonlySet<string>;
  /** Cells that stand out as chosen or as an area that would come up. */
  readonly marked: ReadonlySet<number>;
  readonly onCell: (cell: number, card: string | null) => void;
  readonly onCard: (card: string) => void;
  /** What is asked, and what the buttons do. */
  readonly ask: string;
  readonly moves: readonly Move[];
}

type MakeStep = (desk: Desk) => Step;

const NONE: ReadonlySet<never> = new Set();

const seatName = ({ view }: Desk, seat: number | null | undefined) => view.seats[seat ?? -1]?.name ?? "";

/** A sentence of the step, with what such sentences speak of. */
function say(desk: Desk, id: string, words: MessageArguments = {}): string {
  const { view, pending, picks } = desk;
  return t(`ghost_couple-ask-${id}`, {
    name: seatName(desk, view.seat),
    seat: seatName(desk, pending.seats[0]),
    count: pending.count,
    chosen: pending.choice === "put" ? picks.cards.length : picks.cells.length,
    cell: pending.cells[picks.cards.length] ?? 0,
    ...words,
  });
}

/** The list with `item` in it if it was not, without it if it was. */
const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

/** A card is looked at; the engine says why no more comes of it. */
function refuse({ pick, explain }: Desk, card: string | null, action: Action): void {
  pick({ cards: card ? [card] : [] });
  explain(action);
}

const base = (desk: Desk, tried: (card: string) => Action): Step => ({
  cells: NONE,
  cards: NONE,
  marked: NONE,
  onCell: (_cell, card) => card && refuse(desk, card, tried(card)),
  onCard: (card) => refuse(desk, card, tried(card)),
  ask: say(desk, desk.pending.choice),
  moves: [],
});

const asCouple = (card: string): Action => ({ do: "couple", cards: [card] });

const flip: MakeStep = (desk) => {
  const cells = new Set(desk.pending.cells);
  const onCell = (cell: number, card: string | null) =>
    cells.has(cell) ? desk.act({ do: "flip", cell }) : refuse(desk, card, { do: "flip", cell });
  return { ...base(desk, asCouple), cells, onCell };
};

/** The cards that the given one makes a couple with now, or all that make one where none is given. */
function partners(legal: readonly Action[], card: string | undefined): Set<string> {
  const couples = legal.filter((action) => action.do === "couple").map((action) => action.cards as string[]);
  if (card === undefined) return new Set(couples.flat());
  return new Set(couples.filter((cards) => cards.includes(card)).flatMap((cards) => cards.filter((c) => c !== card)));
}

const couple: MakeStep = (desk) => {
  const { view, legal, picks, pick, act, explain } = desk;
  const [first] = picks.cards;
  const mates = partners(legal, first);
  const swaps = new Set(legal.filter((action) => action.do === "swap").map((action) => String(action.card)));
  const onCard = (card: string) => {
    if (first === undefined || first === card) return pick({ cards: first === card ? [] : [card] });
    const cards = [first, card];
    if (mates.has(card)) return act({ do: "couple", cards });
    pick({ cards: [card] });
    if (mates.size > 0) explain({ do: "couple", cards });
  };
  const cards = first === undefined ? new Set([...mates, ...swaps]) : mates;
  const moves: Move[] = [];
  if (first && swaps.has(first)) {
    moves.push({ words: t("ghost_couple-do-swap", { card: shortName(first) }), action: { do: "swap", card: first } });
  }
  if (legal.some((action) => action.do === "end")) {
    moves.push({ words: t("ghost_couple-do-end"), action: { do: "end" } });
  }
  return {
    cells: new Set(view.board.filter(({ card }) => card && mates.has(card)).map(({ cell }) => cell)),
    cards,
    marked: NONE,
    onCell: (cell, card) => (card ? onCard(card) : refuse(desk, null, { do: "flip", cell })),
    onCard,
    ask: askCouple(desk, mates.size > 0),
    moves,
  };
};

function askCouple(desk: Desk, mates: boolean): string {
  const { view, picks } = desk;
  const [first] = picks.cards;
  if (first) return say(desk, mates ? "mate" : "no-mate", { card: shortName(first) });
  if (view.swap_owed) return say(desk, mates ? "couple-or-swap" : "swap");
  return say(desk, mates ? "couple-or-end" : "end");
}

const lay: MakeStep = (desk) => {
  const { pending, picks, pick, act, legal } = desk;
  const cells = new Set(pending.cells);
  const [card] = picks.cards;
  const [cell] = picks.cells;
  const both = (chosen: string | undefined, place: number | undefined) =>
    chosen && place !== undefined
      ? act({ do: "lay", card: chosen, cell: place })
      : pick({ cards: chosen ? [chosen] : [], cells: place === undefined ? [] : [place] });
  const any = String(card ?? legal[0]?.card);
  return {
    ...base(desk, asCouple),
    cells,
    cards: new Set(legal.map((action) => String(action.card))),
    marked: new Set(picks.cells),
    onCell: (place, shown) =>
      cells.has(place) ? both(card, place) : refuse(desk, shown, { do: "lay", card: any, cell: place }),
    onCard: (chosen) => both(chosen === card ? undefined : chosen, cell),
    ask: card ? say(desk, "lay-where", { card: shortName(card) }) : say(desk, "lay"),
  };
};

/** Several cells are named: `take` and `banish`. */
const severalCells =
  (verb: "take" | "banish"): MakeStep =>
  (desk) => {
    const { pending, picks, pick, explain } = desk;
    const cells = new Set(pending.cells);
    const onCell = (cell: number, card: string | null) => {
      const chosen = toggled(picks.cells, cell);
      if (cells.has(cell) && chosen.length <= pending.count) pick({ cells: chosen, cards: card ? [card] : [] });
      else explain({ do: verb, cells: chosen });
    };
    const ready = picks.cells.length === pending.count;
    return {
      ...base(desk, asCouple),
      cells,
      marked: new Set(picks.cells),
      onCell,
      moves: ready ? [{ words: say(desk, `${verb}-do`), action: { do: verb, cells: picks.cells } }] : [],
    };
  };

const put: MakeStep = (desk) => {
  const { view, pending, picks, pick, explain } = desk;
  const onCard = (card: string) => {
    const cards = toggled(picks.cards, card);
    if (cards.length <= pending.count) pick({ cards });
    else explain({ do: "put", cards });
  };
  const ready = picks.cards.length === pending.count;
  return {
    ...base(desk, asCouple),
    cards: new Set(view.hand),
    marked: new Set(pending.cells),
    onCard,
    moves: ready ? [{ words: say(desk, "put-do"), action: { do: "put", cards: picks.cards } }] : [],
  };
};

/** An area is named by its middle: the first tap shows it, the second one or the button turns it up. */
const area =
  (verb: "flip_x" | "flip_block"): MakeStep =>
  (desk) => {
    const { pending, picks, pick, act } = desk;
    const [middle] = picks.cells;
    const cells = new Set(pending.cells);
    const shown = pending.areas.find(({ cell }) => cell === middle);
    const onCell = (cell: number, card: string | null) => {
      if (!cells.has(cell)) refuse(desk, card, { do: verb, cell });
      else if (cell === middle) act({ do: verb, cell });
      else pick({ cells: [cell], cards: [] });
    };
    const count = shown?.cells.length ?? 0;
    return {
      ...base(desk, asCouple),
      cells,
      marked: new Set(shown?.cells),
      onCell,
      moves: shown ? [{ words: say(desk, "turn-do", { count }), action: { do: verb, cell: shown.cell } }] : [],
    };
  };

/** A card of an open row is named: tapped once it is looked at, tapped again or by the button it is taken. */
const openCard: MakeStep = (desk) => {
  const { pending, legal, picks, pick, act } = desk;
  const [chosen] = picks.cards;
  const actionOf = (card: string | undefined) => legal.find((action) => action.card === card);
  const tried = (card: string): Action =>
    pending.choice === "banish_hand"
      ? { do: "banish_hand", card }
      : { do: pending.choice, from: pending.seats[0], card };
  const onCard = (card: string) => {
    const action = actionOf(card);
    if (!action) return refuse(desk, card, tried(card));
    if (card === chosen) act(action);
    else pick({ cards: [card] });
  };
  const action = actionOf(chosen);
  return {
    ...base(desk, asCouple),
    cards: new Set(legal.map((each) => String(each.card))),
    onCard,
    moves: action ? [{ words: say(desk, `${pending.choice}-do`, { card: shortName(chosen ?? "") }), action }] : [],
  };
};

const plain: MakeStep = (desk) => base(desk, asCouple);

/** Only a button. */
const single: MakeStep = (desk) => {
  const { choice } = desk.pending;
  return { ...plain(desk), moves: [{ words: say(desk, `${choice}-do`), action: { do: choice } }] };
};

const STEPS: Record<Choice, MakeStep> = {
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
export const stepOf = (desk: Desk): Step => STEPS[desk.pending.choice](desk);
