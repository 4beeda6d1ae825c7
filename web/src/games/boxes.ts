// The shelf: what of every game is drawn before its table is fetched.
import type { GameBox } from "../table/types";
import { inOrder } from "./order";

export const boxes = inOrder(import.meta.glob<GameBox>("./*/box/index.ts", { eager: true, import: "box" }));
