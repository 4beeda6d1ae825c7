// The short column next to the board: the deck, the next seat, and the buttons for open cards.
import { joined, t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { Icon, RotateCcw, RotateCw } from "../../ui/icons";
import type { GhostCoupleView } from "./shapes";

export type Beside = "banished" | "treasures" | "everybody";

/** The sheets next to the board, each with the game's own mark: those with all cards differ by the deck. */
const SIGNS = {
  banished: "M5 3h10v14H5zM8 8l4 4M12 8l-4 4",
  treasures: "M3 9h14v8H3zM3 9a7 5 0 0 1 14 0M8.5 9v3h3V9",
  "everybody-trump": "M3 5h9v12H3zM8 5V3h9v12h-5M7.5 8.5l2 2.5l-2 2.5l-2-2.5z",
  "everybody-ghosts": "M10 3c4 0 6 3 6 7v7l-2-1.5l-2 1.5l-2-1.5l-2 1.5l-2-1.5L4 17v-7c0-4 2-7 6-7zM8 9v1M12 9v1",
};

function kindOf(beside: Beside, { options }: GhostCoupleView): keyof typeof SIGNS {
  if (beside !== "everybody") return beside;
  return options.deck === "trump" ? "everybody-trump" : "everybody-ghosts";
}

export const nameOfBeside = (beside: Beside, view: GhostCoupleView): string =>
  t(`ghost_couple-${kindOf(beside, view)}`);

interface Props {
  view: GhostCoupleView;
  /** The banish area has a card that goes with the chosen one. */
  banishedLegal: boolean;
  /** Banish area and treasures are next to the board and need no button. */
  wide: boolean;
  onOpen: (beside: Beside) => void;
}

export function Bar({ view, banishedLegal, wide, onOpen }: Props) {
  const passed = view.skipped.map((seat) => nameOf(view.seats, seat));
  const forth = view.direction === 1;
  const buttons: readonly Beside[] = wide ? ["everybody"] : ["banished", "treasures", "everybody"];
  return (
    <section class="gc-bar" aria-label={t("ghost_couple-bar")}>
      <div class="gc-facts small">
        <span>{t("ghost_couple-deck", { count: view.counts.deck })}</span>
        <span class={`gc-next seat-${view.next}`}>
          <span
            class="gc-turning"
            role="img"
            aria-label={t(forth ? "ghost_couple-direction-clockwise" : "ghost_couple-direction-counter")}
          >
            <Icon of={forth ? RotateCw : RotateCcw} />
          </span>{" "}
          {t("ghost_couple-next", { name: nameOf(view.seats, view.next) })}
        </span>
        {passed.length > 0 && <b>{t("ghost_couple-skipped", { names: joined(passed) })}</b>}
      </div>
      <div class="gc-buttons">
        {buttons.map((beside) => (
          <BarButton
            key={beside}
            of={beside}
            view={view}
            lit={beside === "banished" && banishedLegal}
            onClick={() => onOpen(beside)}
          />
        ))}
      </div>
    </section>
  );
}

interface ButtonProps extends Pick<Props, "view"> {
  of: Beside;
  /** A card in there goes with the chosen one: that replaces the name. */
  lit: boolean;
  onClick: () => void;
}

function BarButton({ of, view, lit, onClick }: ButtonProps) {
  return (
    <button type="button" class={lit ? "gc-button gc-legal" : "gc-button"} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[kindOf(of, view)]} />
      </svg>
      <span class={lit ? "hidden-text" : ""}>{nameOfBeside(of, view)}</span>
      {lit && <span>{t("ghost_couple-banished-goes")}</span>}
      {of === "banished" && view.counts.banished > 0 && <b class="gc-count">{view.counts.banished}</b>}
    </button>
  );
}
