// Akuma Trick's hand on its owner's phone: a stolen card ends the numberings of both hands.
import type { PhoneHand } from "../../../table/types";
import { box } from "../box";
import { looks } from "../cards";
import type { AkumaTrickSteal, AkumaTrickView } from "../shapes";
import "../world.css";

export const hand: PhoneHand<AkumaTrickView> = {
  ...box,
  looks,
  held: ({ hand }) => hand,
  ends: (entry, seat) => entry.do === "steal" && [entry.seat, (entry as AkumaTrickSteal).from].includes(seat),
};
