// Lucky Maker's score sheet: every seat's points, trick by trick.
import { t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { SuitSign } from "../../table/faces/suits";
import { ScoreSheet } from "../../table/ScoreSheet";
import { LastTrick } from "../../table/Tricks";
import type { ResultProps } from "../../table/types";
import { cardName, suitName } from "./cards";
import { looks } from "./Face";
import type { LuckyMakerGameRow, LuckyMakerRow, LuckyMakerView } from "./shapes";
import { SUITS } from "./suits";
import { Trick } from "./Trick";
import "./table.css";

export function Result({ view, status }: ResultProps<LuckyMakerView>) {
  return (
    <>
      <ScoreSheet view={view} status={status}>
        {({ games }: LuckyMakerRow) =>
          games.map((game, index) => (
            <Game
              key={index}
              game={game}
              heading={games.length > 1 ? t("lucky_maker-game-number", { number: index + 1 }) : ""}
            />
          ))
        }
      </ScoreSheet>
      <LastTrick tricks={view.tricks} seats={view.seats} Trick={Trick} />
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
              <Card class="lm-term-card" card={master} looks={looks} />
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
