// Bokunron's box on the shelf.
import type { GameBox } from "../../../table/types";
import { Emblem } from "./Emblem";

export const box: GameBox = { accent: "#ad2f18", Emblem };
