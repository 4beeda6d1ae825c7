// Akuma Trick's score sheet: how it ended, and every hand laid open with what each card counts.
import { t } from "../../i18n/i18n";
import { Plays } from "../../table/Plays";
import { ScoreSheet } from "../../table/ScoreSheet";
import { nameOf } from "../../table/seat-name";
import { LastTrick } from "../../table/Tricks";
import type { ResultProps } from "../../table/types";
import { cardName } from "./cards";
import { Face, looks } from "./Face";
import type { AkumaTrickSeatResult, AkumaTrickView } from "./shapes";
import { Trick } from "./Trick";
import "./mat.css";
import "./table.css";

export function Result({ view, status }: ResultProps<AkumaTrickView>) {
  const out = view.ended_by;
  return (
    <>
      <p>{t("akuma_trick-ended", { name: nameOf(view.seats, out) })}</p>
      <p class="ak-low">{t("akuma_trick-low-wins")}</p>
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
      <ScoreSheet view={view} status={status}>
        {(row: AkumaTrickSeatResult) =>
          row.cards.length ? <Left row={row} /> : <p class="small soft">{t("akuma_trick-hand-empty")}</p>
        }
      </ScoreSheet>
    </>
  );
}

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
