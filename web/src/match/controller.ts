// One match in hand: opened in the engine, looked at, acted in, undone and stored, for games in turns and in real time
// alike. Every request to the engine belongs to an epoch, which ends when the match is opened or left.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Action, Sight } from "../door/client";
import * as door from "../door/client";
import type { Acted, BaseView, RefusalShape, Refused, Status } from "../door/door";
import { isReady } from "../door/engine";
import { during, Epoch } from "../door/epoch";
import type { Known } from "../door/known";
import type { KeptMatch } from "../saves/kept-match";
import { openMatch } from "../saves/matches";
import { openDeal, opened } from "../saves/opened";
import { printOf } from "../saves/print";
import type { Changes, Head, StoredMatch } from "../saves/record";
import { onChange } from "../saves/tabs";
import { takeFresh } from "./begin";
import { loadOrCut, OVERWRITTEN, reasonOf, replays } from "./opening";

/** The source of a match: its known head, and the ways to take it in hand and into the engine. */
export interface MatchSource {
  readonly head: Head;
  open(): Promise<KeptMatch>;
  load(kept: KeptMatch): Promise<Status>;
  /** Called before more of the deal is seen than a running match shows. */
  opened?(dealt: string): Promise<void>;
}

/** A match that is stored in the browser. */
export const stored = (head: Head): MatchSource => ({
  head,
  open: () => openMatch(head.id, replays),
  load: loadOrCut,
  opened: openDeal,
});

/** A match in this tab's memory alone: if the rules refuse it, nothing of it is kept. */
export const practised = (kept: KeptMatch): MatchSource => ({
  head: kept.head,
  open: async () => kept,
  load: () => door.loadMatch(kept.save),
});

/** A longer pause, in ms, counts as no longer than this for the time that people have played. */
const LONGEST_PAUSE = 5 * 60 * 1000;

const pauseSince = (touched: number, now: number): number => Math.max(0, Math.min(now - touched, LONGEST_PAUSE));

const forget = (key: string): Promise<void> => door.closeMatch(key).catch(() => undefined);

/** Returns the changes of a head by an action, or by its undo; `actor` had seen `seen` entries before. */
function changed(old: Head, status: Ending, actor: number | null, seen: number): Changes {
  const now = Date.now();
  return {
    // a clock that was set back takes no end before the moment at which the deal was opened
    touched: Math.max(now, opened.value.get(old.dealt) ?? 0),
    over: status.over,
    outcome: outcomeOf(status),
    print: "",
    played: old.played === null ? null : old.played + pauseSince(old.touched, now),
    seen: old.seen.map((mark, seat) => (seat === actor ? seen : mark)),
  };
}

/** A status, with everyone's view if that came with it. */
type Ending = Status & { readonly table?: Pick<BaseView, "standing"> };

/** Returns the outcome of a match; null if it is not over. */
export const outcomeOf = ({ over, winners, scores, table }: Ending): Head["outcome"] =>
  over ? { winners, scores, standing: table?.standing ?? [] } : null;

export class Controller {
  /** The fault after which the match was reopened, until the player has dismissed it. */
  readonly trouble = signal<string | null>(null);
  /** Each seat's hints, null in a match without, and how often each seat's code was opened: replaced when they change. */
  readonly counts: ReadonlySignal<Pick<Head, "hints" | "codes">>;
  private readonly kept: Signal<KeptMatch | null> = signal(null);
  private readonly epoch = new Epoch();
  private key = "";
  /** Number of changes of the match reported by another tab. */
  private told = 0;
  /** The last bot's action was impossible, and the match was reopened. */
  private isDoubted = false;

  constructor(private readonly source: MatchSource) {
    const counts = computed(() => {
      const { hints, codes } = this.kept.value?.match.value.head ?? source.head;
      return JSON.stringify({ hints, codes });
    });
    this.counts = computed(() => JSON.parse(counts.value));
  }

  /** The match's stored head. Its readers are not drawn again with every action. */
  get head(): Head {
    return this.kept.peek()?.head ?? this.source.head;
  }

  get id(): string {
    return this.source.head.id;
  }

  /** The epoch that lasts until the match is reopened or left. */
  get now(): AbortSignal {
    return this.epoch.now;
  }

  /** The match as it is stored; null before it is open. */
  get match(): StoredMatch | null {
    return this.kept.peek()?.match.peek() ?? null;
  }

  /**
   * Opens the stored match in the engine; a match that was dealt just now comes with everyone's view. Throws `Ended`,
   * or an error that {@link reasonOf} can name.
   */
  async open(): Promise<{ readonly status: Status; readonly table: BaseView | undefined }> {
    const epoch = this.leave();
    const dealt = takeFresh(this.id);
    const { kept, status } = dealt ?? (await this.loaded(epoch));
    if (epoch.aborted) void forget(status.match);
    epoch.throwIfAborted();
    this.kept.value = kept;
    this.key = status.match;
    if (status.over) await this.openDeal();
    return { status, table: dealt?.table };
  }

  /** Loads the match as it is stored once the engine has it: the tab that it was taken from may still store an action. */
  private async loaded(epoch: AbortSignal): Promise<{ readonly kept: KeptMatch; readonly status: Status }> {
    for (;;) {
      const told = this.told;
      const kept = await during(epoch, this.source.open());
      const status = await this.source.load(kept);
      const isBehind = !epoch.aborted && (await kept.isBehind());
      if (!isBehind && told === this.told) return { kept, status };
      void forget(status.match);
      epoch.throwIfAborted();
    }
  }

  /**
   * Runs a task of the match, and ignores its faults once the match was left. A fault of the engine's own calls
   * `reopen`; a dead engine has its own screen.
   */
  async attempt(task: () => Promise<void>, reopen: () => Promise<void>): Promise<void> {
    const epoch = this.epoch.now;
    try {
      await task();
    } catch (fault) {
      if (epoch.aborted) return;
      const reason = reasonOf(fault);
      if (reason === null) return;
      this.trouble.value = reason;
      await reopen();
    }
  }

  /** Calls `changed` if another tab has changed the log, and shows a notice; returns a function that stops this. */
  whenOverwritten(changed: () => Promise<void>): () => void {
    return onChange(async ({ match }) => {
      if (match !== this.id) return;
      this.told += 1;
      const kept = this.kept.peek();
      if (!kept) return;
      const epoch = this.epoch.now;
      const isBehind = await kept.isBehind();
      if (epoch.aborted || !isBehind) return;
      this.trouble.value = OVERWRITTEN;
      await changed();
    });
  }

  /** Resolves to the engine's answer; throws `Ended` where the match was left first. */
  private asked<T>(answer: Promise<T>): Promise<T> {
    return during(this.epoch.now, answer);
  }

  /** Asks for the view of a seat; entries of the log that its `known` view has do not come again. */
  view<View extends BaseView>(seat: number | null, known?: Known): Promise<View> {
    return this.asked(door.viewOf<View>(this.key, seat, known));
  }

  /** Asks for the view of a seat and its legal actions; `known` as for {@link view}. */
  look<View extends BaseView>(seat: number | null, known?: Known): Promise<Sight<View>> {
    return this.asked(door.look<View>(this.key, seat, known));
  }

  /** Resolves to why an action is refused; null for a legal one. */
  async check(action: Action): Promise<RefusalShape | null> {
    const answer = await this.asked(door.check(this.key, action));
    return answer.ok ? null : answer.refusal;
  }

  /** Stores changes of the match's head; its log stays. */
  async change(alter: (head: Head) => Changes): Promise<void> {
    await this.asked(this.kept.peek()?.change(alter) ?? Promise.resolve());
  }

  /**
   * Carries an action of `seat` out and stores it; the answer has the view of `eyes`. Nothing of it shows before. A
   * bot's second impossible action in a row is a refusal without a clause: a reopened match would get the same again.
   */
  async act(action: Action, seat: number | null, eyes: door.ActEyes, known?: Known): Promise<Acted | Refused> {
    const answer = await this.asked(door.act(this.key, action, eyes, known)).catch((fault): Refused => {
      if (!(fault instanceof door.DoorError) || !this.head.bots[seat ?? -1]) throw fault;
      this.isDoubted = !this.isDoubted;
      if (this.isDoubted) throw fault;
      return { ok: false, refusal: { clause: "", code: fault.code, params: {} } };
    });
    if (answer.ok) this.isDoubted = false;
    if (answer.ok) await this.asked(this.append(answer, seat));
    return answer;
  }

  private async append(answer: Acted, seat: number | null): Promise<void> {
    const { kept } = this;
    const { entry, log_length } = answer;
    const save = kept.peek()?.save;
    const print = answer.over && save ? printOf({ ...save, log: [...save.log, entry] }) : "";
    await kept.peek()?.append(entry, (old) => ({ ...changed(old, answer, seat, log_length - 1), print }));
    if (answer.over) await this.openDeal();
  }

  /** Records the deal as opened: hands are shown that a running match hides. The end of a match shows them all. */
  async openDeal(): Promise<void> {
    await this.source.opened?.(this.head.dealt);
  }

  /** Takes entries back until `length` are left, all in one transaction; `seat` had seen `seen` entries there. */
  async takeBack(length: number, seat: number, seen: number): Promise<Status> {
    const steps = (this.match?.head.length ?? 0) - length;
    const status = await this.asked(door.undo(this.key, steps));
    const cut = this.kept.peek()?.cut(length, (old) => ({
      ...changed(old, status, seat, seen),
      hints: old.hints?.map((hint) => (hint.at > length ? { ...hint, at: -1 } : hint)) ?? null,
    }));
    await this.asked(cut ?? Promise.resolve());
    return status;
  }

  /** Counts a hint given to `seat` at a log of `at` entries; after a reload the same one counts no second time. */
  async countHint(seat: number, at: number): Promise<void> {
    if (this.head.hints?.[seat]?.at === at) return;
    await this.kept.peek()?.change(({ hints }) => ({
      hints: hints?.map((old, each) => (each === seat ? { count: old.count + 1, at } : old)) ?? null,
    }));
  }

  /** Cancels pending requests, and makes the engine forget the match; its record stays. */
  async close(): Promise<void> {
    const { key } = this;
    this.key = "";
    this.epoch.next();
    if (key && isReady.value) await forget(key);
  }

  /** Closes the match without waiting for the engine; returns the epoch that begins. */
  leave(): AbortSignal {
    void this.close();
    return this.epoch.now;
  }
}
