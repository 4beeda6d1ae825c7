// The engine's answer to a choice that is not yet played.
import { useEffect, useState } from "preact/hooks";
import type { Action } from "../door/client";
import type { RefusalShape } from "../door/door";
import { whenAnswered } from "../door/epoch";
import type { TableProps } from "./types";

export interface CheckAnswer {
  /** Why it is not legal; null if it is. */
  readonly refusal: RefusalShape | null;
}

/** The engine's answer to `action`; undefined without a choice or while the answer is pending. */
export function useCheck(check: TableProps["check"], action: Action | null): CheckAnswer | undefined {
  const question = JSON.stringify(action);
  const [answer, setAnswer] = useState<{ question: string; checked: CheckAnswer }>();
  useEffect(() => {
    if (question === "null") return setAnswer(undefined);
    return whenAnswered(check(JSON.parse(question) as Action), (refusal) =>
      setAnswer({ question, checked: { refusal } }),
    );
  }, [question, check]);
  return answer?.question === question ? answer.checked : undefined;
}
