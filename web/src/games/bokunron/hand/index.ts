// Bokunron's hand on its owner's phone: hand and stock share one numbering, which ends with each choice of a hand,
// since everyone has seen the chosen numbers.
import type { PhoneHand } from "../../../table/types";
import { box } from "../box";
import { looks } from "../cards";
import type { BokunronView } from "../shapes";
import "../world.css";

export const hand: PhoneHand<BokunronView> = {
  ...box,
  looks,
  apart: "bokunron-apart",
  held: ({ hand, stock }) => [...hand, ...stock],
  ends: (entry, seat) => entry.do === "hand" && entry.seat === seat,
};
