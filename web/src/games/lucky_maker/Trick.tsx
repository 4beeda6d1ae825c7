// A finished trick of Lucky Maker, explained, and the score sheet: every seat's points, trick by trick.
import { t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { SuitSign } from "../../table/faces/suits";
import { Marked } from "../../table/Marked";
import { Plays } from "../../table/Plays";
import { ScoreSheet } from "../../table/ScoreSheet";
import { nameOf } from "../../table/seat-name";
import { TrickPanel } from "../../table/TrickPanel";
import { LastTrick } from "../../table/Tricks";
import type { ResultProps, TrickProps } from "../../table/types";
import { SUITS } from "./box";
import { cardName, looks, marks, suitName } from "./cards";
import type { LuckyMakerGameRow, LuckyMakerRow, LuckyMakerTrick, LuckyMakerView } from "./shapes";
import "./table.css";

export function Trick({ trick, seats, numbered }: TrickProps<LuckyMakerTrick>) {
  const { winner, points, master } = trick;
  return (
    <TrickPanel
      trick={trick}
      numbered={numbered}
      heading={
        winner === null ? t("lucky_maker-nobody-wins") : t("lucky_maker-wins", { name: nameOf(seats, winner), points })
      }
      topic={
        <div class="lm-trick-master">
          <Card
            card={master}
            looks={looks}
            label={t("lucky_maker-master-is", { card: cardName(master) })}
            fly={master}
          />
          <span class="small soft">{t("lucky_maker-master-short")}</span>
        </div>
      }
      reason={<Why trick={trick} />}
      next={nameOf(seats, trick.next_leader)}
    >
      <Plays plays={trick.plays} seats={seats} looks={looks} winner={winner} line />
    </TrickPanel>
  );
}

/** Why the trick ended as it did, in one or two sentences. */
function Why({ trick }: { trick: LuckyMakerTrick }) {
  const [first, second] = trick.suits;
  if (!first || !second || !trick.follow || !trick.scored) return <>{t("lucky_maker-why-no_follower")}</>;
  const args = {
    first: suitName(first),
    second: suitName(second),
    one: trick.counts[0] ?? 0,
    two: trick.counts[1] ?? 0,
    follow: suitName(trick.follow),
    scored: suitName(trick.scored),
    points: trick.points,
    master: trick.to_beat ?? 0,
    best: trick.best ?? 0,
  };
  const why = [
    t(trick.level ? "lucky_maker-why-level" : "lucky_maker-why-more", args),
    t(`lucky_maker-why-${trick.reason}`, args),
    trick.lead_stays ? t("lucky_maker-why-lead_stays") : "",
  ];
  return (
    <>
      <SuitSign of={SUITS[first]} /> {trick.counts[0]} : {trick.counts[1]} <SuitSign of={SUITS[second]} />{" "}
      <Marked text={why.join(" ")} seats={[]} marks={marks()} />
    </>
  );
}

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
