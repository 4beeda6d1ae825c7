// Wins in a row.

export interface Streaks {
  /** Wins in a row up to the last match. */
  readonly now: number;
  /** Most wins in a row. */
  readonly longest: number;
  /** Most matches in a row without a win. */
  readonly without: number;
}

/** How long the run of `value` is that ends at each place. */
function runs(won: readonly boolean[], value: boolean): number[] {
  let run = 0;
  return won.map((each) => {
    run = each === value ? run + 1 : 0;
    return run;
  });
}

/** Of somebody's matches, in their order, each won or not. */
export const streaksOf = (won: readonly boolean[]): Streaks => ({
  now: runs(won, true).at(-1) ?? 0,
  longest: Math.max(0, ...runs(won, true)),
  without: Math.max(0, ...runs(won, false)),
});
