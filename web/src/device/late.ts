// Scripts that load after a paint. No tap waits for them, and the page works without them.

/** Milliseconds from a use to its request: the first picture is painted before, and a hand takes longer to open. */
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
    let isEnded = false;
    let end: End = () => undefined;
    const timer = setTimeout(async () => {
      await this.load();
      if (!isEnded && this.here) end = begin(this.here);
    }, PAUSE_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      end();
    };
  }
}
