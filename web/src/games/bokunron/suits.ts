// Bokunron's suits: those of playing cards.
import { frenchSuits } from "../../table/faces/suits";
import type { BokunronSuit } from "./shapes";

export type Suit = BokunronSuit;

export const SUITS = frenchSuits();
