// Results of finished matches: those of the stored matches, and those that a document keeps of matches that are deleted
// or were imported. The scorebook has one kind of result, the record of a person who plays alone another.
import { matches } from "../saves/list";
import { isOpenedBefore } from "../saves/opened";
import { sittingKey } from "../saves/print";
import type { Head } from "../saves/record";

/** Most results that a document keeps. */
export const MOST_RESULTS = 5000;

/** The fields by which results are told apart. */
export interface Ended {
  readonly print: string;
  readonly dealt: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** The people whose result it is. */
  readonly names: readonly string[];
}

/** A result with the id of its match; null if the match is not stored here. */
export type Listed<Each, Id = string | null> = Each & { readonly id: Id };

/** Returns the result of a match; null if the match does not count. */
type ResultOf<Each> = (head: Head) => Each | null;

function firstBy<Each extends Ended>(results: readonly Each[], keyOf: (result: Each) => string): Each[] {
  const first = new Map<string, Each>();
  for (const result of results) {
    const key = keyOf(result);
    const other = first.get(key);
    if (!other || result.ended < other.ended) first.set(key, result);
  }
  return [...first.values()];
}

/** Returns the results without later ones of the same deal by the same people. */
export const firstOnes = <Each extends Ended>(results: readonly Each[]): Each[] =>
  firstBy(
    firstBy(results, ({ print }) => print),
    sittingKey,
  );

export const listedOf = <Each extends Ended>(
  heads: readonly Head[],
  resultOf: ResultOf<Each>,
): Listed<Each, string>[] =>
  heads.flatMap((head) => {
    const result = resultOf(head);
    return result ? [{ ...result, id: head.id }] : [];
  });

/** Returns the results of the stored matches, and those that are kept. */
export const everyListed = <Each extends Ended>(kept: readonly Each[], resultOf: ResultOf<Each>): Listed<Each>[] => [
  ...listedOf(matches.value, resultOf),
  ...kept.filter(({ dealt, ended }) => !isOpenedBefore(dealt, ended)).map((result) => ({ ...result, id: null })),
];

/** Returns the found results that are not here, neither by their match nor by their deal and people. */
export function newOnes<Each extends Ended>(here: readonly Ended[], found: readonly Each[]): Each[] {
  const known = new Set(here.flatMap((result) => [result.print, sittingKey(result)]));
  return firstOnes(found).filter((result) => !known.has(result.print) && !known.has(sittingKey(result)));
}

/** Returns a kind of result as rows of these fields, as documents keep them, and back. */
export const rowsOf = <Each>(fields: readonly (keyof Each & string)[], resultIn: (value: unknown) => Each[]) => ({
  toRow: (result: Each): unknown[] => fields.map((field) => result[field]),
  fromRow: (row: unknown): Each[] =>
    Array.isArray(row) ? resultIn(Object.fromEntries(fields.map((field, at) => [field, row[at]]))) : [],
});
