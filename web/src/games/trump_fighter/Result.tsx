// The score sheet: every side's skills in the order of their success, miss cards, and what the last call brought.
import { t } from "../../i18n/i18n";
import { ScoreSheet } from "../../table/ScoreSheet";
import type { ResultProps } from "../../table/types";
import { Misses } from "./Bar";
import { fighterOf, named, skillOf } from "./cards";
import { Fighter } from "./Fighter";
import { Report } from "./Report";
import type { TrumpFighterResult, TrumpFighterView } from "./shapes";
import "./result.css";

export function Result({ view, status }: ResultProps<TrumpFighterView>) {
  return (
    <>
      <p class="soft tf-by">{t(`trump_fighter-by-${status.by}`)}</p>
      <ScoreSheet view={view} status={status}>
        {(row: TrumpFighterResult) => <Row row={row} view={view} />}
      </ScoreSheet>
      {view.last_attack && (
        <div class="stack">
          <h2>{t("trump_fighter-last-call")}</h2>
          <div class="sheet-of-paper">
            <Report view={view} attack={view.last_attack} seat={0} />
          </div>
        </div>
      )}
    </>
  );
}

interface RowProps {
  row: TrumpFighterResult;
  view: TrumpFighterView;
}

function Row({ row, view }: RowProps) {
  const fighter = view.characters[row.seat] ?? "";
  return (
    <div class="tf-result-row">
      <span class="tf-result-fighter">
        <Fighter id={fighter} />
        <span class="small">{named(fighterOf(fighter)?.name)}</span>
      </span>
      <ul class="tf-result-skills">
        {row.skills.map((id) => (
          <li key={id}>
            <b class="tf-value">{skillOf(id)?.value}</b> {named(skillOf(id)?.name)}
          </li>
        ))}
        {row.misses > 0 && (
          <li>
            <Misses count={row.misses} />{" "}
            {t("trump_fighter-miss-points", { count: row.misses, points: view.miss_points[row.seat] ?? 0 })}
          </li>
        )}
        {row.skills.length + row.misses === 0 && <li class="soft">{t("trump_fighter-no-points")}</li>}
      </ul>
    </div>
  );
}
