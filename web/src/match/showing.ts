// The screen's state of a match in turns: everyone's table, which is always there, and one hand or none. A hand is open
// only while its owner has the device. One person among bots alone has the hand open all the time.
import { signal } from "@preact/signals";
import { closing } from "../device/settings";
import { type Sight as SightOf, sightOf } from "../door/client";
import type { Acted, BaseView, Status } from "../door/door";
import { Epoch } from "../door/epoch";
import { asOf, type Known } from "../door/known";
import { soleSeat } from "../saves/record";
import type { Controller } from "./controller";
import { endsTrick } from "./finished";
import type { Stage } from "./stage";
import { type Actor, NOTHING_TO_UNDO, type Undo } from "./undo";
import { handOf, logEnd } from "./view";

type Sight = SightOf<BaseView>;

export class Showing {
  readonly stage = signal<Stage>({ at: "opening" });
  /** The possible undo, or the reason why there is none. */
  readonly undo = signal<Undo>(NOTHING_TO_UNDO);
  /** The only person among bots, whose hand is open; null where there are several, or no bot. */
  readonly alone: number | null;
  /** The seats whose hands may be looked at out of turn: those of people among people. */
  readonly lookers: readonly number[];
  /** Everyone's view; null before the match is open. */
  table: BaseView | null = null;
  /** The bot's seat for which a person acts once. */
  standIn: number | null = null;
  /** True if the lone person's hand was closed, and stays so until it is opened. */
  private isPutAway = closing.value === "closed";
  /** The length of the log when a hand was opened last: later entries are new to everyone. */
  known = 0;
  /** Lasts as long as the shown state: a sight requested before a hand was closed is not shown after it. */
  private readonly epoch = new Epoch();

  constructor(private readonly controller: Controller) {
    const { bots } = controller.head;
    const people = bots.flatMap((bot, seat) => (bot ? [] : [seat]));
    this.alone = soleSeat(bots);
    this.lookers = people.length > 1 ? people : [];
  }

  /** The epoch that lasts until something else is shown. */
  get now(): AbortSignal {
    return this.epoch.now;
  }

  /** The seat whose turn it is; null before the match is open. */
  private get turn(): number | null {
    return this.table?.to_act[0] ?? null;
  }

  /** The length of the log when `seat` last had the table before it. */
  seenBy(seat: number): number {
    return this.controller.head.seen[seat] ?? 0;
  }

  /** Returns whether a bot plays that seat. */
  isBot(seat: number): boolean {
    return Boolean(this.controller.head.bots[seat]) && seat !== this.standIn;
  }

  /** Returns whether the hand of that seat is on its owner's phone. */
  isOnPhone(seat: number | null): boolean {
    return seat !== null && Boolean(this.controller.head.phones[seat]);
  }

  /** Shows nothing of the match any more. */
  clear(): void {
    this.epoch.next();
    this.table = null;
    this.standIn = null;
    this.undo.value = NOTHING_TO_UNDO;
    this.stage.value = { at: "opening" };
  }

  /** Shows a match that was opened just now. */
  begin(table: BaseView, status: Status): Promise<void> {
    this.table = table;
    this.known = status.log_length - 1;
    return this.next(status);
  }

  /** Shows the table as it is now: for the seat that acts next, or the end. `sight` is the lone person's, where it came. */
  async next(status: Status, sight?: Sight): Promise<void> {
    const [next = null] = status.to_act;
    if (status.over && this.table)
      this.stage.value = { at: "over", view: this.table, status, since: status.log_length };
    else if (this.alone === null || this.isPutAway || (next !== null && next === this.standIn)) this.shut(next);
    else await this.own(this.alone, next, sight);
  }

  /**
   * Shows the only person's hand: to act, or to see others act. A trick that has just ended is shown before. If the
   * hand was closed until now, as after a reload, the trick is no news.
   */
  private async own(seat: number, next: number | null, seen?: Sight): Promise<void> {
    const stage = this.stage.value;
    const wasPlaying = stage.at === "watch" || stage.at === "open";
    const sight = seen ?? (await this.controller.look<BaseView>(seat, [wasPlaying ? stage.view : null]));
    const since = this.seenBy(seat);
    if (this.isPutAway) this.shut(next);
    else if (next === seat && !(wasPlaying && endsTrick(sight.view))) this.lay(seat, since, sight);
    else this.watch(seat, next, since, sight.view);
  }

  private watch(seat: number, next: number | null, since: number, view: BaseView): void {
    this.epoch.next();
    this.stage.value = { at: "watch", seat, next, since, view };
  }

  /** Closes the hand; `seat` may open its own, or acts automatically if a bot plays it. */
  shut(seat: number | null): void {
    this.epoch.next();
    if (!this.table) return;
    const isBot = seat !== null && this.isBot(seat);
    const who = isBot ? { seat: null, next: seat } : { seat, next: null };
    this.stage.value = { at: "table", ...who, looks: false, since: this.known, view: this.table };
  }

  /** Closes every hand: the seat whose turn it is may open its own. */
  shutForTurn(): void {
    this.shut(this.turn);
  }

  /** Marks everything on the table as seen, at a stage of a seat whose hand is on a phone. */
  notice(stage: Extract<Stage, { at: "table" }>): void {
    if (this.known === logEnd(stage.view)) return;
    this.known = logEnd(stage.view);
    this.stage.value = { ...stage, since: this.known };
  }

  /** Lets `seat` open its hand out of turn, to look only. Bots wait meanwhile. */
  ask(seat: number): void {
    this.epoch.next();
    if (!this.table || !this.lookers.includes(seat)) return;
    this.stage.value = { at: "table", seat, next: null, looks: true, since: this.known, view: this.table };
  }

  /** Shows `seat` its hand out of turn. News to everyone stays news. */
  async look(seat: number): Promise<void> {
    const epoch = this.epoch.next();
    const view = await this.controller.view<BaseView>(seat);
    if (epoch.aborted) return;
    this.epoch.next();
    this.endUndoOfOthers(seat);
    this.stage.value = { at: "shown", seat, since: this.seenBy(seat), view, fresh: [], next: this.turn };
  }

  /** Closes the hand of a seat whose action is on its way: a lone person's stays in sight. */
  close({ seat, since, view }: Actor): void {
    if (view && seat === this.alone) this.watch(seat, null, since, view);
    else if (view) this.shut(null);
  }

  /** Opens the hand of `seat`, unless the player leaves before the engine has answered. */
  async open(seat: number, since: number, known?: Known): Promise<void> {
    const epoch = this.epoch.next();
    const sight = await this.controller.look<BaseView>(seat, known);
    if (!epoch.aborted) this.lay(seat, since, sight);
  }

  private lay(seat: number, since: number, sight: Sight): void {
    this.epoch.next();
    this.known = logEnd(sight.view);
    this.isPutAway = false;
    this.endUndoOfOthers(seat);
    this.stage.value = { at: "open", seat, since, ...sight };
  }

  /** Opening a hand ends the taking back of another seat's action. */
  private endUndoOfOthers(seat: number): void {
    if (this.undo.value.seat !== seat) this.undo.value = NOTHING_TO_UNDO;
  }

  /** Closes the hand: the page is left, or the seat asks for it. A lone person's stays open unless it is set to close. */
  conceal(): void {
    const stage = this.stage.value;
    const isOwn = stage.at === "watch" || (stage.at === "open" && stage.seat === this.alone);
    if (this.alone !== null && isOwn && closing.value === "open") return;
    this.isPutAway = closing.value === "closed";
    this.epoch.next();
    if (stage.at === "open") this.shut(stage.seat);
    if (stage.at === "watch" || stage.at === "shown") this.shut(stage.next);
    if (stage.at === "table" && stage.looks) this.shutForTurn();
  }

  /** Shows an action's result; `epoch` began when its actor's hand closed. */
  async acted(answer: Acted, { seat, view }: Actor, epoch: AbortSignal): Promise<void> {
    this.table = answer.table ?? null;
    // everybody has watched the table
    if (this.isOnPhone(seat)) this.known = answer.log_length - 1;
    const sight = answer.sight && sightOf<BaseView>(answer.sight.view, answer.sight);
    const isForBot = seat === this.standIn;
    if (isForBot) this.standIn = null;
    if (this.alone !== null) await this.next(answer, seat === this.alone ? sight : undefined);
    else if (!epoch.aborted && view && sight && !answer.over && !isForBot) this.afterOwn(answer, seat, sight, view);
    else await this.next(answer);
  }

  /** Shows the seat that has acted its view: its hand continues, or has something new to it; else the table. */
  private afterOwn(answer: Acted, seat: number, sight: Sight, before: BaseView): void {
    const since = answer.log_length - 1;
    const [next = null] = answer.to_act;
    if (next === seat && !endsTrick(sight.view)) this.lay(seat, since, sight);
    else if (answer.private) this.fresh(seat, sight.view, before, since, next);
    else this.shut(next);
  }

  /** Shows a seat the cards that are new to it, until it closes its hand; the device is passed to `next`. */
  private fresh(seat: number, view: BaseView, before: BaseView, since: number, next: number | null): void {
    this.epoch.next();
    const had = new Set(handOf(before));
    const fresh = handOf(view).filter((card) => !had.has(card));
    this.stage.value = { at: "shown", seat, since, view, fresh, next };
  }

  /** Shows the match after actions of `seat` were taken back: its own hand again where that was open. */
  async takenBack(table: BaseView, seat: number, since: number, wasOpen: boolean): Promise<void> {
    this.table = table;
    this.known = Math.min(this.known, logEnd(table));
    const stage = this.stage.value;
    const isOpen = wasOpen && stage.at === "open";
    const known = isOpen ? [asOf(stage.view, logEnd(table))] : [];
    if (isOpen || (seat === this.alone && !this.isPutAway)) await this.open(seat, since, known);
    else this.shut(seat);
  }
}
