// The form of a lesson: data next to its game, which a test plays through the engine. And the record of the steps done
// on this device.
import type { FunctionComponent } from "preact";
import * as v from "valibot";
import type { Action } from "../door/client";
import type { BaseView, Name, Save, Status } from "../door/door";
import { StoredDocument } from "../saves/documents";
import type { Fields } from "../saves/record";

/** A condition on the engine's answers: the value at a path, as `view.tricks.-1.winner`. */
export interface Condition {
  readonly at: string;
  readonly is?: unknown;
  readonly least?: number;
  /** It is a list with one of these. */
  readonly any?: readonly string[];
}

export interface Answers {
  readonly status: Status;
  readonly view: BaseView;
}

/** The value at a path of names and numbers; a negative number counts from the end. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce((inner: unknown, name) => {
    if (Array.isArray(inner)) return inner.at(Number(name));
    return inner && typeof inner === "object" ? (inner as Record<string, unknown>)[name] : undefined;
  }, value);
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function holds(answers: Answers, { at, is, least, any }: Condition): boolean {
  const value = valueAt(answers, at);
  if (any) return Array.isArray(value) && any.some((each) => value.includes(each));
  return least === undefined ? isSame(value, is) : typeof value === "number" && value >= least;
}

export const meets = (answers: Answers, goal: readonly Condition[]): boolean =>
  goal.every((condition) => holds(answers, condition));

/** A wrong action, and the answer to it. */
export interface Wrong {
  readonly action: Action;
  readonly say: Name;
  /** The code with which the engine refuses it; a legal one is carried out to show its result. */
  readonly refusal?: string;
  /** The others' actions after it, if they differ from the usual ones. */
  readonly then?: readonly Action[];
  readonly shows?: readonly Condition[];
}

/** A question instead of an action: the right value is the engine's at a path afterwards. */
export interface Question {
  readonly at: string;
  /** `gets` is the answer to a wrong value, if it differs from the general one. */
  readonly answers: readonly { readonly value: unknown; readonly say: Name; readonly gets?: Name }[];
}

/** One thing to do at a table; the learner sits at seat 0. In its texts `{1}` is the name of seat 1. */
export interface Step {
  readonly id: string;
  readonly seats: number;
  readonly options?: Save["options"];
  readonly deal: Save["deal"];
  readonly log: Save["log"];
  readonly say: Name;
  readonly done: Name;
  /** The answer to any other legal action. */
  readonly otherwise?: Name;
  readonly lit?: readonly string[];
  readonly goal: readonly Condition[];
  /** One way to the goal: the learner's actions. */
  readonly taught: readonly Action[];
  readonly wrong?: readonly Wrong[];
  /** A choice that is not taught yet: the learner’s seat makes it automatically whenever it is legal. */
  readonly itself?: Action;
  readonly then?: readonly Action[];
  readonly question?: Question;
  /** A real match to its end: bots act by their own thinking. */
  readonly match?: boolean;
  /** A summary of the game: its end, its points, and ways to lose. */
  readonly sum?: Readonly<Record<"ends" | "wins" | "loses", Name>>;
  /** True if the table alone is enough. */
  readonly plain?: boolean;
  /** The form of a game in real time. */
  readonly play?: Fields;
}

export interface AidProps<View extends BaseView = BaseView> {
  readonly view: View;
  readonly legal: readonly Action[];
  /** The learner has to act: the last trick is no longer shown. */
  readonly isOpen: boolean;
}

export interface Lesson {
  readonly steps: readonly Step[];
  readonly Aid?: FunctionComponent<AidProps> | undefined;
}

/** The last step of every lesson: a short match. */
export const LAST_STEP = "match";

const done = new StoredDocument("lessons", v.record(v.string(), v.array(v.string())), {});

export const stepsDone = (game: string): readonly string[] => done.now.value[game] ?? [];

/** Imports the steps done elsewhere; resolves to whether that could be read. */
export const joinLessons = (found: unknown): Promise<boolean> =>
  done.join(found, (own, theirs) => {
    const games = new Set([...Object.keys(own), ...Object.keys(theirs)]);
    return Object.fromEntries(
      [...games].map((game) => [game, [...new Set([...(own[game] ?? []), ...(theirs[game] ?? [])])]]),
    );
  });

export async function keepStepDone(game: string, step: string): Promise<void> {
  if (stepsDone(game).includes(step)) return;
  await done.change((all) => ({ ...all, [game]: [...new Set([...(all[game] ?? []), step])] }));
}
