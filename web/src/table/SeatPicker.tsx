// A choice of one player among those that may be named.
import type { BaseView } from "../door/door";
import { t } from "../i18n/i18n";
import { useHinted } from "./hinted";
import { SeatFace } from "./MachineSign";
import { nameOf } from "./seat-name";
import type { CardLooks } from "./types";
import "./seat-picker.css";

interface Props {
  view: BaseView;
  seats: readonly number[];
  hands: readonly number[];
  /** Draws each hand as a fan of backs. */
  Back?: CardLooks["Back"];
  /** Null if another seat picks: then nothing can be pressed. */
  onPick: ((seat: number) => void) | null;
}

export function SeatPicker({ view, seats, hands, Back, onPick }: Props) {
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
              {Back && <Fan seat={seat} name={nameOf(view.seats, seat)} count={hands[seat] ?? 0} Back={Back} />}
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

/** A hand from the other side of the table, below its owner's face. */
function Fan({
  seat,
  name,
  count,
  Back,
}: { seat: number; name: string; count: number } & Required<Pick<Props, "Back">>) {
  return (
    <span class="seat-fan" aria-hidden="true">
      <SeatFace seat={seat} name={name} />
      <span class="seat-fan-cards">
        {Array.from({ length: count }, (_, place) => (
          <i key={place} style={{ "--turn": count > 1 ? place / (count - 1) - 0.5 : 0 }}>
            <Back />
          </i>
        ))}
      </span>
    </span>
  );
}
