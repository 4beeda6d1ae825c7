// What the sentences about refusals need.
import type { GhostCoupleView, RefusalShape } from "../../door/door";
import type { MessageArguments } from "../../i18n/i18n";
import { names, shortName } from "./cards";

export const refusalArguments =
  (view: GhostCoupleView) =>
  (refusal: RefusalShape): MessageArguments => {
    const { card, cards, cell, seat, count, expected, phase } = refusal.params as Partial<{
      card: string;
      cards: string[];
      cell: number;
      seat: number;
      count: number;
      expected: number;
      phase: string;
    }>;
    return {
      card: card ? shortName(card) : "",
      cards: names(cards ?? []),
      cell: cell ?? 0,
      seat: view.seats[seat ?? -1]?.name ?? "",
      count: count ?? 0,
      expected: expected ?? 0,
      phase: phase ?? "",
    };
  };
