// Ghost Couple's cards on the page: what a name shows and does, read from the catalogue.
import { cardsOf } from "../../door/client";
import { locale, t } from "../../i18n/i18n";
import { playingCardSigns } from "../../table/faces/names";
import type { GhostCard, GhostCoupleCard, PlayingCard } from "./shapes";

export type AnyCard = GhostCoupleCard;

const cards = cardsOf<AnyCard>("ghost_couple");

export const cardOf = (id: string): AnyCard | undefined => cards.value.get(id);

export const allCards = (deck: AnyCard["deck"]): AnyCard[] =>
  [...cards.value.values()].filter((card) => card.deck === deck);

export const isGhost = (card: AnyCard): card is GhostCard => card.deck === "ghosts";

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

const sideName = (side: 0 | 1) => t(`ghost_couple-side-${side}`);

/** A card in words, for people who don't see it. */
export function cardName(id: string): string {
  const card = cardOf(id);
  if (!card) return id;
  const what = isGhost(card)
    ? t("ghost_couple-card", {
        name: card.name[locale.value],
        ghost: card.ghost[locale.value],
        side: sideName(card.side),
      })
    : card.suit
      ? shortName(id)
      : t("ghost_couple-joker-of", { number: id.at(-1) ?? "" });
  const facts = [card.points ? t("points", { points: card.points }) : "", card.event ? eventText(card.event) : ""];
  return [what, ...facts.filter(Boolean)].join(" — ");
}

/** What an event does, as a sentence. */
export const eventText = (event: number): string => t(`ghost_couple-event-${event}`);

/** What sets a playing card of its kind apart from the ordinary ones, sentence by sentence. */
function matchText({ goes_with, silent, quartet, rank }: PlayingCard): string[] {
  const texts = [
    goes_with === "other_colour" ? "" : t(`ghost_couple-goes-with-${goes_with}`, { rank: rank ?? "" }),
    silent ? t("ghost_couple-goes-with-silent") : "",
    quartet === null ? "" : t("ghost_couple-goes-with-quartet", { points: quartet }),
  ];
  return texts.filter(Boolean);
}

/** What a card can do or goes with beside the ordinary, sentence by sentence. */
export const moreTexts = (card: AnyCard): string[] =>
  isGhost(card) ? card.ability.map((number) => t(`ghost_couple-ability-${number}`)) : matchText(card);

export const names = (ids: readonly string[]): string => ids.map(shortName).join(" × ");
