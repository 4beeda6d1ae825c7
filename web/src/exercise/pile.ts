// The pile: exercises from this device's matches, and wrongly answered ones that came with the page. Each comes back at
// growing intervals, until it has five right answers in a row.
import { signal } from "@preact/signals";
import * as v from "valibot";
import { numberOf } from "../day/day";
import { StoredDocument } from "../saves/documents";
import { type Exercise, ExerciseShape, keyOf } from "./exercise";

/** Days until an exercise comes back, by the right answers in a row before. */
const DAYS = [1, 3, 7, 21] as const;
/** Most exercises per day. */
export const MOST_A_DAY = 10;
/** Most exercises on the pile; learned ones are removed first, then the oldest. */
const MOST_KEPT = 100;
const MOST_SOLVED = 400;

const DayNumber = v.pipe(v.number(), v.integer());

const KeptShape = v.object({
  exercise: ExerciseShape,
  /** Number of the day on which it is due; null once it is learned. */
  due: v.nullable(DayNumber),
  /** Right answers in a row. */
  right: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Number of the day of the last answer; null before the first. */
  answered: v.nullable(DayNumber),
});
type Kept = Readonly<v.InferOutput<typeof KeptShape>>;

const PileShape = v.object({
  kept: v.pipe(v.array(KeptShape), v.readonly()),
  /** Number of due exercises answered on a day. */
  today: v.object({ day: DayNumber, count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Keys of exercises that came with the page and were answered rightly the first time, the last answer last. */
  solved: v.pipe(v.array(v.string()), v.readonly()),
});
type Pile = Readonly<v.InferOutput<typeof PileShape>>;

const NAME = "exercises";
const pile = new StoredDocument<Pile>(NAME, PileShape as v.GenericSchema<unknown, Pile>, {
  kept: [],
  today: { day: 0, count: 0 },
  solved: [],
});

/** The exercises that can't be asked, by key, each with the reason: a new page tries them again. */
export const skipped = signal<ReadonlyMap<string, { readonly exercise: Exercise; readonly reason: string }>>(new Map());

export const skip = (exercise: Exercise, reason: string): void => {
  skipped.value = new Map(skipped.value).set(keyOf(exercise), { exercise, reason });
};

export const isSkipped = (exercise: Exercise): boolean => skipped.value.has(keyOf(exercise));

/** Returns the exercises of the pile that can be asked, as far as is known. */
const asked = (): readonly Kept[] => pile.now.value.kept.filter(({ exercise }) => !isSkipped(exercise));

/** Removes a skipped exercise from the pile. */
export async function removeSkipped(key: string): Promise<void> {
  await pile.change((now) => ({ ...now, kept: now.kept.filter(({ exercise }) => keyOf(exercise) !== key) }));
  skipped.value = new Map([...skipped.value].filter(([each]) => each !== key));
}

/** Returns at most {@link MOST_KEPT} exercises: learned ones are removed first, then the oldest. */
function withRoom(kept: readonly Kept[]): readonly Kept[] {
  const over = kept.length - MOST_KEPT;
  if (over <= 0) return kept;
  const leaving = new Set(
    kept.toSorted((one, other) => Number(one.due !== null) - Number(other.due !== null)).slice(0, over),
  );
  return kept.filter((each) => !leaving.has(each));
}

/** Adds exercises to the pile; resolves to the number of new ones. */
export async function addExercises(found: readonly Exercise[], date: string): Promise<number> {
  let added = 0;
  await pile.change((now) => {
    const known = new Set(now.kept.map(({ exercise }) => keyOf(exercise)));
    const fresh = found.filter((exercise) => !known.has(keyOf(exercise)));
    added = fresh.length;
    const laid = fresh.map((exercise): Kept => ({ exercise, due: numberOf(date), right: 0, answered: null }));
    return { ...now, kept: withRoom([...now.kept, ...laid]) };
  });
  return added;
}

/** Returns the number of exercises that may still be asked on a day. */
const leftOn = ({ today }: Pile, day: number): number => MOST_A_DAY - (today.day === day ? today.count : 0);

/** Returns the day on which an exercise is due; this one if a wrong clock has put its last day into the future. */
const dueFor = ({ due, answered }: Kept, day: number): number =>
  due === null ? Number.POSITIVE_INFINITY : (answered ?? due) > day ? day : due;

/** Returns the exercises for a date, the longest due first. */
export function dueOn(date: string): readonly Exercise[] {
  const day = numberOf(date);
  return asked()
    .filter((each) => dueFor(each, day) <= day)
    .sort((one, other) => dueFor(one, day) - dueFor(other, day))
    .slice(0, Math.max(0, leftOn(pile.now.value, day)))
    .map(({ exercise }) => exercise);
}

/** Returns the number of days until the next exercise comes back, at least 1; null if none does. */
export function daysToNext(date: string): number | null {
  const day = numberOf(date);
  const next = Math.min(...asked().map((each) => dueFor(each, day)));
  return Number.isFinite(next) ? Math.max(1, next - day) : null;
}

/** Returns the rank in which exercises that came with the page are asked: new ones, solved ones by age, those on the pile. */
export function rankOf(exercise: Exercise): number {
  const { kept, solved } = pile.now.value;
  const key = keyOf(exercise);
  return kept.some((each) => keyOf(each.exercise) === key) ? Number.POSITIVE_INFINITY : solved.indexOf(key);
}

/** Returns the state of an exercise on the pile after an answer. */
function after({ exercise, right: before }: Kept, isRight: boolean, day: number): Kept {
  const right = isRight ? before + 1 : 0;
  const days = isRight ? DAYS[before] : DAYS[0];
  return { exercise, right, answered: day, due: days === undefined ? null : day + days };
}

/** Records an answer. Only a wrong answer adds an exercise that came with the page to the pile. */
export async function noteAnswer(exercise: Exercise, isRight: boolean, date: string): Promise<void> {
  const day = numberOf(date);
  const key = keyOf(exercise);
  await pile.change((now) => {
    const known = now.kept.find((each) => keyOf(each.exercise) === key);
    // an answer before the exercise is due changes nothing
    if (known?.answered === day) return now;
    const isAsked = known !== undefined && dueFor(known, day) <= day;
    const today = { day, count: MOST_A_DAY - leftOn(now, day) + (isAsked ? 1 : 0) };
    if (isAsked)
      return { ...now, today, kept: now.kept.map((each) => (each === known ? after(each, isRight, day) : each)) };
    if (known) return now;
    if (isRight) return { ...now, solved: [...now.solved.filter((each) => each !== key), key].slice(-MOST_SOLVED) };
    const fresh: Kept = { exercise, due: day, right: 0, answered: null };
    return { ...now, kept: withRoom([...now.kept, after(fresh, false, day)]) };
  });
}

/** Returns the state with the later answer. */
const later = (own: Kept, theirs: Kept): Kept => ((theirs.answered ?? -1) > (own.answered ?? -1) ? theirs : own);

/** Imports another device's pile; resolves to whether it could be read. */
export const joinExercises = (found: unknown): Promise<boolean> =>
  pile.join(found, (own, theirs) => {
    const all = new Map(own.kept.map((each) => [keyOf(each.exercise), each]));
    for (const each of theirs.kept) {
      const known = all.get(keyOf(each.exercise));
      all.set(keyOf(each.exercise), known ? later(known, each) : each);
    }
    const isSameDay = own.today.day === theirs.today.day;
    return {
      kept: withRoom([...all.values()]),
      today: isSameDay && theirs.today.count > own.today.count ? theirs.today : own.today,
      solved: [...new Set([...own.solved, ...theirs.solved])].slice(-MOST_SOLVED),
    };
  });
