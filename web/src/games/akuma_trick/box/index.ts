// Akuma Trick's box on the shelf.
import type { GameBox } from "../../../table/types";
import { Emblem } from "../Face";

export const akumaTrickBox: GameBox = { id: "akuma_trick", accent: "#5f63b8", Emblem };
