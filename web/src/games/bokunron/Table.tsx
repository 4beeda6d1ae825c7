// Bokunron's table: the places round it, the lead cards and the plaza, and the action of the seat at the device.
import { useRef } from "preact/hooks";
import type { PlayShape } from "../../door/door";
import { t } from "../../i18n/i18n";
import { freshTrick } from "../../match/finished";
import { Card } from "../../table/Card";
import { flightOf } from "../../table/Plays";
import { TricksMiddle } from "../../table/Review";
import { handFact, Seats } from "../../table/Seats";
import { TableFrame } from "../../table/TableFrame";
import type { TableProps } from "../../table/types";
import { Board } from "./Board";
import { cardName, cardOf, looks } from "./cards";
import { HandTurn, PlazaTurn, TyrantTurn, useTyrant } from "./Phases";
import { PlayTurn } from "./PlayTurn";
import { Sheets } from "./Sheets";
import { Coins, Crown, Label } from "./Signs";
import type { BokunronContest, BokunronContestSeat, BokunronView } from "./shapes";
import { Trick } from "./Trick";
import "./places.css";
import "./board.css";
import "./table.css";

export function Table(props: TableProps<BokunronView>) {
  const { view } = props;
  const plan = useTyrant(props);
  const ended = freshTrick(props);
  const complete = useComplete(view, ended);
  return (
    <TableFrame view={view} class="bk">
      <Places view={view} ended={ended} />
      <TricksMiddle {...props} Trick={Trick} whole={() => complete && <Whole view={complete} />} class="bk-board">
        <Board view={view} spots={plan}>
          <Sheets key={view.seat} view={view} />
        </Board>
      </TricksMiddle>
      {view.phase === "hand" ? (
        <HandTurn {...props} />
      ) : view.phase === "plaza" ? (
        <PlazaTurn {...props} />
      ) : plan ? (
        <TyrantTurn {...props} plan={plan} />
      ) : (
        <PlayTurn {...props} />
      )}
    </TableFrame>
  );
}

/**
 * Returns the view with the middle as last seen before the trick ended, and with its values, chips and powers; null on a
 * page that did not see it. Another seat may have looked then: only what everyone sees is taken.
 */
function useComplete(view: BokunronView, ended: BokunronContest | null): BokunronView | null {
  const seen = useRef<BokunronView | null>(null);
  if (!ended) seen.current = view;
  const before = seen.current;
  if (!ended || before?.trick !== ended.number) return null;
  const { trick, tricks, lead, lead_row, counts, plaza } = before;
  const terms = ended.seats.flatMap((part) => part.terms);
  return {
    ...view,
    trick,
    tricks,
    lead,
    lead_row,
    counts: { ...view.counts, leads: counts.leads },
    plaza: plaza.map((column, place) => ({
      ...column,
      value: ended.values[place] ?? column.value,
      chips: ended.chips[place] ?? column.chips,
      power: terms.find(({ card }) => cardOf(card)?.suit === column.suit)?.power ?? null,
    })),
  };
}

const Whole = ({ view }: { view: BokunronView }) => (
  <Board view={view} spots={null}>
    <Sheets view={view} />
  </Board>
);

const STOCK_SIGN = "M3.5 1.5h11v7.5M1.5 4.5h10v10h-10z";

interface PlacesProps {
  view: BokunronView;
  /** The trick that everyone looks at: its cards are face up. */
  ended?: BokunronContest | null;
}

/** Each player's remaining and won cards, and the cards in front of it. */
export function Places({ view, ended = null }: PlacesProps) {
  const { chips, hands, stocks } = view.counts;
  const facts = (seat: number) => [
    { picture: <Coins count={1} />, value: chips[seat] ?? 0, label: t("bokunron-chips", { count: chips[seat] ?? 0 }) },
    handFact(hands[seat] ?? 0),
    { sign: STOCK_SIGN, value: stocks[seat] ?? 0, label: t("bokunron-stock-count", { count: stocks[seat] ?? 0 }) },
  ];
  const play = (seat: number) => view.current_trick?.plays.find((each) => each.seat === seat);
  const part = (seat: number) => ended?.seats.find((each) => each.seat === seat);
  return (
    <Seats
      view={view}
      facts={facts}
      sign={(seat) => view.marker === seat && <Crown label={t("bokunron-marker")} />}
      also={(seat) => (
        <>
          <State view={view} seat={seat} />
          <WonTricks view={view} seat={seat} />
        </>
      )}
      beside={(seat) =>
        ended ? (
          <Turned part={part(seat)} view={view} isWon={ended.winner === seat} />
        ) : (
          <Laid play={play(seat)} view={view} />
        )
      }
    />
  );
}

/** The seat's special state now, if any. */
function stateOf(view: BokunronView, seat: number): string | null {
  if (view.out[seat]) return "out";
  if (view.owing.some((owing) => owing.seat === seat)) return "owing";
  if (view.passed[seat]) return "passed";
  const hasPlayed = view.plays.some((play) => play.seat === seat);
  return view.passed_before[seat] && !hasPlayed ? "passed_before" : null;
}

function State({ view, seat }: { view: BokunronView; seat: number }) {
  const state = stateOf(view, seat);
  return state && <span class={`bk-state bk-state-${state}`}>{t(`bokunron-state-${state}`)}</span>;
}

/** The ace, visible to its owner only, and to its right the lead cards won. */
function WonTricks({ view, seat }: { view: BokunronView; seat: number }) {
  const ace = view.aces[seat] ?? null;
  const tricks = view.won_tricks[seat] ?? [];
  return (
    <span class="bk-won">
      <Label card={ace} label={t(ace ? "bokunron-ace" : "bokunron-ace-hidden")} />
      {tricks.map(({ lead, trick }) => (
        <Label key={trick} card={lead} label={t("bokunron-won-trick")} />
      ))}
      <span class="hidden-text">{t("tricks-won", { count: tricks.length })}</span>
    </span>
  );
}

/** The cards before a seat: the open one with its face, the seat's own to itself, the others by their backs. */
function Laid({ play, view }: { play: PlayShape | undefined; view: BokunronView }) {
  if (!play) return null;
  const { seat, cards } = play;
  const up = view.plays.find((each) => each.seat === seat)?.up;
  const label = (card: string) => t(card === up ? "bokunron-lies-open" : "bokunron-lies", { card: cardName(card) });
  return (
    <span class="bk-laid" data-played="" data-open={cards.includes(null) ? "no" : "yes"}>
      {cards.map((card, place) => (
        <Card
          key={place}
          card={card}
          looks={looks}
          fly={flightOf(play, place)}
          {...(card !== null && { label: label(card) })}
          {...(card !== null && card === up && { class: "bk-up" })}
        />
      ))}
    </span>
  );
}

/** The cards before a seat once all are turned up, where they were: the one that was open is the first to the others. */
function Turned(props: { part: BokunronContestSeat | undefined; view: BokunronView; isWon: boolean }) {
  const { part, view, isWon } = props;
  if (!part) return null;
  const { seat, up } = part;
  const cards = up && seat !== view.seat ? [up, ...part.cards.filter((card) => card !== up)] : part.cards;
  const look = isWon ? " bk-laid-won" : part.follows ? "" : " bk-laid-idle";
  return (
    <span class={`bk-laid${look}`}>
      {cards.map((card, place) => (
        <Card key={place} card={card} looks={looks} fly={card} label={cardName(card)} />
      ))}
    </span>
  );
}
