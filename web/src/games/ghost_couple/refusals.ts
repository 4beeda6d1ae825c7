// What the sentences about refusals need.

import { formatParams } from "../../table/refusal";
import { nameOf } from "../../table/seat-name";
import { names, shortName } from "./cards";
import type { GhostCoupleView } from "./shapes";

interface Values {
  card: string;
  cards: readonly string[];
  seat: number;
}

export const refusalArguments = (view: GhostCoupleView) =>
  formatParams<Values>({ card: shortName, cards: names, seat: (seat) => nameOf(view.seats, seat) });
