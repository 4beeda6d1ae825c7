// The hand of the seat at the device: tap to choose, drag to the table to play; the game decides the effect.
import { useRef } from "preact/hooks";
import { confirming, handOrder } from "../device/settings";
import { play } from "../device/sound";
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import { ArrowLeft, ArrowRight, Icon } from "../ui/icons";
import { SameFace } from "./Card";
import { aimAt, type CarriedTo, type Drop, light, useCarry } from "./drop";
import { useLitCards } from "./hinted";
import { type Order, useOrder } from "./order";
import type { CardFace, CardLooks } from "./types";
import "./hand.css";

interface Props {
  cards: readonly string[];
  /** The cards that can be chosen: if none can, no card is highlighted. */
  legal?: ReadonlySet<string>;
  chosen?: readonly string[];
  /** Those that go with the chosen ones. */
  joining?: ReadonlySet<string>;
  looks: CardLooks;
  /** The number of cards that its place is for: the most it ever has. */
  most?: number | undefined;
  /** Cards that were not there when the hand was open last. */
  fresh?: readonly string[];
  /** Without, nothing can be done with the cards now. */
  onTap?: (card: string) => void;
  drop?: Drop;
}

const NO_CARD: ReadonlySet<string> = new Set();
const ignore = () => undefined;

/** Cards in a row on a phone: of each a finger finds 42 px at 360 px; alone in their row so many would be too small. */
const MOST_IN_ROW = 8;
const MOST_IN_ONE_ROW = 7;

/** Lays out a hand of `count` cards in a place for `most`; `under` lists the places under others. */
function layoutOf(count: number, most: number) {
  const cards = Math.max(count, 1);
  const rows = cards > MOST_IN_ONE_ROW ? Math.max(2, Math.ceil(cards / MOST_IN_ROW)) : 1;
  const row = Math.ceil(cards / rows);
  const style = { "--cards": cards, "--row": row, "--rows": rows, "--fullest": Math.max(cards, most) };
  return { list: { class: "hand", style }, under: (place: number) => (place < row * (rows - 1) ? "hand-under" : "") };
}

/** The place of a hand with this number of cards: it takes the same room. */
export function HandPlaces({ count, most = 0 }: { count: number; most?: number | undefined }) {
  const { list, under } = layoutOf(count, most);
  return (
    <ul {...list} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place} class={`hand-place ${under(place)}`} />
      ))}
      {handOrder.value === "own" && (
        <li class="hand-mover">
          <span class="button" />
        </li>
      )}
    </ul>
  );
}

export function Hand(props: Props) {
  const { cards: dealt, legal = NO_CARD, chosen = [], looks, fresh = [], onTap = ignore, drop, most = 0 } = props;
  const { joining = NO_CARD } = props;
  const list = useRef<HTMLUListElement>(null);
  const { cards, mover } = useOrder(dealt, list);
  const lit = useLitCards();
  const layout = layoutOf(cards.length, most);
  const isAsked = cards.some((card) => legal.has(card));
  return (
    <ul {...layout.list} ref={list} aria-label={t("your-hand")}>
      {cards.map((card, place) => (
        <li key={card} data-fly={card} class={layout.under(place)}>
          <HandCard
            card={card}
            name={looks.name(card)}
            off={isAsked && !legal.has(card)}
            chosen={chosen.includes(card)}
            joins={chosen.length > 0 && joining.has(card)}
            fresh={fresh.includes(card)}
            lit={lit.includes(card)}
            Face={looks.Face}
            onTap={onTap}
            drop={drop}
            mover={mover}
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
  const card = held === null ? "" : name(held);
  return (
    <li class="hand-mover">
      {([-1, 1] as const).map((by) => (
        <Button key={by} data-move={by} aria-disabled={!held} onClick={() => held && step(held, by)}>
          <Icon of={by < 0 ? ArrowLeft : ArrowRight} />
          <span class="hidden-text">{t(by < 0 ? "move-left" : "move-right", { card })}</span>
        </Button>
      ))}
    </li>
  );
}

interface CardProps {
  card: string;
  name: string;
  /** It can't be chosen, and others can. */
  off: boolean;
  chosen: boolean;
  /** It goes with the chosen cards. */
  joins: boolean;
  fresh: boolean;
  lit: boolean;
  Face: CardFace;
  onTap: (card: string) => void;
  drop: Drop | undefined;
  mover: Order | null;
}

function HandCard(props: CardProps) {
  const { card, name, off, chosen, joins, fresh, lit, Face, onTap, drop, mover } = props;
  const button = useRef<HTMLButtonElement>(null);
  const aim = (to: CarriedTo) => (drop && button.current ? aimAt(button.current, to) : null);
  const { begin, isTap } = useCarry({
    over: (to) => {
      const now = aim(to);
      light(now && drop?.takes(card, now.place) ? now.element : null);
    },
    letGo: (to) => {
      const now = aim(to);
      if (!now) mover?.drop(card, to.x, to.y);
      // with confirmed plays, a card dragged to the table is only chosen
      else if (confirming.value === "on") drop?.choose(card);
      else drop?.lay(card, now.place);
    },
    ended: () => light(null),
  });
  const keyed = (event: KeyboardEvent) => {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (by && event.shiftKey) mover?.step(card, by);
  };
  const state = { "hand-off": off, "hand-chosen": chosen, "hand-joins": joins && !chosen, "hand-fresh": fresh, lit };
  const signs = Object.entries(state).map(([sign, shows]) => (shows ? ` ${sign}` : ""));
  const words = off ? t("card-not-now", { card: name }) : name;
  return (
    <button
      ref={button}
      type="button"
      class={`hand-card${signs.join("")}`}
      aria-pressed={chosen}
      aria-label={lit ? t("card-hinted", { card: words }) : words}
      data-card={card}
      {...(drop || mover ? { onPointerDown: begin } : {})}
      {...(mover ? { onKeyDown: keyed, onFocus: () => mover.hold(card) } : {})}
      onClick={(event) => {
        if (!isTap(event)) return;
        play("chosen");
        mover?.hold(card);
        onTap(card);
      }}
    >
      <SameFace Face={Face} card={card} />
    </button>
  );
}
