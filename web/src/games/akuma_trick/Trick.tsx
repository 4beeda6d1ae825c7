// A finished trick of Akuma Trick: its plays, the number, the release, the next leader. And the score sheet: the end,
// and every open hand with the points of each card.
import { t } from "../../i18n/i18n";
import { Cards } from "../../table/Card";
import { Plays } from "../../table/Plays";
import { ScoreSheet } from "../../table/ScoreSheet";
import { nameOf } from "../../table/seat-name";
import { TrickPanel } from "../../table/TrickPanel";
import { LastTrick } from "../../table/Tricks";
import type { ResultProps, TrickProps } from "../../table/types";
import { cardName, cardThat, Face, looks } from "./cards";
import type { AkumaTrickReleaseNumber, AkumaTrickSeatResult, AkumaTrickTrick, AkumaTrickView } from "./shapes";
import "./mat.css";
import "./table.css";

/** The calculation of a release number: "(5 + 2 × 4) × 3 = 39". */
export function terms({ ones, eights, factor, total }: AkumaTrickReleaseNumber): string {
  return t("akuma_trick-sum", {
    ones,
    eights,
    factor,
    total,
    each: cardThat("count_more")?.counts ?? 0,
    kind: `${eights ? "eights" : "plain"}${factor > 1 ? "-times" : ""}`,
  });
}

export function Trick({ trick, seats, numbered }: TrickProps<AkumaTrickTrick>) {
  const name = nameOf(seats, trick.releaser);
  const { release, discards, sum, fell_short } = trick;
  const count = discards.length;
  const short = trick.next_leader === null ? "hand" : "all";
  const kind = !count ? "none" : fell_short ? short : "some";
  return (
    <TrickPanel
      class="ak-trick"
      trick={trick}
      numbered={numbered}
      heading={t("akuma_trick-released", { name })}
      reason={t(`akuma_trick-paid-${kind}`, { count, sum })}
      next={nameOf(seats, trick.next_leader)}
    >
      <Plays plays={trick.plays} seats={seats} looks={looks} />
      <div class="ak-discards">
        <p class="ak-trick-number">
          {t("akuma_trick-number-is")} <b>{terms(release)}</b>
        </p>
        {count > 0 && <Cards cards={discards} looks={looks} label={t("akuma_trick-discards")} fly />}
      </div>
    </TrickPanel>
  );
}

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
