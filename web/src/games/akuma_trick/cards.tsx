// Akuma Trick's cards: their properties from the catalogue; their words; their faces, a demon on coloured paper with
// its rank twice on a badge whose shape shows the colour.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { cardsOf } from "../../door/catalog";
import { joined, t } from "../../i18n/i18n";
import { CardFrame, Corners, Rank } from "../../table/faces/CardFrame";
import type { SuitLook } from "../../table/faces/suits";
import type { CardLooks, Marks } from "../../table/types";
import { Demon, type Parts } from "./demon";
import type { AkumaTrickCard, Colour } from "./shapes";
import "./face.css";

/** The colours with their badges, round (0, 0) and 21 units to each side: sun, heart, clover, diamond, drop, tile. */
export const COLOURS: Record<Colour, SuitLook> = {
  Y: colour("#f8d871", "M0-22l5 5l7-2l2 7l7 3l-2 7l4 6l-6 4l-1 7l-8 0l-6 5l-6-5l-8 1l-1-8l-7-4l4-6l-3-7l7-3l2-7l7 1z"),
  P: colour("#f6b4c6", "M0 23C-24 9-26-20-11-20C-5-20-2-17 0-13C2-17 5-20 11-20C26-20 24 9 0 23z"),
  G: colour(
    "#b4d796",
    "M0-15C4-25 23-24 19-8C27-4 27 8 18 10C22 24 4 26 0 18C-4 26-22 24-18 10C-27 8-27-4-19-8C-23-24-4-25 0-15z",
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

/** Sum of cards as discards. */
export const paidBy = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + (cardOf(id)?.pays ?? 0), 0);

export type Special = NonNullable<AkumaTrickCard["special"]>;

/** A card whose rank does that. */
export const cardThat = (special: Special): AkumaTrickCard | undefined =>
  [...cards.value.values()].find((card) => card.special === special);

export const colourName = (colour: Colour): string => t(`akuma_trick-colour-${colour}`);

/** The colours by their words. */
export const marks = (): Marks =>
  new Map((Object.keys(COLOURS) as Colour[]).map((colour) => [colourName(colour), { ink: COLOURS[colour].ink }]));

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

/** Cards played together in a form of words: a short name ("three 5s", "yellow 5–7"), or a button's action. */
export function playWords(ids: readonly string[], form: "cards" | "do"): string {
  const [first, last] = [cardOf(ids[0] ?? ""), cardOf(ids.at(-1) ?? "")];
  if (!first || !last || ids.length === 1) return t(`akuma_trick-${form}-some`, { cards: cardNames(ids) });
  if (isAll(ids, ({ rank }) => rank === first.rank))
    return t(`akuma_trick-${form}-set`, { count: ids.length, rank: first.rank });
  if (isAll(ids, ({ colour, rank }, place) => colour === first.colour && rank === first.rank + place))
    return t(`akuma_trick-${form}-run`, { colour: colourName(first.colour), from: first.rank, to: last.rank });
  return t(`akuma_trick-${form}-some`, { cards: cardNames(ids) });
}

/** The effect of a rank, as a sign in a free corner; 24 units to each side. */
const SIGNS: Record<Special, string> = {
  steal: "M4 11h10v12h-10zM20 15v-10h-8M15 1.5l-4 3.500l4 3.5",
  multiply: "M5 5l14 14M19 5l-14 14",
  reverse: "M3 8h16M14 3l5 5l-5 5M21 17h-16M10 12l-5 5l5 5",
  lock: "M5 11h14v11h-14zM8 11v-4a4 4 0 0 1 8 0v4M12 15v3",
  count_more: "M6 6h.1M18 6h.1M6 18h.1M18 18h.1",
  any_time: "",
};

const signClass = (special: Special) => (special === "count_more" ? "ak-effect ak-dots" : "ak-effect");

/** The effect of a rank, as the sign on its cards. */
export function EffectSign({ special }: { special: Special }) {
  if (!SIGNS[special]) return null;
  return (
    <svg class="ak-effect-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path class={signClass(special)} d={SIGNS[special]} />
    </svg>
  );
}

const PARTS: Parts = import.meta.glob("./*/*.svg", {
  base: "./demon",
  query: "?drawing",
  import: "default",
  eager: true,
});

/** A card's face; the button or item around it has the name. In each corner are the rank and its effect. */
export function Face({ card }: { card: string }) {
  const shown = cardOf(card);
  if (!shown) return null;
  const { colour, rank, special } = shown;
  // the line that tells these two apart has room on the badge, too
  const hasLine = rank === 6 || rank === 9;
  return (
    <CardFrame class="ak-face" card={card}>
      <path
        class="ak-panel"
        fill={COLOURS[colour].ink}
        d="M6 8q2-2 5-2l78 .5q4 0 5 4l-.5 119q-.5 4-5 4.500l-78 .5q-4 0-5-5z"
      />
      <g transform="translate(50 77)">
        <Demon colour={colour} rank={rank} parts={PARTS} />
      </g>
      <Corners>
        <g transform="translate(26 28)">
          <path class="ak-badge" d={COLOURS[colour].shape} />
          <Rank
            of={rank}
            x={0}
            y={(colour === "B" ? 18 : 15) - (hasLine ? 4 : 0)}
            size={hasLine ? 37 : 43}
            anchor="middle"
          />
        </g>
        {special && <path class={signClass(special)} d={SIGNS[special]} transform="translate(68 10)" />}
      </Corners>
    </CardFrame>
  );
}

/** The night: a card that comes over from another hand shows nothing else. */
function Back() {
  return (
    <CardFrame sheet="ak-night" back>
      <circle class="ak-moon" cx="50" cy="70" r="20" />
      <circle class="ak-night" cx="58" cy="64" r="17" />
      <path class="ak-star" d="M20 24v.1M76 34v.1M30 108v.1M80 116v.1M50 18v.1M50 122v.1" />
    </CardFrame>
  );
}

export const looks: CardLooks = { Face, Back, name: cardName, signs: cardName };

/** Cards of a hand about which there is something to say: one of the spare ones may stay, the fresh ones were stolen. */
export const HandFlags = createContext<Record<"spare" | "fresh", readonly string[]>>({ spare: [], fresh: [] });

function HandFace({ card }: { card: string }) {
  const { spare, fresh } = useContext(HandFlags);
  const flag = spare.includes(card) ? "spare" : fresh.includes(card) ? "fresh" : null;
  return (
    <>
      <Face card={card} />
      {flag && <span class={`ak-flag ak-flag-${flag}`}>{t(`akuma_trick-flag-${flag}`)}</span>}
    </>
  );
}

/** The cards of a hand: with a flag where there is something to say about them. */
export const handLooks: CardLooks = { ...looks, Face: HandFace };
