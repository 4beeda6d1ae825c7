// A choice of one player among those that may be named.
import type { BaseView } from "../door/door";
import { t } from "../i18n/i18n";
import { useHinted } from "./hinted";
import { nameOf } from "./seat-name";
import "./seat-picker.css";

interface Props {
  view: BaseView;
  seats: readonly number[];
  hands: readonly number[];
  /** Null if another seat picks: then nothing can be pressed. */
  onPick: ((seat: number) => void) | null;
}

export function SeatPicker({ view, seats, hands, onPick }: Props) {
  const hinted = useHinted();
  const lit = hinted?.from ?? hinted?.to;
  return (
    <ul class="seat-picker" aria-label={t("pick-seat")}>
      {seats.map((seat) => (
        <li key={seat}>
          {onPick ? (
            <button
              type="button"
              class={`button seat-${seat}${seat === lit ? " lit" : ""}`}
              data-seat={seat}
              onClick={() => onPick(seat)}
            >
              <Named view={view} seat={seat} count={hands[seat]} />
            </button>
          ) : (
            <span class={`seat-named seat-${seat}`} data-seat={seat}>
              <Named view={view} seat={seat} count={hands[seat]} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const Named = ({ view, seat, count = 0 }: { view: BaseView; seat: number; count: number | undefined }) => (
  <>
    <span class="seat-dot" aria-hidden="true" />
    <b>{nameOf(view.seats, seat)}</b>
    <span class="small soft">{t("hand-count", { count })}</span>
  </>
);
