// What is special in a fight.
import type { Tips } from "../../table/types";

export const tips: Tips = {
  stall: (entry) => entry.do === "stall",
};
