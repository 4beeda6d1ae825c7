// The tables of all games.
import type { GameTable } from "../table/types";
import { inOrder } from "./order";

export const tables = inOrder(import.meta.glob<GameTable>("./*/index.ts", { eager: true, import: "table" }));
export const tableOf = (id: string) => tables.find((table) => table.id === id);
