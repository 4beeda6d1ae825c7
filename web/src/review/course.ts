// The course of a finished match: its entries as everybody saw them, and where its tricks, turns or rounds end.
import { lookInto } from "../door/client";
import type { BaseView, LogEntry, Save } from "../door/door";
import { tricksOf } from "../table/finished";
import type { GameTable } from "../table/types";

/** What a match is made of, beside its single entries. */
export type PartKind = "trick" | "turn" | "round";

export interface Course {
  /** How many entries the match has: it stands at a step from 0, its deal, to this. */
  readonly length: number;
  readonly kind: PartKind;
  /** The steps at which a part has just ended, rising; the last is the match's end. */
  readonly ends: readonly number[];
}

/** A match as it stood after `length` entries. */
export const upTo = (save: Save, length: number): Save => ({ ...save, log: save.log.slice(0, length) });

/** What everybody saw at the end of each deal of a match, the first deal first. */
export async function dealsOf(save: Save): Promise<BaseView[]> {
  const deals: BaseView[] = [];
  let { length } = save.log;
  do {
    const [view] = (await lookInto<BaseView>(upTo(save, length), [null])).views;
    if (!view) break;
    deals.unshift(view);
    length = Math.min(view.log_start, length - 1);
  } while (length > 0);
  return deals;
}

/** The steps after which another seat acts. */
const endsOfTurns = (entries: readonly LogEntry[]) =>
  entries.flatMap(({ seat }, index) => (entries[index + 1]?.seat === seat ? [] : [index + 1]));

export function partsOf(deals: readonly BaseView[], replay: GameTable["replay"]): [PartKind, number[]] {
  const entries = deals.flatMap(({ log }) => log as unknown as LogEntry[]);
  if (replay) return ["round", entries.flatMap((entry, index) => (replay.endsPart(entry) ? [index + 1] : []))];
  const tricks = deals.flatMap(tricksOf);
  return tricks.length ? ["trick", tricks.map(({ log_end }) => log_end)] : ["turn", endsOfTurns(entries)];
}

export async function courseOf(save: Save, { replay }: Pick<GameTable, "replay">): Promise<Course> {
  const { length } = save.log;
  const [kind, ends] = partsOf(await dealsOf(save), replay);
  return { length, kind, ends: ends.at(-1) === length ? ends : [...ends, length] };
}

/** The number of the part in which a step lies, from 1 on; that which begins the match lies in the first. */
export const partAt = ({ ends }: Course, step: number): number => Math.max(1, ends.findIndex((end) => step <= end) + 1);

/** The step at which the part before or after a step ends; the deal comes before all. */
export function partBeside({ ends, length }: Course, step: number, by: -1 | 1): number {
  const steps = [0, ...ends];
  return by < 0 ? (steps.findLast((end) => end < step) ?? 0) : (steps.find((end) => end > step) ?? length);
}
