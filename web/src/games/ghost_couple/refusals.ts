// What the sentences about refusals need.
import type { GhostCoupleView } from "../../door/door";
import { formatParams } from "../../table/refusal";
import { names, shortName } from "./cards";

interface Values {
  card: string;
  cards: readonly string[];
  seat: number;
}

export const refusalArguments = (view: GhostCoupleView) =>
  formatParams<Values>({ card: shortName, cards: names, seat: (seat) => view.seats[seat]?.name ?? "" });
