// Lucky Maker's score sheet: every seat's points, trick by trick.
import type { LuckyMakerGameRow, LuckyMakerRow, LuckyMakerView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { SuitSign } from "../../table/faces/suits";
import { ScoreRow } from "../../table/ScoreRow";
import type { ResultProps } from "../../table/types";
import { cardName, SUITS, suitName } from "./cards";
import { Face } from "./Face";
import { TrickPanel } from "./TrickPanel";
import "./table.css";

export function Result({ view, status }: ResultProps<LuckyMakerView>) {
  const rows = (status.result as LuckyMakerRow[]).toSorted((a, b) => b.points - a.points);
  const last = view.tricks.at(-1);
  return (
    <>
      {last && (
        <div class="stack">
          <h2>{t("last-trick")}</h2>
          <TrickPanel trick={last} seats={view.seats} />
        </div>
      )}
      <div class="stack">
        <h2>{t("score-sheet")}</h2>
        {rows.map((row) => (
          <ScoreRow key={row.seat} view={view} status={status} seat={row.seat} points={row.points}>
            {row.games.map((game, index) => (
              <Game
                key={index}
                game={game}
                heading={row.games.length > 1 ? t("lucky_maker-game-number", { number: index + 1 }) : ""}
              />
            ))}
          </ScoreRow>
        ))}
      </div>
    </>
  );
}

function Game({ game, heading }: { game: LuckyMakerGameRow; heading: string }) {
  return (
    <div class="lm-game">
      {heading && (
        <h4 class="small">
          {heading}: {t("points", { points: game.points })}
        </h4>
      )}
      {game.tricks.length ? (
        <ul class="lm-terms">
          {game.tricks.map(({ master, suit, points }) => (
            <li
              key={master}
              aria-label={t("lucky_maker-term", { card: cardName(master), suit: suitName(suit), points })}
            >
              <span class="lm-term-card">
                <Face card={master} />
              </span>
              <span>
                <SuitSign of={SUITS[suit]} /> +{points}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="small soft">{t("no-tricks")}</p>
      )}
    </div>
  );
}
