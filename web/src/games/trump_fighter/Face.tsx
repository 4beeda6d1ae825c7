// The fighters' cards: playing cards in the colours of a comic, with a sign over the court's.
import { PlayingCard } from "../../table/faces/PlayingCard";
import type { CardLooks } from "../../table/types";
import { cardName, cardOf, cardSigns, rankOf, SUITS } from "./cards";
import "./face.css";

/** Court signs over the large suit: a cap, a tiara, a crown. */
const COURT: Readonly<Record<string, string>> = {
  J: "M34 46Q50 22 66 46zM50 32L60 20",
  Q: "M32 46Q50 37 68 46L66 28L58 36L50 20L42 36L34 28z",
  K: "M33 46H67V28L58 36L50 20L42 36L33 28z",
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
