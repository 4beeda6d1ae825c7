// The effort of a bot: a slow device uses fewer worlds, so that an answer does not take long.

/** Intended milliseconds per answer: about half of the maximum, since questions differ. */
export const BUDGET_MS = 800;
/** Least number of worlds, and least share of the level's own: with fewer it becomes weaker than the other levels. */
export const LEAST_WORLDS = 20;
export const LEAST_SHARE = 0.5;
/** Weight of a quicker answer against all earlier ones; a slower one counts in full. */
const NEWEST = 0.3;
/** A question is asked once more only for so many times as many worlds. */
const WORTH_IT = 2;

interface Answered {
  readonly spent: number;
  /** The level's own number. */
  readonly worlds: number;
}

/** Has a question answered, for so many worlds or the level's own. */
type Ask<Answer> = (worlds: number | undefined) => Promise<Answer>;

export class Effort {
  private readonly msPerWorld = new Map<string, number>();
  /** Default number of worlds for each kind of question. */
  private readonly own = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Have `ask` answer a question for as many worlds as there is time for. As long as nothing is known of the device a
   * level that `mayBeSlow` is asked for few, and then for as many as that has left time for.
   */
  async spend<Answer extends Answered>(kind: string, mayBeSlow: boolean, ask: Ask<Answer>): Promise<Answer> {
    if (!this.own.has(kind)) this.own.set(kind, mayBeSlow ? Number.POSITIVE_INFINITY : 0);
    const isKnown = this.msPerWorld.has(kind);
    const first = this.worldsFor(kind, BUDGET_MS);
    const begun = this.now();
    const answer = await this.timed(kind, first, ask);
    if (isKnown || answer.spent < first) return answer;
    const more = this.worldsFor(kind, BUDGET_MS - (this.now() - begun));
    return more < Math.min(answer.worlds, WORTH_IT * first) || more <= first ? answer : this.timed(kind, more, ask);
  }

  /** Number of worlds for `ms`: all of the level's own if that is quick enough, and never too few. */
  private worldsFor(kind: string, ms: number): number {
    const own = this.own.get(kind) ?? 0;
    const slowness = this.msPerWorld.get(kind);
    const most = slowness ? Math.floor(ms / slowness) : 0;
    const least = Number.isFinite(own) ? Math.ceil(own * LEAST_SHARE) : 0;
    return Math.min(own, Math.max(LEAST_WORLDS, least, most));
  }

  private async timed<Answer extends Answered>(kind: string, worlds: number, ask: Ask<Answer>): Promise<Answer> {
    const begun = this.now();
    const answer = await ask(worlds === this.own.get(kind) ? undefined : worlds);
    this.own.set(kind, answer.worlds);
    this.note(kind, answer.spent, this.now() - begun);
    return answer;
  }

  /** An answer came after `ms`, for which so many worlds were looked at. */
  private note(kind: string, spent: number, ms: number): void {
    if (!spent) return;
    const now = ms / spent;
    const before = this.msPerWorld.get(kind) ?? now;
    this.msPerWorld.set(kind, Math.max(now, before + NEWEST * (now - before)));
  }
}
