// What is special at a table of Lucky Maker.
import { tricksOf } from "../../match/finished";
import type { Tips } from "../../table/types";

export const tips: Tips = {
  nobody: (_, view, index) => tricksOf(view).some(({ log_end, winner }) => log_end === index + 1 && winner === null),
};
