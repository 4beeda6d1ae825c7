// Whether what the engine answers is what a step wants.
import type { BaseView, Status } from "../door/door";
import type { Condition } from "./lesson";

export interface Answers {
  readonly status: Status;
  /** What the learner sees. */
  readonly view: BaseView;
}

/** What lies at a path of names and numbers; a negative number counts from the end. */
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

/** Whether all of them hold. */
export const meets = (answers: Answers, goal: readonly Condition[]): boolean =>
  goal.every((condition) => holds(answers, condition));
