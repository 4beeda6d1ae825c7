// Bokunron's cards: their properties from the catalogue; their words and signs; their faces, playing cards of two packs
// with woodcut court cards, and the one back.
import { cardsOf } from "../../door/catalog";
import { t } from "../../i18n/i18n";
import { CardFrame, Rank } from "../../table/faces/CardFrame";
import { playingCardName, playingCardSigns } from "../../table/faces/names";
import { PlayingCard } from "../../table/faces/PlayingCard";
import { SuitMark } from "../../table/faces/suits";
import type { CardLooks } from "../../table/types";
import { Figure, SUITS } from "./Court";
import type { BokunronCard, BokunronView } from "./shapes";
import "./face.css";

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

/** The present power of these cards, from the engine's values of their suits; null without a card of the lead suit. */
export function powerOf({ plaza }: BokunronView, cards: readonly string[]): number | null {
  const suits = cards.map((card) => plaza.find(({ suit }) => suit === cardOf(card)?.suit));
  if (!suits.some((suit) => suit?.is_lead)) return null;
  return suits.reduce((total, suit) => total + (suit?.power ?? 0), 0);
}

function CourtFace({ card, sideways }: { card: BokunronCard; sideways: boolean }) {
  const { id, suit, rank, kind } = card;
  return (
    <CardFrame class="bk-face" card={id} sheet={`bk-sheet-${kind}`} sideways={sideways}>
      <g class="card-ink" fill={SUITS[suit].ink}>
        <rect class={`bk-border bk-border-${kind}`} x="5" y="5" width="90" height="130" rx="4" />
        <g transform="translate(5.5 8.5) scale(0.937)">
          <Figure suit={suit} rank={rank} />
        </g>
        <path class="bk-corner" d="M5 9a4 4 0 0 1 4-4h27v24c0 5-2 8-6 12v28H5z" />
        <Rank of={rank} x={9} y={40} size={46} />
        <SuitMark of={SUITS[suit]} x={8} y={45} size={21} />
        <circle class="bk-seal" cx="83" cy="113" r="10" />
        <text class="bk-seal-letter" x="83" y="118.5">
          {suit}
        </text>
      </g>
    </CardFrame>
  );
}

/** A card's face; the element around it has the name. `sideways` turns it by 90°. */
export function Face({ card, sideways = false }: { card: string; sideways?: boolean }) {
  const shown = cardOf(card);
  if (!shown) return null;
  const { suit, rank, deck, kind } = shown;
  if (kind !== "stock") return <CourtFace card={shown} sideways={sideways} />;
  return (
    <PlayingCard class="bk-face" card={card} suit={SUITS[suit]} rank={rank} second={deck === 2} sideways={sideways} />
  );
}

/** The one back of all cards: the same either way up. */
export function Back() {
  return (
    <CardFrame class="bk-face bk-back" sheet="bk-back-sheet" back>
      <rect class="bk-back-line" x="8" y="8" width="84" height="124" rx="3" />
      <path class="bk-back-line" d="M8 39L39 8M61 8L92 39M92 101L61 132M39 132L8 101M8 70L50 8L92 70L50 132z" />
      <circle class="bk-coin" cx="50" cy="70" r="21" />
      <path class="bk-coin-hole" d="M42 62h16v16H42z" />
    </CardFrame>
  );
}

export const looks: CardLooks = { Face, Back, name: cardName, signs: cardSigns };
