// The course of a match at the table: choosing, looking, the spoken count, the battle, and each side's coming act.
// Times come from the clock of the match, everything else from the engine's view.
import { computed, signal } from "@preact/signals";
import { SHIELD_MS } from "../../device/double-tap";
import type { Action } from "../../door/client";
import type { Controller } from "../../match/controller";
import type { Entry } from "../../saves/record";
import * as acts from "./acts";
import { Agreement } from "./agreement";
import { InTurns } from "./in-turns";
import { LiveMatch, type LiveRules, type LiveStage, type ScheduledAct } from "./live/live-match";
import { type FightSettings, isTurned, machineSeat } from "./live/settings";
import { Machine } from "./machine";
import type { AttackView, TrumpFighterView } from "./shapes";
import { COUNT_MS, CountVoice, sound } from "./voices";

/** Milliseconds for which the table is frozen once a call is settled. */
const STOP_MS = 300;

const NOBODY: acts.Pair<null> = [null, null];
const NOTHING: acts.Pair<undefined> = [undefined, undefined];

export class Fight implements LiveRules<TrumpFighterView>, acts.FightContext {
  readonly live: LiveMatch<TrumpFighterView>;
  readonly count = signal<number | null>(null);
  /** The card that each side has tapped. */
  readonly chosen = signal<acts.Pair<string | null>>(NOBODY);
  readonly prepared = signal<acts.Pair<acts.Fastest | undefined>>(NOTHING);
  /** True while each side is still looking at the result of the last call. */
  readonly reports = signal<acts.Pair<boolean>>([false, false]);
  /** Grows whenever cards that are dragged go back to the hand: of a seat, or of both. */
  readonly dropped = signal<{ readonly number: number; readonly seat?: number | undefined }>({ number: 0 });
  /** Cards that the page has asked the engine to lay, without an answer yet. */
  readonly laying = signal<readonly acts.Laying[]>([]);
  /**
   * The hit-stop: at the moment when a call is settled the table freezes, and only the verdict appears on it. The cards
   * that met it, the points and the new hands take many times as long to draw.
   */
  readonly hitStop = signal<{ readonly picture: acts.Picture; readonly attack: AttackView } | null>(null);
  readonly inTurns: InTurns | null;
  /** For two people who play at once: a machine never agrees, and in turns both pass. */
  readonly agreement: Agreement | null;
  readonly machine: Machine | null;
  /** The seats that people play; a learner is alone. */
  readonly people: readonly number[];
  /** True if the far half is turned to a player who sits there. */
  readonly isTurned: boolean;
  private readonly voice = new CountVoice();
  private counting = 0;
  private stopping = 0;
  /** Until then "ready" is not heard: its key was the call's a moment ago, and that may have been meant. */
  private deafUntil = 0;

  constructor(
    controller: Controller,
    readonly settings: FightSettings,
    isLesson = false,
  ) {
    this.live = new LiveMatch(controller, this);
    const seat = machineSeat(settings);
    this.inTurns = settings.mode === "slow" ? new InTurns(this) : null;
    this.machine = settings.mode === "machine" ? new Machine(this, seat, settings.level, isLesson) : null;
    this.people = isLesson ? [0] : acts.SEATS.filter((each) => each !== seat);
    this.agreement = this.people.length > 1 && !this.inTurns ? new Agreement(this) : null;
    this.isTurned = this.people.length > 1 && isTurned(settings);
  }

  runs(view: TrumpFighterView): boolean {
    return view.phase !== "character" && !this.inTurns;
  }

  scheduled(view: TrumpFighterView): ScheduledAct | null {
    if (this.inTurns) return null;
    if (view.call) return { at: view.call.until, make: acts.resolve, immediate: view.call.until <= view.at };
    if (view.standstill) return { at: view.standstill.stall_from, make: acts.stall };
    return this.count.value === null ? null : { at: this.count.value + COUNT_MS, make: (at) => this.battle()(at) };
  }

  battle(): (at: number) => Action {
    const legal = this.open?.legal ?? [];
    const fastest = acts.SEATS.map((seat) => {
      const own = this.prepared.value[seat];
      return own === undefined ? acts.defaultFastest(legal, seat) : own;
    });
    return acts.battle(fastest);
  }

  get open(): acts.OpenFight | null {
    const stage = this.live.stage.value;
    return stage.at === "open" ? stage : null;
  }

  /** The table's visible state now; null before a match is there. */
  readonly picture = computed((): acts.Picture | null => {
    const stopped = this.hitStop.value;
    if (stopped) return stopped.picture;
    const stage = this.live.stage.value;
    if (stage.at !== "open" && stage.at !== "over") return null;
    this.drawn = {
      view: acts.shown(stage.view),
      acting: [this.mayAct(0), this.mayAct(1)],
      reports: this.reports.value,
    };
    return this.drawn;
  });
  /** The picture that is on the screen until the next one is drawn. */
  private drawn: acts.Picture | null = null;

  /** The spots to which a seat's cards may go. */
  spots(seat: number): readonly number[] {
    return this.open?.view.on_table.spots[seat] ?? [];
  }

  changed(stage: LiveStage<TrumpFighterView>, entry: Entry | null): void {
    const covered = this.live.covered.value;
    this.agreement?.forget();
    if (entry && (stage.at === "open" || stage.at === "over")) this.entered(stage.view, entry);
    if (stage.at !== "open" || covered) this.rest();
    else this.attend(stage.view, entry);
    if (covered) this.endHitStop();
    this.inTurns?.changed(stage, entry);
    this.machine?.changed(stage);
  }

  /** An entry was carried out; of its results only the match's end may come without a call. */
  private entered(view: TrumpFighterView, entry: Entry): void {
    sound(view, entry);
    if (view.settled) this.settled(view);
    if (view.settled || acts.isStandstill(entry)) this.deafen();
    if (view.settled || view.over) this.reports.value = [true, true];
  }

  /** No match is played: everything in progress is dropped. */
  private rest(): void {
    this.drop();
    if (this.chosen.value.some(Boolean)) this.chosen.value = NOBODY;
    this.stopCount();
  }

  private attend(view: TrumpFighterView, entry: Entry | null): void {
    if (entry?.do === "battle") this.stopCount();
    if (view.phase === "check" && this.count.value === null) this.rest();
    if (view.phase === "check") this.expectBattle(view);
    else this.putReportsAway();
    for (const seat of acts.SEATS) if (!view.hands[seat]?.includes(this.chosen.value[seat])) this.choosing(seat, null);
    if (view.phase === "character") this.chooseAgain(view);
  }

  private deafen(): void {
    this.deafUntil = performance.now() + SHIELD_MS;
  }

  private settled(view: TrumpFighterView): void {
    this.rest();
    const attack = view.last_attack;
    if (!this.drawn || attack?.occasion !== "call") return;
    this.hitStop.value = { picture: this.drawn, attack };
    this.stopping = window.setTimeout(() => this.endHitStop(), STOP_MS);
  }

  private endHitStop(): void {
    clearTimeout(this.stopping);
    if (this.hitStop.value) this.deafen();
    this.hitStop.value = null;
  }

  private putReportsAway(): void {
    this.endHitStop();
    if (this.reports.value.some(Boolean)) this.reports.value = [false, false];
  }

  /** Begin to count when a battle may begin. */
  private expectBattle(view: TrumpFighterView): void {
    const from = view.check?.battle_from ?? null;
    if (this.inTurns || from === null || this.count.value !== null) return;
    clearTimeout(this.counting);
    const { clock } = this.live;
    if (clock.until(from) === 0) this.beginCount();
    // a stopped clock is about to start
    else this.counting = window.setTimeout(() => this.expectAgain(), clock.running ? clock.until(from) : 0);
  }

  private expectAgain(): void {
    const view = this.open?.view;
    if (view?.phase === "check" && !this.live.covered.value && this.live.clock.running) this.expectBattle(view);
  }

  private beginCount(): void {
    this.prepared.value = NOTHING;
    this.putReportsAway();
    this.count.value = this.live.clock.at();
    this.voice.begin();
    this.machine?.countBegins();
    this.live.keepTime();
  }

  private stopCount(): void {
    clearTimeout(this.counting);
    this.voice.stop();
    this.count.value = null;
    this.prepared.value = NOTHING;
  }

  /** A rematch with the same characters chooses them automatically. */
  private chooseAgain(view: TrumpFighterView): void {
    if (view.characters.some((each) => each !== null)) return;
    for (const [seat, name] of this.settings.again.entries()) if (name) this.choose(seat, name);
  }

  choose(seat: number, name: string): void {
    void this.live.submit({ seat, at: 0, make: acts.choose(seat, name) });
  }

  /** Returns whether a seat may act with its cards now: in battle, or in preparation for it. */
  mayAct(seat: number): boolean {
    const { open } = this;
    if (!open || this.live.covered.value || !this.people.includes(seat)) return false;
    if (this.inTurns) return this.inTurns.seat.value === seat;
    return open.view.on_table.phase === "battle" || this.count.value !== null;
  }

  private choosing(seat: number, card: string | null): void {
    this.chosen.value = acts.withSeat(this.chosen.value, seat, card);
  }

  /** Tap a card: choose it, or put it back. */
  pick(seat: number, card: string | null): void {
    if (card === null || this.mayAct(seat)) this.choosing(seat, this.chosen.value[seat] === card ? null : card);
  }

  /** Returns whether an act must be kept for later: in turns and during the count. */
  private isKept(seat: number, act: NonNullable<acts.Fastest>): boolean {
    if (this.inTurns) this.inTurns.act(act);
    else if (this.count.value !== null) this.prepare(seat, act);
    else return false;
    return true;
  }

  /**
   * Lay a card on a spot, at an event's time stamp; resolves once it is there or was refused. The choice stays until
   * then: only the card itself is drawn in between.
   */
  async lay(seat: number, card: string, to: number, stamp: number): Promise<void> {
    if (!this.mayAct(seat) || this.laying.value.some((each) => each.card === card)) return;
    const chosen = this.chosen.value[seat];
    if (!this.isKept(seat, { do: "move", card, to })) await this.ask({ seat, card, to }, stamp);
    if (chosen && this.chosen.value[seat] === chosen) this.choosing(seat, null);
  }

  /** Ask the engine to lay a card. */
  private async ask(laying: acts.Laying, stamp: number): Promise<void> {
    const { seat, card, to } = laying;
    this.laying.value = [...this.laying.value, laying];
    await this.live.submit({ seat, at: this.live.clock.at(stamp), make: acts.move(seat, card, to) });
    this.laying.value = this.laying.value.filter((each) => each !== laying);
  }

  /** Call; a dragged card returns to the hand. */
  call(seat: number, stamp: number): void {
    if (!this.mayAct(seat)) return;
    this.choosing(seat, null);
    this.drop(seat);
    if (this.isKept(seat, { do: "call" })) return;
    void this.live.submit({ seat, at: this.live.clock.at(stamp), make: acts.call(seat) });
  }

  prepare(seat: number, act: acts.Fastest | undefined): void {
    const { open } = this;
    if (!open) return;
    if (act === undefined || acts.mayPrepare(open.legal, seat, act)) {
      this.prepared.value = acts.withSeat(this.prepared.value, seat, act);
    } else {
      const fastest = acts.SEATS.map((each) => (each === seat ? act : acts.defaultFastest(open.legal, each)));
      void this.live.explain(seat, acts.battle(fastest)(open.view.at));
    }
  }

  /** Say that a seat is ready for the battle. */
  ready(seat: number): void {
    const view = this.open?.view;
    if (view?.phase !== "check" || view.ready[seat]) return;
    if (this.hitStop.value || performance.now() < this.deafUntil) return;
    this.closeReport(seat);
    void this.live.submit({ seat, at: this.live.clock.at(), make: acts.ready(seat) });
  }

  closeReport(seat: number): void {
    this.reports.value = acts.withSeat(this.reports.value, seat, false);
  }

  private drop(seat?: number): void {
    this.dropped.value = { number: this.dropped.value.number + 1, seat };
  }
}
