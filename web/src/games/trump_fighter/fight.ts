// The course of a match at the table: choosing, looking, the spoken count, the battle, and what each side is about
// to do. Times come from the clock of the match, everything else from the engine's view.
import { computed, signal } from "@preact/signals";
import { SHIELD_MS } from "../../device/double-tap";
import { play } from "../../device/sound";
import type { Action } from "../../door/client";
import type { Save } from "../../door/door";
import type { Controller } from "../../match/controller";
import * as actions from "./actions";
import type { FightContext, Pair, Picture } from "./context";
import { HitStop } from "./hit-stop";
import { LiveMatch, type LiveRules, type LiveStage, type ScheduledAct } from "./live/live-match";
import { type FightSettings, isTurned, machineSeat } from "./live/settings";
import { Machine } from "./machine";
import type { TrumpFighterView } from "./shapes";
import { Turns } from "./turns";

/** Milliseconds of the count, from its first word to the end of "Battle!". */
export const COUNT_MS = 2400;

type Entry = Save["log"][number] | null;
const NOBODY: Pair<null> = [null, null];
const NOTHING: Pair<undefined> = [undefined, undefined];

/** The same pair where it is so already: what depends on it is not compared. */
function withSeat<T>(pair: Pair<T>, seat: number, value: T): Pair<T> {
  if (pair[seat] === value) return pair;
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}

/** A card on its way to a spot. */
export interface Laying {
  readonly seat: number;
  readonly card: string;
  readonly to: number;
}

/** What a table shows of a view: of a call nothing before it is settled. */
const shown = (view: TrumpFighterView): TrumpFighterView =>
  view.call ? { ...view, ...view.on_table, call: null } : view;

/** What everybody may hear of an entry: a card that is laid, what a call brought, the end; of a call itself nothing. */
function sound(view: TrumpFighterView, entry: NonNullable<Entry>): void {
  if (view.over) play("won");
  else if (entry.do === "move") play("played");
  else if (view.settled) play(view.last_attack?.skills?.some(({ length }) => length) ? "taken" : "refused");
}

export class Fight implements LiveRules<TrumpFighterView>, FightContext {
  readonly live: LiveMatch<TrumpFighterView>;
  readonly count = signal<number | null>(null);
  /** The card that each side has tapped. */
  readonly chosen = signal<Pair<string | null>>(NOBODY);
  readonly prepared = signal<Pair<actions.Fastest | undefined>>(NOTHING);
  /** Whether each side is still looking at what the last call brought. */
  readonly reports = signal<Pair<boolean>>([false, false]);
  /** Grows whenever cards that are dragged go back to the hand: of a seat, or of both. */
  readonly dropped = signal<{ readonly number: number; readonly seat?: number }>({ number: 0 });
  /** Cards that the engine was asked to lay, and has not answered yet. */
  readonly laying = signal<readonly Laying[]>([]);
  readonly hitStop = new HitStop(() => this.deafen());
  readonly turns: Turns | null;
  readonly machine: Machine | null;
  private counting = 0;
  /** Until then "ready" is not heard: its key was the call's a moment ago, and that may have been meant. */
  private deafUntil = 0;

  constructor(
    controller: Controller,
    readonly settings: FightSettings,
    private readonly isLesson = false,
  ) {
    this.live = new LiveMatch(controller, this);
    this.turns = settings.mode === "slow" ? new Turns(this) : null;
    this.machine =
      settings.mode === "machine" ? new Machine(this, machineSeat(settings), settings.level, isLesson) : null;
  }

  /** The seats that people play; whoever learns is alone. */
  get people(): readonly number[] {
    return this.isLesson ? [0] : actions.SEATS.filter((seat) => seat !== machineSeat(this.settings));
  }

  /** Whether the far half is turned to somebody who sits there. */
  get isTurned(): boolean {
    return this.people.length > 1 && isTurned(this.settings);
  }

  time(view: TrumpFighterView): number {
    return view.at;
  }

  runs(view: TrumpFighterView): boolean {
    return view.phase !== "character" && !this.turns;
  }

  scheduled(view: TrumpFighterView): ScheduledAct | null {
    if (this.turns) return null;
    if (view.call) return { at: view.call.until, make: actions.resolve, immediate: view.call.until <= view.at };
    if (view.standstill) return { at: view.standstill.stall_from, make: actions.stall };
    return this.count.value === null ? null : { at: this.count.value + COUNT_MS, make: (at) => this.battle()(at) };
  }

  battle(): (at: number) => Action {
    const stage = this.live.stage.value;
    const legal = stage.at === "open" ? stage.legal : [];
    const fastest = actions.SEATS.map((seat) => {
      const own = this.prepared.value[seat];
      return own === undefined ? actions.defaultFastest(legal, seat) : own;
    });
    return actions.battle(fastest);
  }

  /** What the table shows now; null before a match is there. */
  readonly picture = computed((): Picture | null => {
    const stopped = this.hitStop.now.value;
    if (stopped) return stopped.picture;
    const stage = this.live.stage.value;
    if (stage.at !== "open" && stage.at !== "over") return null;
    this.drawn = {
      view: shown(stage.view),
      acting: [this.mayAct(0), this.mayAct(1)],
      reports: this.reports.value,
    };
    return this.drawn;
  });
  /** The picture that is on the screen until the next one is drawn. */
  private drawn: Picture | null = null;

  /** The spots to which a seat's cards may go. */
  spots(seat: number): readonly number[] {
    const stage = this.live.stage.value;
    return (stage.at === "open" && stage.view.on_table.spots[seat]) || [];
  }

  changed(stage: LiveStage<TrumpFighterView>, entry: Entry): void {
    const covered = this.live.covered.value;
    if (entry && (stage.at === "open" || stage.at === "over")) this.entered(stage.view, entry);
    if (stage.at !== "open" || covered) this.rest();
    else this.attend(stage.view, entry);
    if (covered) this.hitStop.end();
    this.turns?.changed(stage, entry);
    this.machine?.changed(stage);
  }

  /** An entry was carried out; of what it brought only the match's end may come without a call. */
  private entered(view: TrumpFighterView, entry: NonNullable<Entry>): void {
    sound(view, entry);
    if (view.settled) this.settled(view);
    if (view.settled || entry.do === "stall") this.deafen();
    if (view.settled || view.over) this.reports.value = [true, true];
  }

  /** Nobody plays: everything that was begun is dropped. */
  private rest(): void {
    this.drop();
    if (this.chosen.value.some(Boolean)) this.chosen.value = NOBODY;
    this.stopCount();
  }

  private attend(view: TrumpFighterView, entry: Entry): void {
    if (entry?.do === "battle") this.stopCount();
    if (view.phase === "check" && this.count.value === null) this.rest();
    if (view.phase === "check") this.expectBattle(view);
    else this.putReportsAway();
    for (const seat of actions.SEATS) {
      const card = this.chosen.value[seat] ?? null;
      if (card !== null && !view.hands[seat]?.includes(card))
        this.chosen.value = withSeat(this.chosen.value, seat, null);
    }
    if (view.phase === "character") this.chooseAgain(view);
  }

  private deafen(): void {
    this.deafUntil = performance.now() + SHIELD_MS;
  }

  private settled(view: TrumpFighterView): void {
    this.rest();
    const attack = view.last_attack;
    if (this.drawn && attack?.occasion === "call") this.hitStop.begin({ picture: this.drawn, attack });
  }

  private putReportsAway(): void {
    this.hitStop.end();
    if (this.reports.value.some(Boolean)) this.reports.value = [false, false];
  }

  /** Begin to count when a battle may begin. */
  private expectBattle(view: TrumpFighterView): void {
    const from = view.check?.battle_from ?? null;
    if (this.turns || from === null || this.count.value !== null) return;
    clearTimeout(this.counting);
    const { clock } = this.live;
    if (clock.until(from) === 0) this.beginCount();
    else if (clock.running) this.counting = window.setTimeout(() => this.expectBattle(view), clock.until(from));
    else this.counting = window.setTimeout(() => this.expectAgain(), 0);
  }

  /** The clock was about to start: look again. */
  private expectAgain(): void {
    const stage = this.live.stage.value;
    if (stage.at !== "open" || stage.view.phase !== "check" || this.live.covered.value) return;
    if (this.live.clock.running) this.expectBattle(stage.view);
  }

  private beginCount(): void {
    this.prepared.value = NOTHING;
    this.putReportsAway();
    this.count.value = this.live.clock.at();
    this.machine?.countBegins();
    this.live.keepTime();
  }

  private stopCount(): void {
    clearTimeout(this.counting);
    this.count.value = null;
    this.prepared.value = NOTHING;
  }

  /** A rematch with the same characters chooses them by itself. */
  private chooseAgain(view: TrumpFighterView): void {
    for (const seat of actions.SEATS) {
      const name = this.settings.again[seat];
      if (name && view.characters.every((each) => each === null)) this.choose(seat, name);
    }
  }

  choose(seat: number, name: string): void {
    void this.live.submit({ seat, at: 0, make: actions.choose(seat, name) });
  }

  /** Whether a seat may act with its cards now: in battle, or in preparation for it. */
  mayAct(seat: number): boolean {
    const stage = this.live.stage.value;
    if (stage.at !== "open" || this.live.covered.value || !this.people.includes(seat)) return false;
    if (this.turns) return this.turns.seat.value === seat;
    return stage.view.on_table.phase === "battle" || this.count.value !== null;
  }

  /** Tap a card: choose it, or put it back. */
  pick(seat: number, card: string | null): void {
    if (card !== null && !this.mayAct(seat)) return;
    this.chosen.value = withSeat(this.chosen.value, seat, this.chosen.value[seat] === card ? null : card);
  }

  /**
   * Lay a card on a spot, at an event's time stamp; resolves once it lies there or was refused. What was chosen stays
   * so until then: nothing but the card itself is drawn in between.
   */
  async lay(seat: number, card: string, to: number, stamp: number): Promise<void> {
    if (!this.mayAct(seat) || this.laying.value.some((each) => each.card === card)) return;
    const chosen = this.chosen.value[seat];
    if (this.turns) this.turns.lay(card, to);
    else if (this.count.value !== null) this.prepare(seat, { do: "move", card, to });
    else await this.ask({ seat, card, to }, stamp);
    if (chosen && this.chosen.value[seat] === chosen) this.chosen.value = withSeat(this.chosen.value, seat, null);
  }

  /** Ask the engine to lay a card. */
  private async ask(laying: Laying, stamp: number): Promise<void> {
    const { seat, card, to } = laying;
    this.laying.value = [...this.laying.value, laying];
    await this.live.submit({ seat, at: this.live.clock.at(stamp), make: actions.move(seat, card, to) });
    this.laying.value = this.laying.value.filter((each) => each !== laying);
  }

  /** Call; a card that is being dragged goes back to the hand. */
  call(seat: number, stamp: number): void {
    if (!this.mayAct(seat)) return;
    this.chosen.value = withSeat(this.chosen.value, seat, null);
    this.drop(seat);
    if (this.turns) this.turns.call();
    else if (this.count.value !== null) this.prepare(seat, { do: "call" });
    else void this.live.submit({ seat, at: this.live.clock.at(stamp), make: actions.call(seat) });
  }

  prepare(seat: number, act: actions.Fastest | undefined): void {
    const stage = this.live.stage.value;
    if (stage.at !== "open") return;
    const key = JSON.stringify(act);
    if (act === undefined || actions.fastestActs(stage.legal, seat).some((each) => JSON.stringify(each) === key)) {
      this.prepared.value = withSeat(this.prepared.value, seat, act);
    } else {
      const fastest = actions.SEATS.map((each) => (each === seat ? act : actions.defaultFastest(stage.legal, each)));
      void this.live.explain(seat, actions.battle(fastest)(stage.view.at));
    }
  }

  /** Say that a seat is ready for the battle. */
  ready(seat: number): void {
    const stage = this.live.stage.value;
    if (stage.at !== "open" || stage.view.phase !== "check" || stage.view.ready[seat]) return;
    if (this.hitStop.now.value || performance.now() < this.deafUntil) return;
    this.closeReport(seat);
    void this.live.submit({ seat, at: this.live.clock.at(), make: actions.ready(seat) });
  }

  closeReport(seat: number): void {
    this.reports.value = withSeat(this.reports.value, seat, false);
  }

  private drop(seat?: number): void {
    const number = this.dropped.value.number + 1;
    this.dropped.value = seat === undefined ? { number } : { number, seat };
  }
}
