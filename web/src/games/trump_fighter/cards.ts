// Playing cards on the page: what a name shows, read from the catalogue.
import { cardsOf, catalog } from "../../door/client";
import { locale } from "../../i18n/i18n";
import { playingCardName, playingCardSigns } from "../../table/faces/names";
import { frenchSuits } from "../../table/faces/suits";
import type { SkillShape, TrumpFighterCard, TrumpFighterCharacter } from "./shapes";

/** The suits in the colours of a comic. */
export const SUITS = frenchSuits({ S: "#1d1b22", H: "#c2252d", D: "#d0531a", C: "#1c3f2f" });

const GAME = "trump_fighter";
const cards = cardsOf<TrumpFighterCard>(GAME);

export const fighters = (): readonly TrumpFighterCharacter[] =>
  (catalog.value?.games.find(({ id }) => id === GAME)?.characters ?? []) as unknown as readonly TrumpFighterCharacter[];

export const fighterOf = (id: string | null | undefined): TrumpFighterCharacter | undefined =>
  fighters().find((fighter) => fighter.id === id);

export const skillOf = (id: string): SkillShape | undefined =>
  fighters()
    .flatMap(({ skills }) => skills)
    .find((skill) => skill.id === id);

export const cardOf = (id: string): TrumpFighterCard | undefined => cards.value.get(id);

/** A name in both languages, in the one in use. */
export const named = (name: { ja: string; en: string } | undefined): string => name?.[locale.value] ?? "";

/** What stands in a card's corner. */
export const rankOf = (id: string): string => id.slice(1);

/** A card in words: "7 of hearts". */
export function cardName(id: string): string {
  const card = cardOf(id);
  return card ? playingCardName({ suit: card.suit, rank: rankOf(id) }) : id;
}

/** A card in signs: "♥7". */
export function cardSigns(id: string): string {
  const card = cardOf(id);
  return card ? playingCardSigns({ suit: card.suit, rank: rankOf(id) }) : id;
}
