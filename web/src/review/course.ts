// The course of a finished match: its entries in everyone's view, and the ends of its tricks, turns or rounds.
import { views } from "../door/client";
import type { BaseView, LogEntry, Save } from "../door/door";
import { tricksOf } from "../match/finished";
import type { GameTable } from "../table/types";

/** Parts of a match larger than its single entries. */
export type PartKind = "trick" | "turn" | "round";

export interface Course {
  /** Number of entries of the match: its steps are from 0, the deal, to this. */
  readonly length: number;
  readonly kind: PartKind;
  /** The steps at which a part has just ended, rising; the last is the match's end. */
  readonly ends: readonly number[];
}

export const upTo = (save: Save, length: number): Save => ({ ...save, log: save.log.slice(0, length) });

/** Most replays for all steps of a match: each runs up to its last step, together twice the match. */
const MOST_SLICES = 3;
/** Fewest steps that are worth a separate replay. */
const LEAST_STEPS = 40;

/** Rising steps cut up for as many replays, so that none keeps the engine busy for long. */
export function slicesOf<Step>(steps: readonly Step[]): (readonly Step[])[] {
  const count = Math.min(MOST_SLICES, Math.ceil(steps.length / LEAST_STEPS));
  const bound = (at: number) => Math.round((at * steps.length) / count);
  return Array.from({ length: count }, (_, at) => steps.slice(bound(at), bound(at + 1)));
}

/** Everyone's view at the end of each deal of a match, from the first entries of these. */
export async function dealsOf(save: Save, starts: readonly number[]): Promise<readonly BaseView[]> {
  const ends = [...starts.slice(1), save.log.length];
  return (await views<BaseView>(save, [null], ends)).views.flat();
}

/** All entries of a match in everyone's view at the end of their deals. */
export const entriesOf = (deals: readonly BaseView[]): readonly LogEntry[] =>
  deals.flatMap(({ log }) => log as unknown as LogEntry[]);

const endsOfTurns = (entries: readonly LogEntry[]) =>
  entries.flatMap(({ seat }, index) => (entries[index + 1]?.seat === seat ? [] : [index + 1]));

export function partsOf(deals: readonly BaseView[], replay: GameTable["replay"]): [PartKind, number[]] {
  const entries = entriesOf(deals);
  if (replay) return ["round", entries.flatMap((entry, index) => (replay.endsPart(entry) ? [index + 1] : []))];
  const tricks = deals.flatMap(tricksOf);
  return tricks.length ? ["trick", tricks.map(({ log_end }) => log_end)] : ["turn", endsOfTurns(entries)];
}

export function courseOf(deals: readonly BaseView[], { replay }: Pick<GameTable, "replay">): Course {
  const { length } = entriesOf(deals);
  const [kind, ends] = partsOf(deals, replay);
  return { length, kind, ends: ends.at(-1) === length ? ends : [...ends, length] };
}

/** The number of a step's part, from 1 on; the first step belongs to the first part. */
export const partAt = ({ ends }: Course, step: number): number => Math.max(1, ends.findIndex((end) => step <= end) + 1);

/** The step at which the part before or after a step ends; the deal comes before all. */
export function partBeside({ ends, length }: Course, step: number, by: -1 | 1): number {
  const steps = [0, ...ends];
  return by < 0 ? (steps.findLast((end) => end < step) ?? 0) : (steps.find((end) => end > step) ?? length);
}
