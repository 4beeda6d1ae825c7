// Bokunron's score sheet: aces laid open, every term of every seat, and the tyrants struck out.
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n";
import { Cards } from "../../table/Card";
import { suitName } from "../../table/faces/names";
import { ScoreSheet } from "../../table/ScoreSheet";
import { LastTrick } from "../../table/Tricks";
import type { ResultProps } from "../../table/types";
import { looks } from "./Face";
import { Coins } from "./Signs";
import type { BokunronBonus, BokunronSeatResult, BokunronView } from "./shapes";
import type { Suit } from "./suits";
import { Trick } from "./Trick";
import "./table.css";
import "./result.css";

export function Result({ view, status }: ResultProps<BokunronView>) {
  return (
    <div class="stack bk-result">
      {status.by !== "points" && <p>{t(`bokunron-by-${status.by}`)}</p>}
      <ScoreSheet view={view} status={status} rowClass={(row: BokunronSeatResult) => (row.struck ? "bk-struck" : "")}>
        {(row) => (
          <>
            {row.struck && (
              <p class="bk-struck-why">
                {t("bokunron-struck", { lowest: view.lowest ?? 0, above: view.numbers.struck_from })}
              </p>
            )}
            <Cards cards={[row.ace, ...row.leads]} looks={looks} />
            <Terms row={row} cards={view.card_points?.[row.seat] ?? 0} />
          </>
        )}
      </ScoreSheet>
      <LastTrick tricks={view.tricks} seats={view.seats} Trick={Trick} />
    </div>
  );
}

/** `cards`: what ace and lead cards count by themselves. */
function Terms({ row, cards }: { row: BokunronSeatResult; cards: number }) {
  const { share } = row;
  return (
    <dl class="bk-terms-list">
      <Line term="base" points={row.base}>
        {t("bokunron-base-of", { cards })} <Coins count={1} /> {row.chips}
      </Line>
      <Line term="suits" points={row.suits}>
        {row.suit_bonuses.map((bonus) => (
          <Bonus key={bonus.of} bonus={bonus} name={suitName(bonus.of as Suit)} />
        ))}
      </Line>
      <Line term="ranks" points={row.ranks}>
        {row.rank_bonuses.map((bonus) => (
          <Bonus key={bonus.of} bonus={bonus} name={bonus.of} />
        ))}
      </Line>
      <Line term="fewest" points={row.fewest}>
        {share ? t("bokunron-share", { piles: share.piles, seats: share.seats }) : t("bokunron-no-share")}
      </Line>
    </dl>
  );
}

function Line({ term, points, children }: { term: string; points: number; children: ComponentChildren }) {
  return (
    <div data-term={term}>
      <dt>{t(`bokunron-term-${term}`)}</dt>
      <dd class="small">{children}</dd>
      <dd class="bk-term-points">{points}</dd>
    </div>
  );
}

function Bonus({ bonus, name }: { bonus: BokunronBonus; name: string }) {
  return <span class="bk-bonus">{t("bokunron-bonus", { name, cards: bonus.cards.length, points: bonus.points })}</span>;
}
