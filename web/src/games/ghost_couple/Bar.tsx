// What stands beside the board in short: the deck, whose turn comes next, and the ways to what lies open.
import type { ComponentChildren } from "preact";
import type { GhostCoupleView } from "../../engine/door";
import { joined, t } from "../../i18n/i18n";

export type Opened = "banished" | "treasures" | "everybody";

interface Props {
  view: GhostCoupleView;
  /** The banish area holds a card that goes with what is chosen. */
  banishedLegal: boolean;
  handDown: boolean;
  /** Banish area and treasures lie beside the board and need no way to them. */
  wide: boolean;
  onOpen: (sheet: Opened) => void;
  onHand: () => void;
}

const SIGNS: Record<Opened | "show" | "cover", ComponentChildren> = {
  banished: <path d="M5 3h10v14H5zM8 8l4 4M12 8l-4 4" />,
  treasures: <path d="M3 9h14v8H3zM3 9a7 5 0 0 1 14 0M8.5 9v3h3V9" />,
  everybody: <path d="M10 3c4 0 6 3 6 7v7l-2-1.5l-2 1.5l-2-1.5l-2 1.5l-2-1.5L4 17v-7c0-4 2-7 6-7zM8 9v1M12 9v1" />,
  cover: <path d="M3 3l14 14M8 5.5Q14 4 18 10q-1 1.8-2.3 3M5 7Q3 8.5 2 10q4 6 10 4.6" />,
  show: <path d="M2 10q8-10 16 0q-8 10-16 0zM10 7.5a2.5 2.5 0 1 0 .1 0z" />,
};

/** The seats that the next one in turn is beyond. */
function skipped({ turn, direction, skips, seats }: GhostCoupleView): string[] {
  return Array.from({ length: skips }, (_, at) => (turn + direction * (at + 1)) % seats.length).map(
    (seat) => seats[(seat + seats.length) % seats.length]?.name ?? "",
  );
}

export function Bar({ view, banishedLegal, handDown, wide, onOpen, onHand }: Props) {
  const passed = skipped(view);
  return (
    <section class="gc-bar" aria-label={t("ghost_couple-bar")}>
      <div class="gc-facts small">
        <span>{t("ghost_couple-deck", { count: view.counts.deck })}</span>
        <span class={`gc-next seat-${view.next}`}>
          <svg
            class="gc-turning"
            viewBox="0 0 20 20"
            role="img"
            aria-label={t(`ghost_couple-direction-${turning(view)}`)}
          >
            <path
              transform={view.direction === 1 ? undefined : "matrix(-1 0 0 1 20 0)"}
              d="M16.5 8A7 7 0 1 0 17 11M17 3v5.5h-5.5"
            />
          </svg>{" "}
          {t("ghost_couple-next", { name: view.seats[view.next]?.name ?? "" })}
        </span>
        {passed.length > 0 && <b>{t("ghost_couple-skipped", { names: joined(passed) })}</b>}
      </div>
      <div class="gc-ways">
        {!wide && (
          <>
            <Way
              name={t("ghost_couple-banished")}
              count={view.counts.banished}
              lit={banishedLegal}
              onClick={() => onOpen("banished")}
            >
              {SIGNS.banished}
            </Way>
            <Way name={t("ghost_couple-treasures")} onClick={() => onOpen("treasures")}>
              {SIGNS.treasures}
            </Way>
          </>
        )}
        <Way name={t(`ghost_couple-everybody-${view.options.deck}`)} onClick={() => onOpen("everybody")}>
          {SIGNS.everybody}
        </Way>
        <Way name={t(handDown ? "ghost_couple-hand-show" : "ghost_couple-hand-cover")} onClick={onHand}>
          {handDown ? SIGNS.show : SIGNS.cover}
        </Way>
      </div>
    </section>
  );
}

const turning = ({ direction }: GhostCoupleView) => (direction === 1 ? "clockwise" : "counter");

interface WayProps {
  name: string;
  children: ComponentChildren;
  count?: number;
  lit?: boolean;
  onClick: () => void;
}

function Way({ name, children, count, lit = false, onClick }: WayProps) {
  return (
    <button type="button" class={lit ? "gc-way gc-legal" : "gc-way"} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {children}
      </svg>
      <span>{name}</span>
      {count !== undefined && count > 0 && <b class="gc-count">{count}</b>}
    </button>
  );
}
