// The parts of a bot's analysis to show: the chances at even steps, and the moves that cost most.
import {
  type ChancesAt,
  type Judgement,
  MOST_POINTS,
  MOST_TURNS,
  type TurningMove,
  type Weighed,
} from "../saves/judgement";

export interface Decision {
  readonly step: number;
  readonly seat: number;
  /** Every seat's share of the win, together 1. */
  readonly chances: readonly number[];
  readonly done: Weighed;
  readonly best: Weighed;
}

/** A move that costs less turns no match. */
const LEAST_LOSS = 0.02;

export const lossOf = ({ done, best }: Pick<TurningMove, "done" | "best">): number =>
  Math.max(0, (best.worth ?? 0) - (done.worth ?? 0));

/** The moves that cost their seats most, in order. */
export const turningMoves = (decisions: readonly Decision[]): TurningMove[] =>
  decisions
    .filter((decision) => decision.done !== decision.best && lossOf(decision) >= LEAST_LOSS)
    .sort((one, other) => lossOf(other) - lossOf(one))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.step - other.step)
    .map(({ step, seat, done, best }) => ({ step, seat, done, best }));

/** Each player's chances at a step: the mean after all choices there, if several chose at once. */
function inPercent(step: number, decisions: readonly Decision[]): ChancesAt {
  const chosen = decisions.filter((decision) => decision.step === step);
  const mean = (seat: number) => chosen.reduce((sum, { chances }) => sum + (chances[seat] ?? 0), 0) / chosen.length;
  return [step, (chosen[0]?.chances ?? []).map((_, seat) => Math.round(100 * mean(seat)))];
}

/** At most `most` items, the first and the last among them. */
export function spread<Each>(all: readonly Each[], most: number): readonly Each[] {
  if (all.length <= most) return all;
  const places = Array.from({ length: most }, (_, place) => Math.round((place * (all.length - 1)) / (most - 1)));
  return places.flatMap((place) => all[place] ?? []);
}

export const judgementFrom = (decisions: readonly Decision[], length: number): Judgement => ({
  length,
  points: spread([...new Set(decisions.map(({ step }) => step))], MOST_POINTS).map((step) =>
    inPercent(step, decisions),
  ),
  turns: turningMoves(decisions),
});

/** The last known chances at a step, and at the end each player's share of the win, in per cent. */
export function chancesAt(
  { points, length }: Pick<Judgement, "points" | "length">,
  winners: readonly number[],
  seats: number,
  step: number,
): readonly number[] {
  if (step >= length)
    return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? Math.round(100 / winners.length) : 0));
  const known = points.findLast(([at]) => at <= step) ?? points[0];
  return known?.[1] ?? [];
}

/** All in which more is looked at than this are looked at less closely each, so that a match takes about as long. */
const WORLDS_OF_MATCH = 3000;
const LEAST_WORLDS = 12;
const MOST_WORLDS = 60;

/** In how many worlds each of so many actions is weighed: the same on every device. */
export const worldsFor = (decisions: number): number =>
  Math.max(LEAST_WORLDS, Math.min(MOST_WORLDS, Math.round(WORLDS_OF_MATCH / Math.max(1, decisions))));
