// The shelf: what of every game is drawn before its table is fetched.
import type { GameBox } from "../table/types";
import { akumaTrickBox } from "./akuma_trick/box";
import { bokunronBox } from "./bokunron/box";
import { ghostCoupleBox } from "./ghost_couple/box";
import { luckyMakerBox } from "./lucky_maker/box";
import { trumpFighterBox } from "./trump_fighter/box";

export const boxes: readonly GameBox[] = [luckyMakerBox, akumaTrickBox, bokunronBox, ghostCoupleBox, trumpFighterBox];
