// A finished trick of Bokunron worked out: every play's power card by card, who wins, where the cards went. And the score
// sheet: aces laid open, every term of every seat, and the tyrants struck out.
import type { ComponentChildren } from "preact";
import type { PlayShape, SeatName } from "../../door/door";
import { joined, t } from "../../i18n/i18n";
import { Card, Cards } from "../../table/Card";
import { suitName } from "../../table/faces/names";
import { SuitSign } from "../../table/faces/suits";
import { Plays } from "../../table/Plays";
import { ScoreSheet } from "../../table/ScoreSheet";
import { nameOf } from "../../table/seat-name";
import { TrickPanel } from "../../table/TrickPanel";
import { LastTrick } from "../../table/Tricks";
import type { ResultProps, TrickProps } from "../../table/types";
import { ArrowRight, Icon } from "../../ui/icons";
import { SUITS } from "./Court";
import { cardName, cardsSigns, looks } from "./cards";
import { Coins, Crown } from "./Signs";
import type {
  BokunronBonus,
  BokunronContest,
  BokunronContestSeat,
  BokunronSeatResult,
  BokunronSuit,
  BokunronTerm,
  BokunronView,
} from "./shapes";
import "./table.css";
import "./trick.css";
import "./result.css";

type Names = readonly SeatName[];

export function Trick({ trick, seats, numbered }: TrickProps<BokunronContest>) {
  const partOf = ({ seat }: PlayShape) => trick.seats.find((part) => part.seat === seat);
  const passed = trick.passed.map((seat) => ({ seat, cards: [] }));
  return (
    <TrickPanel
      class="bk-contest"
      trick={trick}
      numbered={numbered}
      heading={t(`bokunron-outcome-${trick.outcome}`, { name: nameOf(seats, trick.winner) })}
      topic={<Card card={trick.lead} looks={looks} label={t("bokunron-lead-was", { card: cardName(trick.lead) })} />}
      reason={
        <>
          <p>{reason(trick, seats)}</p>
          <Placed contest={trick} seats={seats} />
        </>
      }
    >
      <Plays
        plays={[...trick.plays, ...passed]}
        seats={seats}
        looks={looks}
        winner={trick.winner}
        rows
        sign={({ seat }) => trick.marker === seat && <Crown label={t("bokunron-marker")} />}
        note={(play) => <span class="bk-went">{whereabouts(partOf(play), trick)}</span>}
        under={(play, card) => <Power term={partOf(play)?.terms[card]} />}
        total={(play) => <PlayTotal part={partOf(play)} />}
      />
      {trick.formed.length > 0 && (
        <p class="small bk-formed">{t("bokunron-formed", { suits: joined(trick.formed.map(suitName)) })}</p>
      )}
    </TrickPanel>
  );
}

function reason(contest: BokunronContest, seats: Names): string {
  const { outcome, winner, level, lead_suit } = contest;
  const best = contest.seats.find(({ seat }) => seat === winner)?.power ?? 0;
  const args = { suit: suitName(lead_suit), name: nameOf(seats, winner), power: best };
  if (outcome !== "won") return t(`bokunron-why-${outcome}`, args);
  return t(level.length > 1 ? "bokunron-why-level" : "bokunron-why-highest", args);
}

/** The chips that were put down, by whom and where. */
function Placed({ contest, seats }: { contest: BokunronContest; seats: Names }) {
  if (!contest.placed.length) return null;
  return (
    <ul class="bk-placed small">
      {contest.placed.map(({ seat, on, chips }) => (
        <li key={seat} class={`seat-${seat}`}>
          <span class="hidden-text">
            {t("bokunron-entry-tyrant", { name: nameOf(seats, seat), suit: suitName(on), chips })}
          </span>
          <span class="bk-placed-shown" aria-hidden="true">
            <span class="seat-dot" />
            <Coins count={1} />×{chips} <Icon of={ArrowRight} /> <SuitSign of={SUITS[on]} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A card's power; with chips on its suit, their deduction. */
function Power({ term }: { term: BokunronTerm | undefined }) {
  if (!term) return null;
  const { value, power, chips } = term;
  return (
    <span class="bk-term">
      {chips > 0 && <span>{`${value}−${value - power}=`}</span>}
      {power}
    </span>
  );
}

/** A play's power and how it comes about. */
function PlayTotal({ part }: { part: BokunronContestSeat | undefined }) {
  if (!part) return <span class="small soft">{t("bokunron-state-passed")}</span>;
  if (!part.follows) return <span class="small soft bk-no-part">{t("bokunron-no-part")}</span>;
  return (
    <>
      {(part.terms.length > 1 || part.marker > 0) && <span class="bk-sum">{sum(part)}</span>}
      <b>{part.power}</b>
    </>
  );
}

const sum = ({ terms, marker }: BokunronContestSeat): string =>
  `${terms.map(({ power }) => power).join("+")}${marker ? `−${marker}` : ""}=`;

/** The destinations of a play's cards: the plaza, the winner, out of the game. */
function whereabouts(part: BokunronContestSeat | undefined, { winner }: BokunronContest): string {
  if (!part) return "";
  const { seat, laid, given, gone } = part;
  if (winner === seat) return t("bokunron-went-kept");
  const parts = [
    laid.length ? t("bokunron-went-plaza", { cards: cardsSigns(laid) }) : "",
    given.length && winner !== null ? t("bokunron-went-winner", { cards: cardsSigns(given) }) : "",
    gone.length ? t("bokunron-went-out", { cards: cardsSigns(gone) }) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

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

/** `cards`: the points of ace and lead cards by rank. */
function Terms({ row, cards }: { row: BokunronSeatResult; cards: number }) {
  const { share } = row;
  return (
    <dl class="bk-terms-list">
      <SheetTerm term="base" points={row.base}>
        {t("bokunron-base-of", { cards })} <Coins count={1} /> {row.chips}
      </SheetTerm>
      <SheetTerm term="suits" points={row.suits}>
        {row.suit_bonuses.map((bonus) => (
          <Bonus key={bonus.of} bonus={bonus} name={suitName(bonus.of as BokunronSuit)} />
        ))}
      </SheetTerm>
      <SheetTerm term="ranks" points={row.ranks}>
        {row.rank_bonuses.map((bonus) => (
          <Bonus key={bonus.of} bonus={bonus} name={bonus.of} />
        ))}
      </SheetTerm>
      <SheetTerm term="fewest" points={row.fewest}>
        {share ? t("bokunron-share", { piles: share.piles, seats: share.seats }) : t("bokunron-no-share")}
      </SheetTerm>
    </dl>
  );
}

function SheetTerm({ term, points, children }: { term: string; points: number; children: ComponentChildren }) {
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
