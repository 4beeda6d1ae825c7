// The bot's side: it looks at the table after every change or wait, and carries out its decision at the time that it
// has chosen, like a person who is already reaching for a card.
import type { Action } from "../../door/client";
import { type Fastest, type FightContext, fastestIn } from "./acts";
import type { LiveStage } from "./live/live-match";
import type { TrumpFighterBattle, TrumpFighterView } from "./shapes";

/** Milliseconds until it looks again where its act was refused. */
const AGAIN_MS = 150;
/** A patient one takes so many times as long. */
const PATIENCE = 2;

/** Returns whether a seat has laid a card since the last "Battle!", or with it. */
function hasLaid({ log }: TrumpFighterView, seat: number): boolean {
  const battle = log.findLastIndex((entry) => entry.do === "battle");
  const { fastest } = (log[battle] ?? {}) as Partial<TrumpFighterBattle>;
  return (
    fastest?.[seat]?.do === "move" || log.slice(battle + 1).some((entry) => entry.do === "move" && entry.seat === seat)
  );
}

export class Machine {
  /** The part of the match for which it has made up its mind. */
  private mindFor: string | null = null;
  private timer = 0;
  private looks = 0;
  private fastest: Fastest | undefined;

  constructor(
    private readonly context: FightContext,
    private readonly seat: number,
    private readonly level: string,
    /** It plays with a learner: it waits for the learner's first card of a battle, and takes its time after that. */
    private readonly isPatient: boolean,
  ) {
    context.live.refused.subscribe((refused) => {
      if (refused?.seat === seat) this.lookLater(AGAIN_MS);
    });
  }

  /** The table has changed. */
  changed(stage: LiveStage<TrumpFighterView>): void {
    if (stage.at !== "open" || this.context.live.covered.value) {
      this.forget();
      return;
    }
    const { ready, characters } = stage.view;
    const { phase } = stage.view.on_table;
    const isWaiting = this.isPatient && !hasLaid(stage.view, 1 - this.seat);
    const part = `${phase} ${ready.join()} ${isWaiting}`;
    if (this.mindFor === part || (phase === "character" && !characters.some(Boolean))) return;
    this.forget();
    this.mindFor = part;
    if (phase !== "battle" || !isWaiting) void this.look();
  }

  /** It gave no answer, and is asked once more. */
  askAgain(): void {
    this.context.live.silent.value = null;
    void this.look();
  }

  /** Its own act is among those that both show at "Battle!". */
  countBegins(): void {
    this.context.prepare(this.seat, this.fastest);
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.looks += 1;
    this.mindFor = null;
    this.fastest = undefined;
  }

  private lookLater(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.context.live.silent.value || this.look(), ms);
  }

  private async look(): Promise<void> {
    const { live } = this.context;
    this.looks += 1;
    const look = this.looks;
    const at = live.clock.at();
    const thought = await live.think(this.seat, this.level);
    if (!thought || look !== this.looks) return;
    const action = thought.action as Action | null;
    const after = (thought.after_ms ?? 0) * (this.isPatient ? PATIENCE : 1);
    if (action?.do === "battle") {
      if (this.isPatient) return;
      this.fastest = fastestIn(action, this.seat);
      if (this.context.count.value !== null) this.countBegins();
    } else if (action) {
      this.timer = window.setTimeout(() => this.act(action, at + after), live.clock.until(at + after));
    } else {
      this.lookLater(after);
    }
  }

  private act(action: Action, at: number): void {
    this.mindFor = null;
    const make = (time: number): Action => ("at" in action ? { ...action, at: time } : action);
    void this.context.live.submit({ seat: this.seat, at, make });
    this.lookLater(AGAIN_MS);
  }
}
