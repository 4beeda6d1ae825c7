// The prompt's replacement while a seat acts automatically: that seat, and a button that hurries it.
import { useLayoutEffect, useRef } from "preact/hooks";
import { shieldPlace } from "../device/double-tap";
import type { SeatName } from "../door/door";
import { t } from "../i18n/i18n";
import { Anew, Asked } from "./Asked";
import { MachineSign } from "./MachineSign";
import { nameOf } from "./seat-name";
import type { Waits } from "./types";
import "./waiting.css";

interface Props {
  waits: Waits;
  seats: readonly SeatName[];
}

const nothing = () => undefined;

export function WaitingFor({ waits: { seat, isMachine }, seats }: Props) {
  if (seat === null) return null;
  const words = t(isMachine ? "waiting-machine" : "waiting-own", { name: nameOf(seats, seat) });
  return (
    <Anew>
      <span class={`waiting${isMachine ? " waiting-thinks" : ""}`}>
        <MachineSign seat={seat} isMute />
        {words}
      </span>
    </Anew>
  );
}

export const HurryButton = ({ waits: { seat, onHurry, onHold } }: Pick<Props, "waits">) =>
  seat === null ? null : (
    <>
      {onHold && (
        <button type="button" class="button" data-do="hold" onClick={onHold}>
          {t("hold-on")}
        </button>
      )}
      <Hurry onHurry={onHurry} />
    </>
  );

let unshield: () => void = nothing;

/** The hurrying button. Its place is shielded for a moment after it disappears: a late press must not skip a turn. */
function Hurry({ onHurry }: Pick<Waits, "onHurry">) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    unshield(); // it is back
    return () => {
      // measured when it goes: words beside it may have moved it since it was drawn
      if (button.current) unshield = shieldPlace(button.current.getBoundingClientRect());
    };
  }, []);
  return (
    <button ref={button} type="button" class="button" data-do="hurry" onClick={onHurry}>
      {t("hurry")}
    </button>
  );
}

/** The prompt's place. */
export const Waiting = ({ waits, seats }: Props) => (
  <section class="prompt" aria-label={t("prompt")}>
    <Asked class="prompt-words">
      <WaitingFor waits={waits} seats={seats} />
    </Asked>
    <div class="prompt-buttons">
      <HurryButton waits={waits} />
    </div>
  </section>
);
