// Parts that no tap waits for: scripts that load after a paint. The page does without one that is not here.
import { afterPaint } from "./display";

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
    const callOff = afterPaint(async () => {
      await this.load();
      if (end !== ended && this.here) end = begin(this.here);
    });
    const ended = () => undefined;
    return () => {
      callOff();
      end?.();
      end = ended;
    };
  }
}
