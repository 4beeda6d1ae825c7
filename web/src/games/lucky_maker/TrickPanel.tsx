// Cards laid with the names of who laid them, and a finished trick explained.
import type { LuckyMakerPlayedCard, LuckyMakerTrick, SeatName } from "../../door/door";
import { t } from "../../i18n/i18n";
import { SuitSign } from "../../table/faces/suits";
import { Plays } from "../../table/Plays";
import { cardName, SUITS, suitName } from "./cards";
import { Face } from "./Face";

interface LaidProps {
  cards: readonly LuckyMakerPlayedCard[];
  seats: readonly SeatName[];
  winner?: number | null;
}

/** The cards on the table in the order of play; places of seats still to play are kept. */
export function Laid({ cards, seats, winner = null }: LaidProps) {
  const plays = cards.map(({ seat, card }) => ({ seat, cards: [card] }));
  const waiting = seats.length - cards.length;
  return <Plays plays={plays} seats={seats} Face={Face} name={cardName} mark={winner} waiting={waiting} />;
}

interface TrickProps {
  trick: LuckyMakerTrick;
  seats: readonly SeatName[];
  number?: number;
}

export function TrickPanel({ trick, seats, number }: TrickProps) {
  const name = trick.winner === null ? "" : (seats[trick.winner]?.name ?? "");
  const leader = seats[trick.next_leader]?.name ?? "";
  return (
    <section
      class="lm-trick sheet-of-paper"
      data-gesture=""
      data-leave={trick.winner === null ? undefined : `seat-${trick.winner}`}
    >
      <h2>
        {number ? `${t("trick-number", { number })} — ` : ""}
        {trick.winner === null ? t("lucky_maker-nobody-wins") : t("lucky_maker-wins", { name, points: trick.points })}
      </h2>
      <div class="lm-trick-cards">
        <div
          class="lm-trick-master"
          data-fly={trick.master}
          role="img"
          aria-label={t("lucky_maker-master-is", { card: cardName(trick.master) })}
        >
          <Face card={trick.master} />
          <span class="small soft">{t("lucky_maker-master-short")}</span>
        </div>
        <Laid cards={trick.cards} seats={seats} winner={trick.winner} />
      </div>
      <p class="small">
        <Why trick={trick} />
      </p>
      <p class="small soft">{t("lucky_maker-leads-next", { name: leader })}</p>
    </section>
  );
}

/** Why the trick ended as it did, in one or two sentences. */
function Why({ trick }: { trick: LuckyMakerTrick }) {
  const [first, second] = trick.suits;
  if (!first || !second || !trick.follow || !trick.scored) return <>{t("lucky_maker-why-no_follower")}</>;
  const words = {
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
  return (
    <>
      <SuitSign of={SUITS[first]} /> {trick.counts[0]} : {trick.counts[1]} <SuitSign of={SUITS[second]} />{" "}
      {t(trick.level ? "lucky_maker-why-level" : "lucky_maker-why-more", words)}{" "}
      {t(`lucky_maker-why-${trick.reason}`, words)}
    </>
  );
}
