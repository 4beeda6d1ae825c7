// The open hand: each card with its number, as large as the phone allows.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { listen } from "../device/listen";
import { decks } from "../games/hands";
import { joined, t } from "../i18n/i18n";
import type { PhoneHand } from "../table/types";
import { Button } from "../ui/Button";
import { CodeName } from "./Covered";
import { cardWidth } from "./grid";
import type { KeptHand } from "./kept";
import { cover, cross, layApart } from "./state";

/** Lengths in pixels, the same as in the style sheet. */
const GAP = 6;
const BELOW = 30;
const HEADING = 28;

/** Returns the width of a card if these groups share an element's room. */
function useCardWidth(element: RefObject<HTMLElement | null>, groups: readonly number[]): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const height = current.clientHeight - (groups.length > 1 ? groups.length * HEADING : 0);
      setWidth(cardWidth(groups, { width: current.clientWidth, height, gap: GAP, below: BELOW }));
    };
    measure();
    return listen(window, ["resize"], measure);
  }, [groups.join()]);
  return width;
}

interface Props {
  hand: KeptHand;
  looks: PhoneHand["looks"];
  cards: readonly string[];
  isSorting: boolean;
  onTap: (card: string) => void;
}

function Group({ hand, looks, cards, isSorting, onTap, heading }: Props & { heading?: string }) {
  const { Face, name } = looks;
  const { code, crossed } = hand;
  return (
    <>
      {heading && <h2>{heading}</h2>}
      <ul class="phone-cards" aria-label={heading ?? t("your-hand")}>
        {cards.map((card) => {
          const number = code.cards.get(card) ?? 0;
          const isCrossed = crossed.includes(number);
          return (
            <li key={card}>
              <button
                type="button"
                class={isCrossed ? "phone-card phone-crossed" : "phone-card"}
                data-card={card}
                aria-label={t("phone-card", { number, card: name(card) })}
                aria-pressed={isSorting ? undefined : isCrossed}
                onClick={() => onTap(card)}
              >
                <Face card={card} />
                <span class="phone-number" aria-hidden="true">
                  {number}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** All cards of the code, in the catalogue's order; cards set apart are below the others. */
export function Cards({ hand, looks, apart }: { hand: KeptHand } & Pick<PhoneHand, "looks" | "apart">) {
  const [isSorting, setSorting] = useState(false);
  /** Numbers crossed out since the hand was opened: the owner is about to say them. */
  const [said, say] = useState<readonly number[]>([]);
  const room = useRef<HTMLDivElement>(null);
  const { code } = hand;
  const sorted = (decks().get(code.game) ?? []).filter((card) => code.cards.has(card));
  const isApart = (card: string) => apart !== undefined && hand.apart.includes(card);
  const [near, far] = [sorted.filter((card) => !isApart(card)), sorted.filter(isApart)];
  const groups = far.length ? [near.length, far.length] : [near.length];
  const width = useCardWidth(room, groups);
  const place = apart && t(apart);
  const onTap = (card: string) => {
    if (isSorting) return layApart(card);
    const number = code.cards.get(card) ?? 0;
    say([...said.filter((each) => each !== number), ...(hand.crossed.includes(number) ? [] : [number])]);
    cross(number);
  };
  const props = { hand, looks, isSorting, onTap };
  return (
    <>
      <header class="phone-head">
        <h1 class="hidden-text">{t("your-hand")}</h1>
        <Button main onClick={cover}>
          {t("phone-cover")}
        </Button>
        {place && (
          <Button aria-pressed={isSorting} class="phone-sort" onClick={() => setSorting(!isSorting)}>
            {t("phone-lay-apart", { place })}
          </Button>
        )}
        <span class="small soft">
          <CodeName code={code} />
        </span>
      </header>
      <div ref={room} class="phone-room" style={{ "--card-wide": `${width}px` }}>
        <Group {...props} cards={near} {...(far.length && { heading: t("phone-in-hand") })} />
        {place && far.length > 0 && <Group {...props} cards={far} heading={place} />}
      </div>
      <p class={said.length && !isSorting ? "phone-help phone-said" : "small soft phone-help"} aria-live="polite">
        {isSorting && place
          ? t("phone-lay-apart-help", { place })
          : t(said.length ? "phone-say" : "phone-tap", { numbers: joined(said.map(String)) })}
      </p>
    </>
  );
}
