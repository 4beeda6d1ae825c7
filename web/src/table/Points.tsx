// A seat's points: on the table they are counted up to a new number, one step after the other; read aloud is that at once.
import { useEffect, useRef, useState } from "preact/hooks";
import { isAnimated } from "../device/appearance";
import { motionPace } from "../device/settings";
import { t } from "../i18n/i18n";

const STEP_MS = 70;
/** Delay while the points fly to the seat. */
const FIRST_MS = 900;
/** The share of the way that a step takes: large gains begin in strides and end one by one, too. */
const STRIDE = 1 / 4;

/** `end`, or the count on the way there. */
function useCounted(end: number): number {
  const [at, setAt] = useState(end);
  const from = useRef(end);
  const moves = isAnimated.value;
  const way = end - at;
  useEffect(() => {
    if (!way) {
      from.current = end;
      return;
    }
    const next = moves ? at + Math.sign(way) * Math.ceil(Math.abs(way) * STRIDE) : end;
    const timer = setTimeout(
      () => setAt(next),
      moves ? (at === from.current ? FIRST_MS : STEP_MS) * motionPace.value : 0,
    );
    return () => clearTimeout(timer);
  }, [at, end, moves]);
  return moves ? at : end;
}

export function Points({ points }: { points: number }) {
  const shown = useCounted(points);
  return (
    <b class="seat-points">
      {shown === points ? (
        t("points-short", { points })
      ) : (
        <>
          <span aria-hidden="true">{t("points-short", { points: shown })}</span>
          <span class="hidden-text">{t("points-short", { points })}</span>
        </>
      )}
    </b>
  );
}
