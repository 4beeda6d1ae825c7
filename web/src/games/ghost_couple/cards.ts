// Ghost Couple's cards: their faces and effects from the catalogue; their words and signs.
import { cardsOf } from "../../door/catalog";
import { locale, t } from "../../i18n/i18n";
import { playingCardName, playingCardSigns } from "../../table/faces/names";
import type { GhostCard, GhostCoupleCard, TrumpCard } from "./shapes";

const cards = cardsOf<GhostCoupleCard>("ghost_couple");

export const cardOf = (id: string): GhostCoupleCard | undefined => cards.value.get(id);

export const allCards = (deck: GhostCoupleCard["deck"]): GhostCoupleCard[] =>
  [...cards.value.values()].filter((card) => card.deck === deck);

export const isGhost = (card: GhostCoupleCard): card is GhostCard => card.deck === "ghosts";

/** The word that a ghost's cards begin with: its key among the looks. */
export const ghostKey = (id: string): string => id.slice(0, -2);

/** A card in one or two words: the character, or suit and rank. */
export function shortName(id: string): string {
  const card = cardOf(id);
  if (!card) return id;
  if (isGhost(card)) return card.name[locale.value];
  if (!card.suit) return t("ghost_couple-joker");
  return playingCardSigns({ suit: card.suit, rank: card.rank ?? "" });
}

/** The card's full name: the character with its ghost and side, or suit and rank. */
export function fullName(id: string): string {
  const card = cardOf(id);
  if (!card || !isGhost(card)) return shortName(id);
  return t("ghost_couple-card", {
    name: card.name[locale.value],
    ghost: card.ghost[locale.value],
    side: t(`ghost_couple-side-${card.side}`),
  });
}

/** The name of a card for people who don't see it; the two jokers have different names. */
export function spokenName(id: string): string {
  const card = cardOf(id);
  if (!card || isGhost(card)) return fullName(id);
  return card.suit
    ? playingCardName({ suit: card.suit, rank: card.rank ?? "" })
    : t("ghost_couple-joker-of", { number: id.at(-1) ?? "" });
}

/** A card in words, for people who don't see it: its name, points and event. */
export function cardName(id: string): string {
  const card = cardOf(id);
  const facts = [card?.points ? t("points", { points: card.points }) : "", card?.event ? eventText(card.event) : ""];
  return [spokenName(id), ...facts.filter(Boolean)].join(" — ");
}

/** The effect of an event, as a sentence. */
export const eventText = (event: number): string => t(`ghost_couple-event-${event}`);

/** The special properties of a playing card's kind, sentence by sentence. */
function matchText({ goes_with, silent, quartet, rank }: TrumpCard): string[] {
  const texts = [
    goes_with === "other_colour" ? "" : t(`ghost_couple-goes-with-${goes_with}`, { rank: rank ?? "" }),
    silent ? t("ghost_couple-goes-with-silent") : "",
    quartet === null ? "" : t("ghost_couple-goes-with-quartet", { points: quartet }),
  ];
  return texts.filter(Boolean);
}

/** The special abilities and couples of a card, sentence by sentence. */
export const moreTexts = (card: GhostCoupleCard): string[] =>
  isGhost(card) ? card.ability.map((number) => t(`ghost_couple-ability-${number}`)) : matchText(card);

export const names = (ids: readonly string[]): string => ids.map(shortName).join(" × ");
