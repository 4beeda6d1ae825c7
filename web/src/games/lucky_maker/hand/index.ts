// Lucky Maker's hand on its owner's phone: only plays change a hand.
import type { PhoneHand } from "../../../table/types";
import { box } from "../box";
import { looks } from "../cards";
import type { LuckyMakerView } from "../shapes";
import "../world.css";

export const hand: PhoneHand<LuckyMakerView> = {
  ...box,
  looks,
  held: ({ hand }) => hand,
  ends: () => false,
};
