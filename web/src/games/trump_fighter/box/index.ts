// Super Trump Fighter's box on the shelf.
import type { GameBox } from "../../../table/types";
import { Emblem } from "../Emblem";

export const trumpFighterBox: GameBox = { id: "trump_fighter", accent: "#c8321f", Emblem };
