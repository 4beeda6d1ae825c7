/** Returns a stored time, in ms since 1970, or now if that is earlier: a clock that was wrong has stored the time then. */
export const past = (moment: number, now = Date.now()): number => Math.min(moment, now);
