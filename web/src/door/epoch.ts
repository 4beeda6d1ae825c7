// Late answers. A pending request belongs to an epoch; leaving, opening or covering begins another one, and answers of
// an older one have no effect.

/** The epoch of a task ended before its answer came. */
export class Ended extends Error {}

export class Epoch {
  private current = new AbortController();

  /** The epoch that lasts now. */
  get now(): AbortSignal {
    return this.current.signal;
  }

  /** Ends the present epoch; returns the one that begins. */
  next(): AbortSignal {
    this.current.abort(new Ended());
    this.current = new AbortController();
    return this.now;
  }
}

/** Resolves to an answer, or throws its fault; throws {@link Ended} where its epoch ended first. */
export async function during<T>(epoch: AbortSignal, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } finally {
    epoch.throwIfAborted();
  }
}

/** Pass on an answer, or its fault, unless it is no longer needed; returns a function that cancels it. */
export function whenAnswered<T>(
  answer: Promise<T>,
  then: (answer: T) => void,
  failed?: (fault: unknown) => void,
): () => void {
  let isWanted = true;
  const ifWanted = (tell: () => void) => isWanted && tell();
  answer.then((value) => ifWanted(() => then(value)), failed && ((fault) => ifWanted(() => failed(fault))));
  return () => {
    isWanted = false;
  };
}
