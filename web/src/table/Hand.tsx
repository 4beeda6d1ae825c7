// The hand of the seat at the device: tap to choose, drag to the table to play; what a tap does is the game's.
import { useMemo, useRef } from "preact/hooks";
import { confirming } from "../device/settings";
import { play } from "../device/sound";
import { t } from "../i18n/i18n";
import { Icon } from "../ui/Icon";
import { ArrowLeft, ArrowRight } from "../ui/icons";
import { type Order, placeAt, useOrder } from "./order";
import type { CardFace, CardLooks } from "./types";
import "./hand.css";

interface Props {
  cards: readonly string[];
  legal: ReadonlySet<string>;
  chosen: readonly string[];
  looks: CardLooks;
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

export function Hand({ cards: dealt, legal, chosen, looks, onTap, onPlay }: Props) {
  const { cards, mover } = useOrder(dealt);
  const list = useRef<HTMLUListElement>(null);
  const moved = mover && {
    ...mover,
    drop: (card: string, x: number, y: number) => mover.move(card, placeAt(list.current, x, y)),
  };
  const row = perRow(cards.length);
  const rows = Math.ceil(cards.length / row);
  return (
    <ul
      ref={list}
      class="hand"
      aria-label={t("your-hand")}
      data-rows={rows}
      style={{ "--cards": cards.length, "--row": row }}
    >
      {cards.map((card, index) => (
        <li key={card} data-fly={card} class={index < row * (rows - 1) ? "hand-under" : ""}>
          <HandCard
            card={card}
            name={looks.name(card)}
            legal={legal.has(card)}
            chosen={chosen.includes(card)}
            Face={looks.Face}
            onTap={onTap}
            onPlay={onPlay}
            mover={moved}
          />
        </li>
      ))}
      {mover && <Mover mover={mover} name={looks.name} />}
    </ul>
  );
}

/** The buttons that move the card last touched, for those who don't drag. */
function Mover({ mover, name }: { mover: Order; name: (card: string) => string }) {
  const { held, step } = mover;
  const args = held ? { card: name(held) } : null;
  return (
    <li class="hand-mover">
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          class="button"
          data-move={by}
          aria-disabled={!held}
          onClick={() => held && step(held, by)}
        >
          <Icon of={by < 0 ? ArrowLeft : ArrowRight} />
          <span class="hidden-text">{t(by < 0 ? "move-left" : "move-right", { card: args?.card ?? "" })}</span>
        </button>
      ))}
    </li>
  );
}

interface CardMover extends Order {
  readonly drop: (card: string, x: number, y: number) => void;
}

interface CardProps {
  card: string;
  name: string;
  legal: boolean;
  chosen: boolean;
  Face: CardFace;
  onTap: (card: string) => void;
  onPlay: ((card: string) => void) | undefined;
  mover: CardMover | null;
}

function HandCard({ card, name, legal, chosen, Face, onTap, onPlay, mover }: CardProps) {
  const lay = () => {
    // where plays are confirmed, a card dragged to the table is only chosen
    if (confirming.value === "off") onPlay?.(card);
    else if (!chosen) onTap(card);
  };
  const drag = useDrag(
    () => onPlay && lay(),
    (x, y) => mover?.drop(card, x, y),
  );
  const keyed = (event: KeyboardEvent) => {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (by && event.shiftKey) mover?.step(card, by);
  };
  // the same node again is not compared again: a tap redraws one card, not twenty faces
  const face = useMemo(() => <Face card={card} />, [card, Face]);
  return (
    <button
      type="button"
      class={`hand-card${legal ? "" : " hand-off"}${chosen ? " hand-chosen" : ""}`}
      aria-pressed={chosen}
      aria-label={legal ? name : t("card-not-now", { card: name })}
      data-card={card}
      {...(onPlay || mover ? drag.handlers : {})}
      {...(mover ? { onKeyDown: keyed, onFocus: () => mover.hold(card) } : {})}
      onClick={() => {
        if (!drag.wasTap()) return;
        play("chosen");
        mover?.hold(card);
        onTap(card);
      }}
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

/**
 * Lets the primary pointer carry an element; `onUp` when it was let go well above where it was taken up, `onAside`
 * with the pointer's place when it was let go anywhere else.
 */
function useDrag(onUp: () => void, onAside: (x: number, y: number) => void) {
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
    if (!now.moved || event.type !== "pointerup") return;
    if (now.y - event.clientY > PLAY_PX) onUp();
    else onAside(event.clientX, event.clientY);
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
