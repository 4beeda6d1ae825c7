// Bokunron's box on the shelf.
import type { GameBox } from "../../../table/types";
import { Emblem } from "../Face";

export const bokunronBox: GameBox = { id: "bokunron", accent: "#ad2f18", Emblem };
