// Bokunron's suits: those of playing cards.
import type { BokunronSuit } from "../../door/door";
import { frenchSuits } from "../../table/faces/suits";

export type Suit = BokunronSuit;

export const SUITS = frenchSuits();
