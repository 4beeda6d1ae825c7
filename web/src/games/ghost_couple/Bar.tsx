// What stands beside the board in short: the deck, whose turn comes next, and the buttons for what lies open.
import type { ComponentChildren } from "preact";
import { joined, t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { Icon } from "../../ui/Icon";
import { RotateCcw, RotateCw } from "../../ui/icons";
import type { GhostCoupleView } from "./shapes";

export type Opened = "banished" | "treasures" | "everybody";

interface Props {
  view: GhostCoupleView;
  /** The banish area holds a card that goes with what is chosen. */
  banishedLegal: boolean;
  /** Banish area and treasures lie beside the board and need no button. */
  wide: boolean;
  onOpen: (sheet: Opened) => void;
}

const SIGNS: Record<Opened, string> = {
  banished: "M5 3h10v14H5zM8 8l4 4M12 8l-4 4",
  treasures: "M3 9h14v8H3zM3 9a7 5 0 0 1 14 0M8.5 9v3h3V9",
  everybody: "M10 3c4 0 6 3 6 7v7l-2-1.5l-2 1.5l-2-1.5l-2 1.5l-2-1.5L4 17v-7c0-4 2-7 6-7zM8 9v1M12 9v1",
};

export function Bar({ view, banishedLegal, wide, onOpen }: Props) {
  const passed = view.skipped.map((seat) => nameOf(view.seats, seat));
  return (
    <section class="gc-bar" aria-label={t("ghost_couple-bar")}>
      <div class="gc-facts small">
        <span>{t("ghost_couple-deck", { count: view.counts.deck })}</span>
        <span class={`gc-next seat-${view.next}`}>
          <span class="gc-turning" role="img" aria-label={t(`ghost_couple-direction-${turning(view)}`)}>
            <Icon of={view.direction === 1 ? RotateCw : RotateCcw} />
          </span>{" "}
          {t("ghost_couple-next", { name: nameOf(view.seats, view.next) })}
        </span>
        {passed.length > 0 && <b>{t("ghost_couple-skipped", { names: joined(passed) })}</b>}
      </div>
      <div class="gc-buttons">
        {!wide && (
          <>
            <BarButton
              name={t("ghost_couple-banished")}
              note={banishedLegal ? t("ghost_couple-banished-goes") : null}
              count={view.counts.banished}
              lit={banishedLegal}
              onClick={() => onOpen("banished")}
            >
              <Sign of="banished" />
            </BarButton>
            <BarButton name={t("ghost_couple-treasures")} onClick={() => onOpen("treasures")}>
              <Sign of="treasures" />
            </BarButton>
          </>
        )}
        <BarButton name={t(`ghost_couple-everybody-${view.options.deck}`)} onClick={() => onOpen("everybody")}>
          <Sign of="everybody" />
        </BarButton>
      </div>
    </section>
  );
}

/** A mark of the game's own. */
function Sign({ of }: { of: Opened }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}

const turning = ({ direction }: GhostCoupleView) => (direction === 1 ? "clockwise" : "counter");

interface BarButtonProps {
  name: string;
  children: ComponentChildren;
  count?: number;
  lit?: boolean;
  /** What is said in the name's place while it is lit. */
  note?: string | null;
  onClick: () => void;
}

function BarButton({ name, children, count, lit = false, note = null, onClick }: BarButtonProps) {
  return (
    <button type="button" class={lit ? "gc-button gc-legal" : "gc-button"} onClick={onClick}>
      {children}
      <span class={note === null ? "" : "hidden-text"}>{name}</span>
      {note !== null && <span>{note}</span>}
      {count !== undefined && count > 0 && <b class="gc-count">{count}</b>}
    </button>
  );
}
