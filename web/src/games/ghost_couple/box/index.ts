// Ghost Couple's box on the shelf.
import type { GameBox } from "../../../table/types";
import { Emblem } from "./Emblem";

export const box: GameBox = { accent: "#5a70b4", Emblem };
