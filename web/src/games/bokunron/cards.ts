// Bokunron's cards on the page: what a name shows, read from the catalogue.
import { cardsOf } from "../../door/client";
import { t } from "../../i18n/i18n";
import { playingCardName, playingCardSigns } from "../../table/faces/names";
import type { BokunronCard } from "./shapes";

const SECOND_DECK = "′";

const cards = cardsOf<BokunronCard>("bokunron");

/** The catalogue's card; undefined for a name that it does not have. */
export const cardOf = (id: string): BokunronCard | undefined => cards.value.get(id);

/** A card in words, for people who don't see it: "7 of hearts". */
export function cardName(id: string): string {
  const card = cardOf(id);
  if (!card) return id;
  const name = playingCardName(card);
  return card.deck === 2 ? t("bokunron-card-second", { card: name }) : name;
}

/** A card in signs: "♥7", with a stroke for the second deck. */
export function cardSigns(id: string): string {
  const card = cardOf(id);
  return card ? `${playingCardSigns(card)}${card.deck === 2 ? SECOND_DECK : ""}` : id;
}

/** Several cards in signs. */
export const cardsSigns = (ids: readonly string[]): string => ids.map(cardSigns).join(" ");
