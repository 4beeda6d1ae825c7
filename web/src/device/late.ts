// Parts that no tap waits for: scripts that load after a paint. The page does without one that is not here.

/** Milliseconds from a use to its request, so that what is shown first is painted before: less than a hand takes to open. */
const PAUSE_MS = 200;

type End = () => void;

/** A part that is fetched once it is used; after a failure, once it is used again. */
export class Late<Part> {
  /** The part; null before it is here. */
  here: Part | null = null;

  constructor(private readonly fetchPart: () => Promise<Part>) {}

  async load(): Promise<void> {
    try {
      this.here ??= await this.fetchPart();
    } catch {
      // the next use asks for it again
    }
  }

  /** Calls `begin` with the part, at once if it is here. Returns a function that ends what `begin` has begun. */
  use(begin: (part: Part) => End): End {
    if (this.here) return begin(this.here);
    let end: End | null = null;
    const timer = setTimeout(async () => {
      await this.load();
      if (end !== ended && this.here) end = begin(this.here);
    }, PAUSE_MS);
    const ended = () => undefined;
    return () => {
      clearTimeout(timer);
      end?.();
      end = ended;
    };
  }
}
