// Super Trump Fighter's cards and fighters: their properties from the catalogue; the cards' words and signs; their
// faces, playing cards in the colours of a comic with a sign over the court's.
import { cardsOf, catalog } from "../../door/catalog";
import { locale } from "../../i18n/i18n";
import type { Picture } from "../../table/faces/Drawing";
import { frenchSuits } from "../../table/faces/french";
import { playingCardName, playingCardSigns } from "../../table/faces/names";
import { PlayingCard } from "../../table/faces/PlayingCard";
import type { CardLooks } from "../../table/types";
import { Bust } from "./box";
import parts from "./parts.json";
import type { SkillShape, TrumpFighterCard, TrumpFighterCharacter } from "./shapes";
import "./face.css";

/** The suits in the colours of a comic. */
export const SUITS = frenchSuits({ S: "#1d1b22", H: "#c2252d", D: "#d0531a", C: "#1d7345" });

const GAME = "trump_fighter";
const cards = cardsOf<TrumpFighterCard>(GAME);

export const fighters = (): readonly TrumpFighterCharacter[] =>
  (catalog.value?.games.find(({ id }) => id === GAME)?.characters ?? []) as unknown as readonly TrumpFighterCharacter[];

export const fighterOf = (id: string | null | undefined): TrumpFighterCharacter | undefined =>
  fighters().find((fighter) => fighter.id === id);

const BUSTS = import.meta.glob<Picture>("./fighters/*.svg", { query: "?drawing", import: "default", eager: true });

/** A fighter's picture. */
export function Fighter({ id }: { id: string }) {
  const drawn = BUSTS[`./fighters/${id}.svg`];
  return drawn ? <Bust of={drawn} /> : null;
}

export const skillOf = (id: string): SkillShape | undefined =>
  fighters()
    .flatMap(({ skills }) => skills)
    .find((skill) => skill.id === id);

const cardOf = (id: string): TrumpFighterCard | undefined => cards.value.get(id);

/** A name in both languages, in the one in use. */
export const named = (name: { ja: string; en: string } | undefined): string => name?.[locale.value] ?? "";

/** A space of no width. */
export const BREAK = "\u200b";

const IN_PARTS = new Map(parts.map((marked) => [marked.replaceAll("|", ""), marked.replaceAll("|", BREAK)]));

/** A skill's name, which may continue on the next line after each of its words. */
export function skillName(skill: SkillShape | undefined): string {
  const name = named(skill?.name);
  return IN_PARTS.get(name) ?? name;
}

/** The text in a card's corner. */
const rankOf = (id: string): string => id.slice(1);

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

/** Court signs over the large suit: a cap, a tiara, a crown. */
const COURT: Readonly<Record<string, string>> = {
  J: "M34 46Q50 22 66 46zM50 32L60 20",
  Q: "M44 46Q57 38 70 46L69 28L62.5 35L57 20L51.5 35L45 28z",
  K: "M42 46H70V28L62.5 36L56 20L49.5 36L42 28z",
};

/** A card's face; the button or item around it carries the name. */
export function Face({ card }: { card: string }) {
  const suit = cardOf(card)?.suit;
  if (!suit) return null;
  const court = COURT[rankOf(card)];
  return (
    <PlayingCard
      class="tf-face"
      card={card}
      suit={SUITS[suit]}
      rank={rankOf(card)}
      crown={court && <path class="tf-court" d={court} />}
    />
  );
}

export const looks: CardLooks = { Face, name: cardName, signs: cardSigns };
