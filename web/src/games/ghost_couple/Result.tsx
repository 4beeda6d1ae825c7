// Ghost Couple's score sheet: every seat's points by their source, with the treasure that they come from.
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { ScoreSheet } from "../../table/ScoreSheet";
import type { ResultProps } from "../../table/types";
import { Info } from "./Info";
import { CardRow } from "./Sheets";
import type { GhostCoupleView, SeatResult } from "./shapes";
import "./table.css";

export function Result({ view, status }: ResultProps<GhostCoupleView>) {
  const [card, setCard] = useState<string | null>(null);
  const shown = { chosen: card ? [card] : [], onTap: setCard };
  return (
    <ScoreSheet view={view} status={status}>
      {(row: SeatResult) => (
        <>
          <ul class="gc-terms">
            {view.terms.map((term) => (
              <li key={term} data-term={term}>
                {t(`ghost_couple-term-${term}`, { points: row[term] })}
              </li>
            ))}
          </ul>
          <CardRow
            cards={view.treasures[row.seat] ?? []}
            {...shown}
            empty={t("ghost_couple-treasure-empty")}
            name={t("ghost_couple-treasures")}
          />
          <p class="small soft">{t("ghost_couple-hand-left", { count: view.counts.hands[row.seat] ?? 0 })}</p>
          {(view.hands[row.seat]?.length ?? 0) > 0 && <CardRow cards={view.hands[row.seat] ?? []} {...shown} />}
          {card && belongs(view, row.seat, card) && <Info card={card} />}
        </>
      )}
    </ScoreSheet>
  );
}

const belongs = (view: GhostCoupleView, seat: number, card: string) =>
  Boolean(view.treasures[seat]?.includes(card) || view.hands[seat]?.includes(card));
