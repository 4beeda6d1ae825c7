// Lucky Maker's box on the shelf.
import type { GameBox } from "../../../table/types";
import { Emblem } from "./Emblem";

export const box: GameBox = { accent: "#b0452a", Emblem };
