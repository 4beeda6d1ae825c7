// A card lying somewhere: its face and its name, or its back.
import { t } from "../i18n/i18n";
import { memo } from "../ui/memo";
import type { CardFace, CardLooks } from "./types";
import "./card.css";

interface Props {
  /** Its name; null for a face-down card. */
  card: string | null;
  looks: CardLooks;
  /** Its label, if its name alone is not enough. */
  label?: string;
  class?: string;
  /** Its identity in flights from place to place; a card that stays in place needs none. */
  fly?: string | undefined;
}

export const Card = ({ card, looks: { Face, Back, name }, label, class: more, fly }: Props) => (
  <span
    class={more ? `card ${more}` : "card"}
    role="img"
    aria-label={label ?? (card === null ? t("face-down") : name(card))}
    data-card={card ?? undefined}
    data-fly={fly}
  >
    {card === null ? Back && <Back /> : <Face card={card} />}
  </span>
);

/** A card's face, drawn again for another card alone: a tap redraws one card, not twenty faces. */
export const SameFace = memo(
  ({ Face, card }: { Face: CardFace; card: string }) => <Face card={card} />,
  ({ Face, card }) => [Face, card],
);

interface CardsProps {
  cards: readonly (string | null)[];
  looks: CardLooks;
  label?: string;
  fly?: boolean;
}

export const Cards = ({ cards, looks, label, fly = false }: CardsProps) => (
  <ul class="cards" aria-label={label}>
    {cards.map((card, place) => (
      <li key={card ?? place}>
        <Card card={card} looks={looks} fly={fly && card !== null ? card : undefined} />
      </li>
    ))}
  </ul>
);
