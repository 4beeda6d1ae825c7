// The engine's live word on what is chosen but not yet played.
import { useEffect, useState } from "preact/hooks";
import type { Action } from "../door/client";
import type { RefusalShape } from "../door/door";
import type { TableProps } from "./types";

export interface Verdict {
  /** Why it is not legal; null if it is. */
  readonly refusal: RefusalShape | null;
}

/** What the engine says of `action`; undefined while nothing is chosen or the answer is on its way. */
export function useVerdict(check: TableProps["check"], action: Action | null): Verdict | undefined {
  const question = JSON.stringify(action);
  const [answer, setAnswer] = useState<{ question: string; verdict: Verdict }>();
  useEffect(() => {
    if (question === "null") return;
    let wanted = true;
    check(JSON.parse(question) as Action).then((refusal) => wanted && setAnswer({ question, verdict: { refusal } }));
    return () => {
      wanted = false;
    };
  }, [question, check]);
  return answer?.question === question ? answer.verdict : undefined;
}
