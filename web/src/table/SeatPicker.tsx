// A choice of one player among those that may be named.
import type { BaseView } from "../door/door";
import { t } from "../i18n/i18n";
import { nameOf } from "./seat-name";
import "./seat-picker.css";

interface Props {
  view: BaseView;
  seats: readonly number[];
  /** How many cards each hand holds. */
  hands: readonly number[];
  onPick: (seat: number) => void;
}

export function SeatPicker({ view, seats, hands, onPick }: Props) {
  return (
    <ul class="seat-picker" aria-label={t("pick-seat")}>
      {seats.map((seat) => (
        <li key={seat}>
          <button type="button" class={`button seat-${seat}`} data-seat={seat} onClick={() => onPick(seat)}>
            <span class="seat-dot" aria-hidden="true" />
            <b>{nameOf(view.seats, seat)}</b>
            <span class="small soft">{t("hand-count", { count: hands[seat] ?? 0 })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
