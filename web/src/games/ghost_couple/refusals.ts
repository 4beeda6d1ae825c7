// What the sentences about refusals need.
import { formatParams } from "../../table/refusal";
import { names, shortName } from "./cards";
import type { GhostCoupleView } from "./shapes";

interface Values {
  card: string;
  cards: readonly string[];
  seat: number;
}

export const refusalArguments = (view: GhostCoupleView) =>
  formatParams<Values>({ card: shortName, cards: names, seat: (seat) => view.seats[seat]?.name ?? "" });
