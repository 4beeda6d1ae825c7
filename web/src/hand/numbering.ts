/**
 * The numbers of a seat's cards while its hand is on a phone: everyone sees backs with numbers, and the owner chooses
 * the numbers to play. The numbers are random and reveal nothing about the cards. A numbering ends as soon as the
 * seat's cards change by anything except its own plays: otherwise a number would reveal whether a card was dealt, taken
 * or kept.
 */
import type { BaseView, LogEntry } from "../door/door";
import { areNumbers } from "./code";

/** Plain JSON, kept with the match. */
export interface Numbering {
  /** Count of the seat's numberings in this match, from 1; no count is used twice, even after an undo. */
  readonly count: number;
  /** Count of the deals with a numbering of the seat, from 1. */
  readonly deal: number;
  /** Index of the log entry that begins the deal, and the log's length when the numbers were drawn. */
  readonly start: number;
  readonly from: number;
  /** Number of each card that the seat held when they were drawn, from 1 without gaps. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** A game's rules for the cards in a hand. */
export interface HandRules<View extends BaseView = BaseView> {
  /** Returns all cards that the view's seat holds, in its hand and elsewhere. */
  readonly held: (view: View) => readonly string[];
  /** Returns whether an entry ends a seat's numbering even if its cards stay the same. */
  readonly ends: (entry: LogEntry, seat: number) => boolean;
}

/** Returns an integer from 0 to `n` - 1, each equally likely. */
export type Draw = (n: number) => number;

const RANGE = 2 ** 32;

/** Draws with the browser's random numbers, without a bias to low ones. */
export const drawn: Draw = (n) => {
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < RANGE - (RANGE % n)) return value % n;
  }
};

/** Returns numbers from 1 for these cards, in random order. */
export function numbersFor(cards: readonly string[], draw: Draw = drawn): Record<string, number> {
  const left = cards.map((_, at) => at + 1);
  return Object.fromEntries(cards.map((card) => [card, left.splice(draw(left.length), 1)[0] ?? 0]));
}

interface Laid {
  readonly card?: unknown;
  readonly cards?: readonly unknown[];
}

const laidBy = ({ card, cards = [] }: Laid): unknown[] => [...cards, card];

/** Returns whether a numbering is still valid in a view of its seat. */
function holds<View extends BaseView>(numbering: Numbering, view: View, { held, ends }: HandRules<View>): boolean {
  const { start, from, numbers } = numbering;
  if (!areNumbers(Object.values(numbers))) return false; // damaged in the storage
  if (view.seat === null || view.log_start !== start || view.log_start + view.log.length < from) return false;
  const { seat } = view;
  const since = view.log.slice(from - start) as unknown as LogEntry[];
  if (since.some((entry) => ends(entry, seat))) return false;
  const laid = new Set(since.flatMap((entry) => (entry.seat === seat ? laidBy(entry as Laid) : [])));
  const now = new Set(held(view));
  return (
    [...now].every((card) => card in numbers) && Object.keys(numbers).every((card) => now.has(card) !== laid.has(card))
  );
}

/**
 * Returns the numbering of a view's seat: the earlier one while it is valid, else a new one for the seat's cards.
 * Call this with every view before the seat acts on it, and store the result.
 */
export function numberingFor<View extends BaseView>(
  view: View,
  before: Numbering | null,
  rules: HandRules<View>,
  draw: Draw = drawn,
): Numbering {
  if (before && holds(before, view, rules)) return before;
  const isSameDeal = before?.start === view.log_start;
  return {
    count: (before?.count ?? 0) + 1,
    deal: (before?.deal ?? 0) + (isSameDeal ? 0 : 1),
    start: view.log_start,
    from: view.log_start + view.log.length,
    numbers: numbersFor(rules.held(view), draw),
  };
}

/** Returns the cards that the view's seat still holds, with their numbers, in the form for a code. */
export const numbered = <View extends BaseView>(
  { numbers }: Numbering,
  view: View,
  { held }: HandRules<View>,
): ReadonlyMap<string, number> => new Map(held(view).map((card) => [card, numbers[card] ?? 0]));
