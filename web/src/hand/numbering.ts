/**
 * The numbers of a seat's cards while its hand is on a phone: everybody sees backs with numbers, and the owner says which
 * ones are played. They are drawn by chance and tell nothing about the cards. As soon as a seat's cards change by more
 * than what it has laid down, its numbering ends: else a number would tell whether a card was dealt, taken or kept.
 */
import type { BaseView, LogEntry } from "../door/door";

/** Plain JSON, kept with the match. */
export interface Numbering {
  /** Counts the seat's numberings in this match, from 1 on; none has the count of one before, whatever is taken back. */
  readonly count: number;
  /** Counts the deals for which the seat had numberings, from 1 on. */
  readonly deal: number;
  /** The log entry with which its deal begins, and the length that the log had as it was drawn. */
  readonly start: number;
  readonly from: number;
  /** By the card's name its number, from 1 on without a gap: all cards that the seat held then. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** A game's rules for the cards in a hand. */
export interface HandRules<View extends BaseView = BaseView> {
  /** The cards that the seat of a view holds, wherever they are. */
  readonly held: (view: View) => readonly string[];
  /** Whether an entry ends a seat's numbering though the cards that the seat holds may be the same. */
  readonly ends: (entry: LogEntry, seat: number) => boolean;
}

/** Returns a whole number from 0 on, below `n`, all equally likely. */
export type Draw = (n: number) => number;

const RANGE = 2 ** 32;

/** By the browser's own chance, without a leaning to low numbers. */
export const drawn: Draw = (n) => {
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < RANGE - (RANGE % n)) return value % n;
  }
};

/** Numbers from 1 on for these cards, every order equally likely. */
export function numbersFor(cards: readonly string[], draw: Draw = drawn): Record<string, number> {
  const left = cards.map((_, at) => at + 1);
  return Object.fromEntries(cards.map((card) => [card, left.splice(draw(left.length), 1)[0] ?? 0]));
}

interface Laid {
  readonly card?: unknown;
  readonly cards?: readonly unknown[];
}

const laidBy = ({ card, cards = [] }: Laid): unknown[] => [...cards, card];

/** Whether a numbering still holds in a view of its seat. */
function holds<View extends BaseView>(numbering: Numbering, view: View, { held, ends }: HandRules<View>): boolean {
  const { start, from, numbers } = numbering;
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
 * The numbering of a view's seat: the one before as long as it holds, else a fresh one over what the seat holds. Ask with
 * every view that the seat is about to act on, and keep what comes.
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

/** The cards that the view's seat still holds with their numbers, as a code has them. */
export const numbered = <View extends BaseView>(
  { numbers }: Numbering,
  view: View,
  { held }: HandRules<View>,
): ReadonlyMap<string, number> => new Map(held(view).map((card) => [card, numbers[card] ?? 0]));
