// The players round the table: name, points, cards in hand, and who is to act.
import type { ComponentChildren } from "preact";
import { seating } from "../device/settings";
import type { BaseView } from "../door/door";
import { t } from "../i18n/i18n";
import "./seats.css";

/** A number beside a seat's points: a small sign, and what it means in words. */
export interface Fact {
  readonly sign: ComponentChildren;
  readonly value: number;
  readonly words: string;
}

interface Props {
  view: BaseView;
  hands: readonly number[];
  /** The seat that leads, marked with a flag. */
  leader?: number;
  /** Facts of the game's own. */
  facts?: (seat: number) => readonly Fact[];
}

const HAND_SIGN = (
  <path d="M4 2h7a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 11 14H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 2z" />
);

/** The seats in the order they are listed in: round the table from the seat at the device, or always the same. */
export function seatOrder({ seats, seat }: BaseView): number[] {
  const first = seating.value === "own" ? (seat ?? 0) : 0;
  return seats.map((_, index) => (first + index) % seats.length);
}

export function Seats({ view, hands, leader, facts }: Props) {
  return (
    <ol class="seats" data-ground="" data-count={view.seats.length} aria-label={t("seats")}>
      {seatOrder(view).map((index) => {
        const points = view.scores[index];
        const hand = {
          sign: HAND_SIGN,
          value: hands[index] ?? 0,
          words: t("hand-count", { count: hands[index] ?? 0 }),
        };
        const acts = view.to_act.includes(index);
        return (
          <li
            key={index}
            data-place={`seat-${index}`}
            class={`seat seat-${index}${acts ? " seat-acts" : ""}`}
            aria-current={acts ? "true" : undefined}
          >
            <span class="seat-name">
              <span class="seat-dot" aria-hidden="true" />
              <b>{view.seats[index]?.name}</b>
            </span>
            <span class="seat-facts">
              {typeof points === "number" && <b class="seat-points">{t("points-short", { points })}</b>}
              {[hand, ...(facts?.(index) ?? [])].map(({ sign, value, words }) => (
                <span key={words} class="seat-fact" title={words}>
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    {sign}
                  </svg>
                  <span aria-hidden="true">{value}</span>
                  <span class="hidden-text">{words}</span>
                </span>
              ))}
              {leader === index && <span class="seat-leads">{t("leads")}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
