// The players round the table: name, points, cards in hand, and the seat in turn.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { seating } from "../device/settings";
import type { BaseView } from "../door/door";
import { t } from "../i18n/i18n";
import { AtSeats, MachineSign, SeatFace } from "./MachineSign";
import { Points } from "./Points";
import { nameOf } from "./seat-name";
import "./seats.css";

/** A number next to a seat's points: a small sign, and its meaning in words. */
export interface Fact {
  /** The path of lines in a square of 16, or `picture` as it is. */
  readonly sign?: string;
  readonly picture?: ComponentChildren;
  readonly value: number;
  readonly label: string;
}

interface Props {
  view: BaseView;
  hands?: readonly number[];
  tricks?: readonly number[];
  leader?: number;
  facts?: (seat: number) => readonly Fact[];
  /** Elements after a name, after the facts, and next to all of it. */
  sign?: (seat: number) => ComponentChildren;
  also?: (seat: number) => ComponentChildren;
  beside?: (seat: number) => ComponentChildren;
}

const HAND_SIGN = "M4 2h7a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 11 14H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 2z";
const TRICK_SIGN = "M2.5 6.5l5.5-4l5.5 4l-5.5 4zM2.5 9.5l5.5 4l5.5-4";
const CODE_SIGN = "M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h1.5M13.5 9.5v1.5M9.5 13.5h4";

export const handFact = (value: number): Fact => ({ sign: HAND_SIGN, value, label: t("hand-count", { count: value }) });
const trickFact = (value: number): Fact => ({ sign: TRICK_SIGN, value, label: t("tricks-won", { count: value }) });

/** The seats in the order they are listed in: round the table from the seat at the device, or always the same. */
function seatOrder({ seats, seat }: BaseView): number[] {
  const first = seating.value === "own" ? (seat ?? 0) : 0;
  return seats.map((_, index) => (first + index) % seats.length);
}

/** The class of a seat's side of the table: the first seat is nearest, the others follow round it from the left. */
export function sideOf(view: BaseView, seat: number): string {
  const across = view.seats.length - 3;
  const place = seatOrder(view).indexOf(seat);
  if (place === 0) return "at-near";
  if (across < 0) return "at-far at-1-of-1";
  if (place === 1) return "at-left";
  return place > across + 1 ? "at-right" : `at-far at-${place - 1}-of-${across}`;
}

/** Number of times that a seat's code was opened: its owner notices if somebody else has opened it. */
function codeFact(seat: number, name: string): readonly Fact[] {
  const value = useContext(AtSeats).codes?.[seat] ?? 0;
  return value ? [{ sign: CODE_SIGN, value, label: t("code-opened", { name, count: value }) }] : [];
}

export const Seats = ({ view, hands, tricks, leader, facts, sign, also, beside }: Props) => (
  <ol class="seats" data-count={view.seats.length} aria-label={t("seats")}>
    {seatOrder(view).map((index, place) => {
      const points = view.scores[index];
      const name = nameOf(view.seats, index);
      const all = [
        ...(hands ? [handFact(hands[index] ?? 0)] : []),
        ...(tricks ? [trickFact(tricks[index] ?? 0)] : []),
        ...(facts?.(index) ?? []),
        ...codeFact(index, name),
      ];
      const acts = view.to_act.includes(index);
      return (
        <li
          key={index}
          data-seat={index}
          data-place={`seat-${index}`}
          data-ground={place === 0 ? "" : undefined}
          class={`seat seat-${index} ${sideOf(view, index)}${acts ? " seat-acts" : ""}`}
          aria-current={acts ? "true" : undefined}
        >
          <SeatFace seat={index} name={name} />
          <div class="seat-words">
            <span class="seat-name">
              <span class="seat-dot" aria-hidden="true" />
              <b>{name}</b>
              <MachineSign seat={index} />
              {sign?.(index)}
            </span>
            <span class="seat-facts">
              {typeof points === "number" && <Points points={points} />}
              {all.map((fact) => (
                <FactSign key={fact.label} fact={fact} />
              ))}
              {leader === index && <span class="seat-leads">{t("leads")}</span>}
              {also?.(index)}
            </span>
          </div>
          {beside?.(index)}
        </li>
      );
    })}
  </ol>
);

const FactSign = ({ fact: { sign, picture, value, label } }: { fact: Fact }) => (
  <span class="seat-fact" role="none" title={label}>
    {picture ?? (
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={sign} />
      </svg>
    )}
    <span aria-hidden="true">{value}</span>
    {/* nothing runs into what is read next */}
    <span class="hidden-text">{label} </span>
  </span>
);
