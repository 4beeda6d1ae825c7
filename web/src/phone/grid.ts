// How large the cards of a hand can be: as large as lets all of them be seen at once, in rows.

/** Width to height of a card. */
const RATIO = 1.4;
/** Pixels; smaller cards can't be read, and the hand scrolls instead. */
const LEAST = 60;
const MOST = 240;

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Between two cards. */
  readonly gap: number;
  /** Under each card, for its number. */
  readonly below: number;
}

/** The width of a card, in pixels: `groups` are the numbers of cards that begin a row of their own. */
export function cardWidth(groups: readonly number[], { width, height, gap, below }: Room): number {
  const fits = (columns: number): number => {
    const rows = groups.reduce((sum, count) => sum + Math.ceil(count / columns), 0);
    const byHeight = ((height + gap) / Math.max(rows, 1) - gap - below) / RATIO;
    return Math.min((width + gap) / columns - gap, byHeight);
  };
  const most = Math.max(...groups, 1);
  const best = Math.max(...Array.from({ length: most }, (_, at) => fits(at + 1)));
  return Math.floor(Math.min(MOST, Math.max(LEAST, best)));
}
