// Cards played to a trick, in the order of play, with the names of who played them.
import type { ComponentChildren } from "preact";
import type { PlayShape, SeatName } from "../door/door";
import { t } from "../i18n/i18n";
import { Card } from "./Card";
import { nameOf } from "./seat-name";
import type { CardLooks } from "./types";
import "./plays.css";

interface Props {
  plays: readonly PlayShape[];
  seats: readonly SeatName[];
  looks: CardLooks;
  /** The highlighted seat: the winner. */
  winner?: number | null;
  /** All in one line: one card from each seat. */
  line?: boolean;
  /** Places kept for those still to play: how many, or whose. */
  waiting?: number | readonly number[];
  /** Returns a seat's side of the table: with room for it, each play is before its player. */
  sides?: (seat: number) => string;
  /** Each play in a separate row, for games with much text about it. */
  rows?: boolean;
  sign?: (play: PlayShape) => ComponentChildren;
  note?: (play: PlayShape) => ComponentChildren;
  under?: (play: PlayShape, card: number) => ComponentChildren;
  total?: (play: PlayShape) => ComponentChildren;
}

export function Plays(props: Props) {
  const { plays, seats, winner = null, line = false, waiting = 0, rows = false, sides, total } = props;
  const kept = typeof waiting === "number" ? Array.from<null>({ length: waiting }).fill(null) : waiting;
  const side = (seat: number | null) => (sides && seat !== null ? ` ${sides(seat)}` : "");
  return (
    <ol
      class={`plays${rows ? " plays-rows" : ""}${line ? " plays-line" : ""}${sides ? " plays-round" : ""}`}
      style={{
        "--plays": plays.length + kept.length,
        "--across": across(plays) + kept.length,
        "--longest": longest(plays),
      }}
      aria-label={t("cards-played")}
      data-played=""
    >
      {plays.map((play, index) => (
        <li key={index} class={classOf(play, winner) + side(play.seat)} data-seat={play.seat}>
          <PlayedCards play={play} looks={props.looks} under={props.under} />
          <div class="play-words">
            <span class="play-name">
              <span class="seat-dot" aria-hidden="true" />
              <span>{nameOf(seats, play.seat)}</span>
              {props.sign?.(play)}
            </span>
            {props.note?.(play)}
          </div>
          {total && <span class="play-total">{total(play)}</span>}
        </li>
      ))}
      {kept.map((seat, index) => (
        <li key={`waiting-${index}`} class={`play-laid play-waiting${side(seat)}`} aria-hidden="true">
          <div class="play-cards">
            <span class="card" />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Visible share of a card under another. */
const SEEN = 0.45;

/** Number of card widths of plays side by side. */
const across = (plays: readonly PlayShape[]) =>
  plays.reduce((sum, { cards }) => sum + 1 + SEEN * Math.max(cards.length - 1, 0), 0);

/** The width of the longest play, in cards. */
const longest = (plays: readonly PlayShape[]) =>
  Math.max(1, ...plays.map(({ cards }) => 1 + SEEN * Math.max(cards.length - 1, 0)));

const classOf = ({ seat }: PlayShape, winner: number | null) =>
  `play-laid seat-${seat}${winner === seat ? " play-won" : ""}`;

/** The identity of a card of a play in flights; a face-down one is identified by its place. */
export const flightOf = ({ seat, cards }: PlayShape, place: number): string => cards[place] ?? `down-${seat}-${place}`;

const PlayedCards = ({ play, looks, under }: { play: PlayShape } & Pick<Props, "looks" | "under">) => (
  <div class="play-cards">
    {play.cards.map((card, place) => (
      <div key={card ?? place} class="play-card">
        <Card card={card} looks={looks} fly={flightOf(play, place)} />
        {under?.(play, place)}
      </div>
    ))}
  </div>
);
