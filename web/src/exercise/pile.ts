// The pile: exercises of this device's own matches, and those that were answered wrongly. Each comes back after some days, and
// later each time, until it was answered rightly four times in a row.
import * as v from "valibot";
import { numberOf } from "../day/day";
import { StoredDocument } from "../saves/documents";
import { type Exercise, ExerciseShape, keyOf } from "./exercise";

/** Days after which an exercise comes back, by the right answers in a row. */
const DAYS = [1, 3, 7, 21] as const;
/** No more are asked on a day. */
export const MOST_A_DAY = 10;
/** As many are kept; the oldest that nobody waits for make room. */
const MOST_KEPT = 100;
const MOST_SOLVED = 400;

const DayNumber = v.pipe(v.number(), v.integer());

const KeptShape = v.object({
  exercise: ExerciseShape,
  /** The day from which on it is asked, by its number; null once it is learned. */
  due: v.nullable(DayNumber),
  /** Right answers in a row. */
  right: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The day of the last answer; null before the first. */
  answered: v.nullable(DayNumber),
});
type Kept = Readonly<v.InferOutput<typeof KeptShape>>;

const PileShape = v.object({
  kept: v.pipe(v.array(KeptShape), v.readonly()),
  /** The number of answers on a day. */
  today: v.object({ day: DayNumber, count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Exercises that came with the page and were answered rightly at once. */
  solved: v.pipe(v.array(v.string()), v.readonly()),
});
type Pile = Readonly<v.InferOutput<typeof PileShape>>;

const NAME = "exercises";
const pile = new StoredDocument<Pile>(NAME, PileShape as v.GenericSchema<unknown, Pile>, {
  kept: [],
  today: { day: 0, count: 0 },
  solved: [],
});

/** Keeps as many as there is room for: what is learned goes first, and then what was there first. */
function withRoom(kept: readonly Kept[]): readonly Kept[] {
  const over = kept.length - MOST_KEPT;
  if (over <= 0) return kept;
  const leaving = new Set(
    kept.toSorted((one, other) => Number(one.due !== null) - Number(other.due !== null)).slice(0, over),
  );
  return kept.filter((each) => !leaving.has(each));
}

/** Lays exercises on the pile; resolves to how many were not there yet. */
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

/** The number of exercises left for a day. */
const leftOn = ({ today }: Pile, day: number): number => MOST_A_DAY - (today.day === day ? today.count : 0);

/** Returns the exercises to be asked on a date, the longest due first. */
export function dueOn(date: string): readonly Exercise[] {
  const day = numberOf(date);
  return pile.now.value.kept
    .flatMap(({ exercise, due }) => (due !== null && due <= day ? [{ exercise, due }] : []))
    .sort((one, other) => one.due - other.due)
    .slice(0, Math.max(0, leftOn(pile.now.value, day)))
    .map(({ exercise }) => exercise);
}

/** Returns in how many days the next exercise comes back; null where none does. */
export function daysToNext(date: string): number | null {
  const days = pile.now.value.kept.flatMap(({ due }) => (due === null ? [] : [due - numberOf(date)]));
  return days.length ? Math.max(1, Math.min(...days)) : null;
}

/** Tells whether an exercise that came with the page was answered, rightly or not. */
export function isAnswered(exercise: Exercise): boolean {
  const { kept, solved } = pile.now.value;
  const key = keyOf(exercise);
  return solved.includes(key) || kept.some((each) => keyOf(each.exercise) === key && each.answered !== null);
}

/** Returns how an exercise of the pile stands after an answer. */
function after({ exercise, right: before }: Kept, isRight: boolean, day: number): Kept {
  const right = isRight ? before + 1 : 0;
  const days = isRight ? DAYS[before] : DAYS[0];
  return { exercise, right, answered: day, due: days === undefined ? null : day + days };
}

/** Notes an answer. What comes with the page is laid on the pile by a wrong one alone. */
export async function noteAnswer(exercise: Exercise, isRight: boolean, date: string): Promise<void> {
  const day = numberOf(date);
  const key = keyOf(exercise);
  await pile.change((now) => {
    const known = now.kept.find((each) => keyOf(each.exercise) === key);
    // going over one again before it is due changes nothing
    if (known?.answered === day) return now;
    const isAsked = known !== undefined && known.due !== null && known.due <= day;
    const today = { day, count: MOST_A_DAY - leftOn(now, day) + (isAsked ? 1 : 0) };
    if (isAsked)
      return { ...now, today, kept: now.kept.map((each) => (each === known ? after(each, isRight, day) : each)) };
    if (known) return now;
    if (isRight) return { ...now, solved: [...new Set([...now.solved, key])].slice(-MOST_SOLVED) };
    const fresh: Kept = { exercise, due: day, right: 0, answered: null };
    return { ...now, kept: withRoom([...now.kept, after(fresh, false, day)]) };
  });
}

/** Of two ways in which one exercise stands, the one that was answered last. */
const later = (own: Kept, theirs: Kept): Kept => ((theirs.answered ?? -1) > (own.answered ?? -1) ? theirs : own);

/** Takes in another device's pile; resolves to whether that could be read. */
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
