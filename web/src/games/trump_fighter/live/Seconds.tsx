// Whole seconds until a time of the match; they stand while the match's clock does.
import { useEffect, useState } from "preact/hooks";
import type { MatchClock } from "./clock";

export const SECOND_MS = 1000;

export function useSeconds(clock: MatchClock, until: number): number {
  const left = () => Math.ceil(clock.until(until) / SECOND_MS);
  const [shown, setShown] = useState(left);
  useEffect(() => {
    setShown(left());
    const tick = setInterval(() => setShown(left()), SECOND_MS / 5);
    return () => clearInterval(tick);
  }, [clock, until]);
  return shown;
}

export function Seconds({ clock, until }: { clock: MatchClock; until: number }) {
  return <span class="tf-seconds">{useSeconds(clock, until)}</span>;
}
