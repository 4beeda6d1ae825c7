// The register of tables: beside the shelf the only place outside a game's folder that names it.
import type { GameTable } from "../table/types";
import { akumaTrick } from "./akuma_trick";
import { bokunron } from "./bokunron";
import { ghostCouple } from "./ghost_couple";
import { luckyMaker } from "./lucky_maker";
import { trumpFighter } from "./trump_fighter";

export const tables: readonly GameTable[] = [luckyMaker, akumaTrick, bokunron, ghostCouple, trumpFighter];
export const tableOf = (id: string): GameTable | undefined => tables.find((table) => table.id === id);
