// What lies open beside the board: the banish area, the treasures, and who all the ghosts are.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { SameFace } from "../../table/Card";
import { useLitCards } from "../../table/hinted";
import { nameOf } from "../../table/seat-name";
import { cardName } from "./cards";
import { Face } from "./Face";
import { Info } from "./Info";
import type { GhostCoupleView, SeatResult } from "./shapes";

interface RowProps {
  cards: readonly string[];
  legal?: ReadonlySet<string>;
  chosen?: readonly string[];
  onTap: (card: string) => void;
  empty?: string;
  name?: string;
}

/** Cards in rows that may be tapped. */
export function CardRow({ cards, legal, chosen = [], onTap, empty = "", name }: RowProps) {
  const lit = useLitCards();
  if (!cards.length) return <p class="small soft">{empty}</p>;
  return (
    <ul class="gc-row" aria-label={name}>
      {cards.map((card) => (
        <li key={card} data-fly={card}>
          <button
            type="button"
            class={`gc-open${legal?.has(card) ? " gc-legal" : ""}${chosen.includes(card) ? " gc-chosen" : ""}${lit.includes(card) ? " lit" : ""}`}
            aria-label={cardName(card)}
            aria-pressed={chosen.includes(card)}
            data-open={card}
            onClick={() => onTap(card)}
          >
            <SameFace Face={Face} card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A seat's name over what belongs to it. */
export function SeatPart({
  view,
  seat,
  children,
  note,
}: {
  view: GhostCoupleView;
  seat: number;
  children: ComponentChildren;
  note?: string;
}) {
  return (
    <section class={`gc-part seat-${seat}`} data-seat={seat}>
      <h2>
        <span class="seat-dot" aria-hidden="true" /> {nameOf(view.seats, seat)}{" "}
        {note && <span class="small soft">{note}</span>}
      </h2>
      {children}
    </section>
  );
}

/** The terms of a seat's points that are not nought, in words. */
function termsOf({ terms }: GhostCoupleView, sheet: SeatResult): string {
  const scored = terms.filter((term, place) => sheet[term] || place === 0);
  return scored.map((term) => t(`ghost_couple-term-${term}`, { points: sheet[term] })).join(" · ");
}

/** All treasures with their points; a card that is tapped tells about itself. */
export function Treasures({ view }: { view: GhostCoupleView }) {
  const [card, setCard] = useState<string | null>(null);
  const shown = { chosen: card ? [card] : [], onTap: setCard };
  return (
    <>
      {view.sheets.map((sheet) => (
        <SeatPart
          key={sheet.seat}
          view={view}
          seat={sheet.seat}
          note={`${t("points", { points: sheet.points })} — ${termsOf(view, sheet)}`}
        >
          <CardRow cards={view.treasures[sheet.seat] ?? []} {...shown} empty={t("ghost_couple-treasure-empty")} />
        </SeatPart>
      ))}
      {view.gone.length > 0 && (
        <section class="gc-part">
          <h2>{t("ghost_couple-gone")}</h2>
          <CardRow cards={view.gone} {...shown} />
        </section>
      )}
      {card && <Info card={card} />}
    </>
  );
}

interface BanishedProps {
  view: GhostCoupleView;
  legal: ReadonlySet<string>;
  chosen: readonly string[];
  onTap: (card: string) => void;
}

export function Banished({ view, legal, chosen, onTap }: BanishedProps) {
  return (
    <>
      <p class="small soft">{t("ghost_couple-banished-help")}</p>
      {legal.size > 0 && <p class="small">{t("ghost_couple-banished-choose")}</p>}
      <CardRow
        cards={view.banished}
        legal={legal}
        chosen={chosen}
        onTap={onTap}
        empty={t("ghost_couple-banished-empty")}
        name={t("ghost_couple-banished")}
      />
    </>
  );
}
