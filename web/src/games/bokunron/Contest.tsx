// A finished trick worked out: every play's power card by card, who wins, and where the cards went.

import type { BokunronContest, BokunronContestSeat, BokunronTerm, SeatName } from "../../door/door";
import { joined, t } from "../../i18n/i18n";
import { suitName } from "../../table/faces/names";
import { SuitSign } from "../../table/faces/suits";
import { Icon } from "../../ui/Icon";
import { ArrowRight } from "../../ui/icons";
import { cardName, cardsSigns, SUITS } from "./cards";
import { Face } from "./Face";
import { Coins, Crown } from "./Signs";
import "./contest.css";

interface Props {
  contest: BokunronContest;
  seats: readonly SeatName[];
}

export function Contest({ contest, seats }: Props) {
  const nameOf = (seat: number) => seats[seat]?.name ?? "";
  return (
    <section class="bk-contest sheet-of-paper" data-gesture="" data-outcome={contest.outcome}>
      <header class="bk-contest-head">
        <div class="bk-contest-lead" role="img" aria-label={t("bokunron-lead-was", { card: cardName(contest.lead) })}>
          <Face card={contest.lead} />
        </div>
        <div>
          <h2>{heading(contest, nameOf)}</h2>
          <p class="small">{reason(contest, nameOf)}</p>
          <Placed contest={contest} nameOf={nameOf} />
        </div>
      </header>
      <ol class="bk-rows">
        {contest.seats.map((part) => (
          <Row key={part.seat} part={part} contest={contest} nameOf={nameOf} />
        ))}
        {contest.passed.map((seat) => (
          <li key={seat} class={`bk-row seat-${seat}`} data-seat={seat}>
            <Name name={nameOf(seat)} marker={contest.marker === seat} />
            <span class="small soft">{t("bokunron-state-passed")}</span>
          </li>
        ))}
      </ol>
      {contest.formed.length > 0 && (
        <p class="small bk-formed">{t("bokunron-formed", { suits: joined(contest.formed.map(suitName)) })}</p>
      )}
    </section>
  );
}

function heading({ outcome, winner }: BokunronContest, nameOf: (seat: number) => string): string {
  return t(`bokunron-outcome-${outcome}`, { name: winner === null ? "" : nameOf(winner) });
}

function reason(contest: BokunronContest, nameOf: (seat: number) => string): string {
  const { outcome, winner, level, lead_suit } = contest;
  const best = contest.seats.find(({ seat }) => seat === winner)?.power ?? 0;
  const words = { suit: suitName(lead_suit), name: winner === null ? "" : nameOf(winner), power: best };
  if (outcome !== "won") return t(`bokunron-why-${outcome}`, words);
  return t(level.length > 1 ? "bokunron-why-level" : "bokunron-why-highest", words);
}

/** The chips that were put down, by whom and where. */
function Placed({ contest, nameOf }: { contest: BokunronContest; nameOf: (seat: number) => string }) {
  if (!contest.placed.length) return null;
  return (
    <ul class="bk-placed small">
      {contest.placed.map(({ seat, on, chips }) => (
        <li key={seat} class={`seat-${seat}`}>
          <span class="hidden-text">
            {t("bokunron-entry-tyrant", { name: nameOf(seat), suit: suitName(on), chips })}
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

function Name({ name, marker }: { name: string; marker: boolean }) {
  return (
    <span class="bk-row-name">
      <span class="seat-dot" aria-hidden="true" />
      <b>{name}</b>
      {marker && <Crown words={t("bokunron-marker")} />}
    </span>
  );
}

interface RowProps {
  part: BokunronContestSeat;
  contest: BokunronContest;
  nameOf: (seat: number) => string;
}

function Row({ part, contest, nameOf }: RowProps) {
  const { seat, cards, follows, terms, power } = part;
  const wins = contest.winner === seat;
  return (
    <li class={`bk-row seat-${seat}${wins ? " bk-row-wins" : ""}${follows ? "" : " bk-row-out"}`} data-seat={seat}>
      <div class="bk-row-words">
        <Name name={nameOf(seat)} marker={contest.marker === seat} />
        <span class="bk-went">{whereabouts(part, contest, nameOf)}</span>
      </div>
      <ul class="bk-terms">
        {cards.map((card, index) => (
          <li
            key={card}
            data-fly={card}
            data-laid={part.laid.includes(card) ? "yes" : "no"}
            data-leave={wins || part.given.includes(card) ? `seat-${contest.winner}` : undefined}
          >
            <span role="img" aria-label={cardName(card)}>
              <Face card={card} />
            </span>
            {terms[index] && <Term term={terms[index]} />}
          </li>
        ))}
      </ul>
      <span class="bk-total">
        {follows ? (
          <>
            {(terms.length > 1 || part.marker > 0) && <span class="bk-sum">{sum(part)}</span>}
            <b>{power}</b>
          </>
        ) : (
          <span class="small soft">{t("bokunron-no-part")}</span>
        )}
      </span>
    </li>
  );
}

/** A card's power; where chips lie on its suit, what they take off. */
function Term({ term: { value, power, chips } }: { term: BokunronTerm }) {
  return (
    <span class="bk-term">
      {chips > 0 && <span>{`${value}−${value - power}=`}</span>}
      {power}
    </span>
  );
}

const sum = ({ terms, marker }: BokunronContestSeat): string =>
  `${terms.map(({ power }) => power).join("+")}${marker ? `−${marker}` : ""}=`;

/** Where a seat's cards went: the plaza, the winner, out of the game. */
function whereabouts(
  { seat, laid, given, gone }: BokunronContestSeat,
  contest: BokunronContest,
  nameOf: (seat: number) => string,
) {
  const { winner } = contest;
  if (winner === seat) return t("bokunron-went-fame");
  const parts = [
    laid.length ? t("bokunron-went-plaza", { cards: cardsSigns(laid) }) : "",
    given.length && winner !== null
      ? t("bokunron-went-winner", { cards: cardsSigns(given), name: nameOf(winner) })
      : "",
    gone.length ? t("bokunron-went-out", { cards: cardsSigns(gone) }) : "",
  ];
  return parts.filter(Boolean).join(" ");
}
