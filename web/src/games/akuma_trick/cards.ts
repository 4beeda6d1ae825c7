// Akuma Trick's cards on the page: what a name shows, read from the catalogue.
import { computed } from "@preact/signals";
import { catalog } from "../../door/client";
import type { AkumaTrickCard, Colour } from "../../door/door";
import { joined, t } from "../../i18n/i18n";

const cards = computed(() => {
  const game = catalog.value?.games.find((each) => each.id === "akuma_trick");
  return new Map((game?.cards as readonly AkumaTrickCard[] | undefined)?.map((card) => [card.id, card]));
});

/** The card of that name; none for a name that the catalogue does not have. */
export const cardOf = (id: string): AkumaTrickCard | undefined => cards.value.get(id);

const rankOf = (id: string): number => cardOf(id)?.rank ?? 0;

export const sumOf = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + rankOf(id), 0);

export const colourName = (colour: Colour): string => t(`akuma_trick-colour-${colour}`);

/** A card in words: "yellow 5". */
export function cardName(id: string): string {
  const card = cardOf(id);
  return card ? t("akuma_trick-card", { colour: colourName(card.colour), rank: card.rank }) : id;
}

/** Cards in words, one after the other: "yellow 5, pink 5 and blue 8". */
export const cardNames = (ids: readonly string[]): string => joined(ids.map(cardName));

/** Cards played together in a form of words: named short ("three 5s", "yellow 5–7"), or as what a button does. */
export function playWords(ids: readonly string[], form: "cards" | "do"): string {
  const [first, last] = [cardOf(ids[0] ?? ""), cardOf(ids.at(-1) ?? "")];
  if (!first || !last || ids.length === 1) return t(`akuma_trick-${form}-some`, { cards: cardNames(ids) });
  if (first.rank === last.rank) return t(`akuma_trick-${form}-set`, { count: ids.length, rank: first.rank });
  return t(`akuma_trick-${form}-run`, { colour: colourName(first.colour), from: first.rank, to: last.rank });
}

export const playName = (ids: readonly string[]): string => playWords(ids, "cards");
