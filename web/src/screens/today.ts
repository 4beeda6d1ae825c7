// The date on the device, as long as somebody looks at it.
import { useEffect, useState } from "preact/hooks";
import { dateOf } from "../day/day";
import { listen, together } from "../device/listen";

/** Milliseconds after which it is looked at again. */
const LOOK_MS = 15_000;

export const today = (): string => dateOf(new Date());

/** Today's date, another one after midnight or when the clock was set. */
export function useToday(): string {
  const [date, setDate] = useState(today);
  useEffect(() => {
    const look = () => setDate(today());
    const timer = setInterval(look, LOOK_MS);
    return together([() => clearInterval(timer), listen(document, ["visibilitychange"], look)]);
  }, []);
  return date;
}
