// A choice of one player among those that may be named.
import type { BaseView } from "../door/door";
import { t } from "../i18n/i18n";
import { nameOf } from "./seat-name";
import "./seat-picker.css";

interface Props {
  view: BaseView;
  seats: readonly number[];
  /** What is said beside the name, such as how many cards that hand holds. */
  noteOf?: (seat: number) => string;
  onPick: (seat: number) => void;
}

export function SeatPicker({ view, seats, noteOf, onPick }: Props) {
  return (
    <ul class="seat-picker" aria-label={t("pick-seat")}>
      {seats.map((seat) => (
        <li key={seat}>
          <button type="button" class={`button seat-${seat}`} data-seat={seat} onClick={() => onPick(seat)}>
            <span class="seat-dot" aria-hidden="true" />
            <b>{nameOf(view.seats, seat)}</b>
            {noteOf && <span class="small soft">{noteOf(seat)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
