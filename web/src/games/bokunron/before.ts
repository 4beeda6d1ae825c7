// The table as it was when a trick was complete: cards and chips of its end are moved back.
import { cardOf } from "./cards";
import type { BokunronColumn, BokunronContest, BokunronView } from "./shapes";

/** The most lead cards in the row. */
const ROW = 3;

/** The view with the middle before the end of its last trick. */
export function beforeEnd(view: BokunronView, trick: BokunronContest): BokunronView {
  const turned = view.lead_row.length === ROW ? 1 : 0;
  return {
    ...view,
    trick: trick.number,
    tricks: view.tricks.slice(0, -1),
    lead: trick.lead,
    lead_row: [trick.lead, ...view.lead_row].slice(0, ROW),
    counts: { ...view.counts, leads: view.counts.leads + turned },
    plaza: view.plaza.map((column, suit) => columnBefore(column, suit, trick)),
  };
}

function columnBefore(column: BokunronColumn, suit: number, trick: BokunronContest): BokunronColumn {
  const isFormed = trick.formed.includes(column.suit);
  const upright = isFormed ? [...(column.piles.at(-1) ?? []), ...column.upright] : column.upright;
  const laid = trick.seats.flatMap((part) => part.laid);
  const terms = trick.seats.flatMap((part) => part.terms);
  return {
    ...column,
    upright: upright.filter((card) => !laid.includes(card)),
    piles: isFormed ? column.piles.slice(0, -1) : column.piles,
    value: trick.values[suit] ?? 0,
    chips: trick.chips[suit] ?? 0,
    is_lead: column.suit === trick.lead_suit,
    power: terms.find(({ card }) => cardOf(card)?.suit === column.suit)?.power ?? null,
  };
}
