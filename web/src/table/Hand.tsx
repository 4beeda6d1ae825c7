// The hand of the seat at the device: tap to choose, drag to the table to play; what a tap does is the game's.
import { useMemo, useRef } from "preact/hooks";
import { t } from "../i18n/i18n";
import type { CardFace } from "./types";
import "./hand.css";

interface Props {
  cards: readonly string[];
  legal: ReadonlySet<string>;
  chosen: readonly string[];
  Face: CardFace;
  name: (card: string) => string;
  onTap: (card: string) => void;
  /** The card was dragged to the table. */
  onPlay?: (card: string) => void;
}

/** Cards in a row on a phone: 44 px each at 360 px. */
const MOST_IN_ROW = 8;
const MOST_IN_ONE_ROW = 7;
/** Pixels a press moves before it counts as a drag, and upwards before letting go plays the card. */
const DRAG_PX = 10;
const PLAY_PX = 70;

function perRow(cards: number): number {
  if (cards <= MOST_IN_ONE_ROW) return Math.max(cards, 1);
  return Math.ceil(cards / Math.ceil(cards / MOST_IN_ROW));
}

export function Hand({ cards, legal, chosen, Face, name, onTap, onPlay }: Props) {
  const row = perRow(cards.length);
  const rows = Math.ceil(cards.length / row);
  return (
    <ul class="hand" aria-label={t("your-hand")} data-rows={rows} style={{ "--cards": cards.length, "--row": row }}>
      {cards.map((card, index) => (
        <li key={card} data-fly={card} class={index < row * (rows - 1) ? "hand-under" : ""}>
          <HandCard
            card={card}
            name={name(card)}
            legal={legal.has(card)}
            chosen={chosen.includes(card)}
            Face={Face}
            onTap={onTap}
            onPlay={onPlay}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  card: string;
  name: string;
  legal: boolean;
  chosen: boolean;
  Face: CardFace;
  onTap: (card: string) => void;
  onPlay: ((card: string) => void) | undefined;
}

function HandCard({ card, name, legal, chosen, Face, onTap, onPlay }: CardProps) {
  const drag = useDrag(() => onPlay?.(card));
  // the same node again is not compared again: a tap redraws one card, not twenty faces
  const face = useMemo(() => <Face card={card} />, [card, Face]);
  return (
    <button
      type="button"
      class={`hand-card${legal ? "" : " hand-off"}${chosen ? " hand-chosen" : ""}`}
      aria-pressed={chosen}
      aria-label={legal ? name : t("card-not-now", { card: name })}
      data-card={card}
      {...(onPlay ? drag.handlers : {})}
      onClick={() => drag.wasTap() && onTap(card)}
    >
      {face}
    </button>
  );
}

interface Press {
  x: number;
  y: number;
  moved: boolean;
}

/** Lets the primary pointer carry an element; `onDrop` when it was let go well above where it was taken up. */
function useDrag(onDrop: () => void) {
  const press = useRef<Press | null>(null);
  const dragged = useRef(false);
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    press.current = { x: event.clientX, y: event.clientY, moved: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const now = press.current;
    if (!now) return;
    const dx = event.clientX - now.x;
    const dy = event.clientY - now.y;
    now.moved ||= Math.hypot(dx, dy) > DRAG_PX;
    if (now.moved) (event.currentTarget as HTMLElement).style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  };
  const end = (event: PointerEvent) => {
    const now = press.current;
    if (!now) return;
    press.current = null;
    (event.currentTarget as HTMLElement).style.transform = "";
    dragged.current = now.moved;
    if (now.moved && event.type === "pointerup" && now.y - event.clientY > PLAY_PX) onDrop();
  };
  /** Whether a click is a tap rather than the end of a drag. */
  const wasTap = () => {
    const tap = !dragged.current;
    dragged.current = false;
    return tap;
  };
  const handlers = {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
  return { handlers, wasTap };
}
