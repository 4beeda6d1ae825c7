// Akuma Trick's cards on the page: what a name shows, read from the catalogue.
import { cardsOf } from "../../door/client";
import { joined, t } from "../../i18n/i18n";
import type { SuitLook } from "../../table/faces/suits";
import type { AkumaTrickCard, Colour } from "./shapes";

/** The colours with their badges, round (0, 0) and 21 units to each side: sun, heart, clover, diamond, drop, tile. */
export const COLOURS: Record<Colour, SuitLook> = {
  Y: colour("#f8d871", "M0-22l5 5l7-2l2 7l7 3l-2 7l4 6l-6 4l-1 7l-8 0l-6 5l-6-5l-8 1l-1-8l-7-4l4-6l-3-7l7-3l2-7l7 1z"),
  P: colour("#f6b4c6", "M0 23C-24 9-26-20-11-20C-5-20-2-17 0-13C2-17 5-20 11-20C26-20 24 9 0 23z"),
  G: colour(
    "#b4d796",
    "M0-17C4-28 26-27 22-9C31-5 31 9 21 11C25 27 4 29 0 20C-4 29-25 27-21 11C-31 9-31-5-22-9C-26-27-4-28 0-17z",
  ),
  V: colour("#cdb3e6", "M0-25L22 0L0 25L-22 0z"),
  B: colour("#a6cbee", "M0-26C6-16 21-8 21 4A21 19 0 0 1-21 4C-21-8-6-16 0-26z"),
  W: colour("#dcd7cb", "M-19-19L19-20L20 19L-20 20z"),
};

function colour(ink: string, shape: string): SuitLook {
  return { ink, shape, box: "-27 -27 54 54", outlined: true };
}

const cards = cardsOf<AkumaTrickCard>("akuma_trick");

/** The card of that name; none for a name that the catalogue does not have. */
export const cardOf = (id: string): AkumaTrickCard | undefined => cards.value.get(id);

/** What cards pay as discards, together. */
export const paidBy = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + (cardOf(id)?.pays ?? 0), 0);

export type Special = NonNullable<AkumaTrickCard["special"]>;

/** A card whose rank does that. */
export const cardThat = (special: Special): AkumaTrickCard | undefined =>
  [...cards.value.values()].find((card) => card.special === special);

export const colourName = (colour: Colour): string => t(`akuma_trick-colour-${colour}`);

/** The colours by their words. */
export const marks = (): ReadonlyMap<string, string> =>
  new Map((Object.keys(COLOURS) as Colour[]).map((colour) => [colourName(colour), COLOURS[colour].ink]));

/** A card in words: "yellow 5". */
export function cardName(id: string): string {
  const card = cardOf(id);
  return card ? t("akuma_trick-card", { colour: colourName(card.colour), rank: card.rank }) : id;
}

/** Cards in words, one after the other: "yellow 5, pink 5 and blue 8". */
export const cardNames = (ids: readonly string[]): string => joined(ids.map(cardName));

function isAll(ids: readonly string[], is: (card: AkumaTrickCard, place: number) => boolean): boolean {
  return ids.every((id, place) => {
    const card = cardOf(id);
    return card !== undefined && is(card, place);
  });
}

/** Cards played together in a form of words: named short ("three 5s", "yellow 5–7"), or as what a button does. */
export function playWords(ids: readonly string[], form: "cards" | "do"): string {
  const [first, last] = [cardOf(ids[0] ?? ""), cardOf(ids.at(-1) ?? "")];
  if (!first || !last || ids.length === 1) return t(`akuma_trick-${form}-some`, { cards: cardNames(ids) });
  if (isAll(ids, ({ rank }) => rank === first.rank))
    return t(`akuma_trick-${form}-set`, { count: ids.length, rank: first.rank });
  if (isAll(ids, ({ colour, rank }, place) => colour === first.colour && rank === first.rank + place))
    return t(`akuma_trick-${form}-run`, { colour: colourName(first.colour), from: first.rank, to: last.rank });
  return t(`akuma_trick-${form}-some`, { cards: cardNames(ids) });
}

export const playName = (ids: readonly string[]): string => playWords(ids, "cards");
