// The size of a hand's cards: the largest at which all cards are visible together, in rows.

/** Height of a card divided by its width. */
const RATIO = 1.4;
/** Least width of a card, in pixels: below it cards are unreadable, so the hand scrolls instead. */
const LEAST = 60;
const MOST = 240;

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Room between two cards. */
  readonly gap: number;
  /** Room under each card for its number. */
  readonly below: number;
}

/** Returns the width of a card, in pixels; `groups` has the number of cards of each group, which begins a new row. */
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
