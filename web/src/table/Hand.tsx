// The hand of the seat at the device: tap to choose, tap again or drag to the table to play.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../i18n/i18n";
import "./hand.css";

interface Props {
  cards: readonly string[];
  legal: ReadonlySet<string>;
  chosen: string | null;
  face: (card: string) => ComponentChildren;
  name: (card: string) => string;
  onChoose: (card: string) => void;
  onPlay: (card: string) => void;
}

const ONE_ROW = 7;
/** Pixels a press moves before it counts as a drag, and upwards before letting go plays the card. */
const DRAG_PX = 10;
const PLAY_PX = 70;

interface Drag {
  card: string;
  x: number;
  y: number;
  moved: boolean;
}

export function Hand({ cards, legal, chosen, face, name, onChoose, onPlay }: Props) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  const move = (event: PointerEvent) => {
    const press = drag.current;
    if (!press) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    press.moved ||= Math.hypot(dx, dy) > DRAG_PX;
    if (press.moved) (event.currentTarget as HTMLElement).style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  };
  const end = (event: PointerEvent) => {
    const press = drag.current;
    drag.current = null;
    (event.currentTarget as HTMLElement).style.transform = "";
    dragged.current = press?.moved ?? false;
    if (press?.moved && event.type === "pointerup" && press.y - event.clientY > PLAY_PX) onPlay(press.card);
  };
  const begin = (event: PointerEvent, card: string) => {
    if (!event.isPrimary || event.button !== 0) return;
    drag.current = { card, x: event.clientX, y: event.clientY, moved: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };
  const click = (card: string) => {
    if (dragged.current) dragged.current = false;
    else if (chosen === card) onPlay(card);
    else onChoose(card);
  };

  return (
    <ul
      class="hand"
      aria-label={t("your-hand")}
      style={{ "--cards": cards.length, "--half": cards.length > ONE_ROW ? Math.ceil(cards.length / 2) : cards.length }}
    >
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            class={`hand-card${legal.has(card) ? "" : " hand-off"}${chosen === card ? " hand-chosen" : ""}`}
            aria-pressed={chosen === card}
            aria-label={legal.has(card) ? name(card) : t("card-not-now", { card: name(card) })}
            data-card={card}
            onPointerDown={(event) => begin(event, card)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
            onClick={() => click(card)}
          >
            {face(card)}
          </button>
        </li>
      ))}
    </ul>
  );
}
