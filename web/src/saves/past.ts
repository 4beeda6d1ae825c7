/**
 * Returns a stored time, in ms since 1970, as of now: a later one was stored by a clock that was wrong, and is read as now.
 * A reader that measures from it stores that, so that time passes from then on.
 */
export const past = (moment: number, now = Date.now()): number => Math.min(moment, now);
