// Lucky Maker's box on the shelf.
import type { GameBox } from "../../../table/types";
import { Emblem } from "../Face";

export const luckyMakerBox: GameBox = { id: "lucky_maker", accent: "#b0452a", Emblem };
