// Playing cards on the page: what a name shows, read from the catalogue.
import { catalog } from "../../door/client";
import type { SkillShape, TrumpFighterCard, TrumpFighterCharacter } from "../../door/door";
import { locale, t } from "../../i18n/i18n";

export type Suit = TrumpFighterCard["suit"];

const game = () => catalog.value?.games.find(({ id }) => id === "trump_fighter");

export const fighters = (): readonly TrumpFighterCharacter[] =>
  (game()?.characters ?? []) as unknown as readonly TrumpFighterCharacter[];

export const fighterOf = (id: string | null | undefined): TrumpFighterCharacter | undefined =>
  fighters().find((fighter) => fighter.id === id);

export const skillOf = (id: string): SkillShape | undefined =>
  fighters()
    .flatMap(({ skills }) => skills)
    .find((skill) => skill.id === id);

export const cardOf = (id: string): TrumpFighterCard | undefined =>
  game()?.cards.find((card) => card.id === id) as TrumpFighterCard | undefined;

/** A name in both languages, in the one in use. */
export const named = (name: { ja: string; en: string } | undefined): string => name?.[locale.value] ?? "";

/** What stands in a card's corner. */
export const rankOf = (id: string): string => id.slice(1);

/** A card in words: "seven of hearts". */
export function cardName(id: string): string {
  const card = cardOf(id);
  return card ? t("trump_fighter-card", { suit: t(`trump_fighter-suit-${card.suit}`), rank: rankOf(id) }) : id;
}

const SIGNS: Record<Suit, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };

/** A card in signs: "♥7". */
export const cardSigns = (id: string): string => `${SIGNS[id[0] as Suit]}${rankOf(id)}`;
