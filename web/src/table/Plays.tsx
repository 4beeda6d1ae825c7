// Cards laid on the table by seats, in the order of play, with the names of who laid them.
import type { ComponentChildren } from "preact";
import type { SeatName } from "../door/door";
import { t } from "../i18n/i18n";
import type { CardFace } from "./types";
import "./plays.css";

export interface Play {
  readonly seat: number;
  /** Names; null for a card that lies face down. */
  readonly cards: readonly (string | null)[];
  readonly note?: ComponentChildren;
}

interface Props {
  plays: readonly Play[];
  seats: readonly SeatName[];
  Face: CardFace;
  Back?: () => ComponentChildren;
  name: (card: string) => string;
  /** The seat that is set apart, such as the winner. */
  mark?: number | null;
  /** Places kept for seats still to play. */
  waiting?: number;
}

export function Plays({ plays, seats, Face, Back, name, mark = null, waiting = 0 }: Props) {
  return (
    <ol class="plays" style={{ "--plays": plays.length + waiting }} aria-label={t("cards-played")}>
      {plays.map(({ seat, cards, note }, index) => (
        <li key={index} class={`play-laid seat-${seat}${mark === seat ? " play-marked" : ""}`}>
          <div class="play-cards">
            {cards.map((card, place) => (
              <div
                key={card ?? place}
                data-fly={card ?? `down-${seat}-${place}`}
                role="img"
                aria-label={card ? name(card) : t("face-down")}
              >
                {card ? <Face card={card} /> : Back?.()}
              </div>
            ))}
          </div>
          <span class="play-name">
            <span class="seat-dot" aria-hidden="true" />
            {seats[seat]?.name}
          </span>
          {note}
        </li>
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <li key={`waiting-${index}`} class="play-laid play-waiting" aria-hidden="true">
          <div class="play-cards">
            <div />
          </div>
        </li>
      ))}
    </ol>
  );
}
