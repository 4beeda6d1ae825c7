// Moments as people at this device would write them: in its own time zone, in a form that every spreadsheet knows.

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Returns the date on this device, as in `2026-11-23`. */
export const dateOf = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

export const today = (): string => dateOf(new Date());

/** Returns date and time on this device, as in `2026-11-23 08:05`. */
export const minuteOf = (moment: Date): string =>
  `${dateOf(moment)} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
