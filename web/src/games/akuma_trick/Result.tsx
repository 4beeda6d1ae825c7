// Akuma Trick's score sheet: how it ended, and every hand laid open with what each card counts.
import type { AkumaTrickSeatResult, AkumaTrickView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { Plays } from "../../table/Plays";
import { ScoreRow } from "../../table/ScoreRow";
import { LastTrick } from "../../table/Tricks";
import type { ResultProps } from "../../table/types";
import { cardName } from "./cards";
import { Face, looks } from "./Face";
import { Trick } from "./Trick";
import "./table.css";

export function Result({ view, status }: ResultProps<AkumaTrickView>) {
  const rows = (status.result as readonly AkumaTrickSeatResult[]).toSorted(byPlace(status.winners, view.ended_by));
  const out = view.ended_by;
  return (
    <>
      <p>{t("akuma_trick-ended", { name: view.seats[out ?? -1]?.name ?? "" })}</p>
      {view.current_trick ? (
        <div class="stack">
          <h2>{t("last-trick")}</h2>
          <div class="ak-mat ak-last">
            <Plays plays={view.current_trick.plays} seats={view.seats} looks={looks} winner={out} />
          </div>
        </div>
      ) : (
        <LastTrick tricks={view.tricks} seats={view.seats} Trick={Trick} />
      )}
      <div class="stack">
        <h2>{t("score-sheet")}</h2>
        {rows.map((row) => (
          <ScoreRow key={row.seat} view={view} status={status} seat={row.seat} points={row.points}>
            {row.cards.length ? <Left row={row} /> : <p class="small soft">{t("akuma_trick-hand-empty")}</p>}
          </ScoreRow>
        ))}
      </div>
    </>
  );
}

/** Winners first, then by points; the seat that ended the game comes last. */
const byPlace =
  (winners: readonly number[], out: number | null) => (a: AkumaTrickSeatResult, b: AkumaTrickSeatResult) =>
    Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) ||
    Number(a.seat === out) - Number(b.seat === out) ||
    a.points - b.points;

function Left({ row }: { row: AkumaTrickSeatResult }) {
  return (
    <ul class="ak-terms-left">
      {row.cards.map((card, index) => {
        const points = row.values[index] ?? 0;
        return (
          <li key={card} data-card={card} aria-label={t("akuma_trick-term", { card: cardName(card), points })}>
            <Face card={card} />
            <span>+{points}</span>
          </li>
        );
      })}
    </ul>
  );
}
