// The games that allow hands on phones, found by their folders, and the decks for reading such hands.
import { cardsOf } from "../door/catalog";
import type { Decks } from "../hand/code";
import type { PhoneHand } from "../table/types";

const found = import.meta.glob<PhoneHand>("./*/hand/index.ts", { eager: true, import: "hand" });

/** By the game's id. */
export const hands: ReadonlyMap<string, PhoneHand> = new Map(
  Object.entries(found).map(([path, hand]) => [path.split("/")[1] ?? "", hand]),
);

/** The cards of these games, from the loaded catalogue. */
export const decks = (): Decks => new Map([...hands.keys()].map((game) => [game, [...cardsOf(game).value.keys()]]));
