// The hands of a match that are on phones. Everyone sees backs with numbers. The match stores the card of each number,
// and only a code reveals these cards to the phone.
import { type Signal, signal } from "@preact/signals";
import { cardsOf } from "../../door/catalog";
import type { Action } from "../../door/client";
import type { BaseView } from "../../door/door";
import { NUMBERINGS, writeHand } from "../../hand/code";
import { type HandRules, type Numbering, numbered, numberingFor } from "../../hand/numbering";
import { codeName } from "../../hand/tag";
import type { Controller } from "../../match/controller";
import type { OnPhones } from "../../match/phones";
import type { SeatPhone } from "../../saves/record";

/** The open part of a hand on a phone. */
export interface ShownHand {
  /** Numbers of the cards that the seat holds, in rising order. */
  readonly numbers: readonly number[];
  /** The name of the code with these numbers. */
  readonly code: string;
  /** That code has not been opened yet. */
  readonly isNew: boolean;
}

/** Returns a seat's action with the cards of the tapped numbers. */
export type Doing = (cards: readonly string[]) => Action;

interface Held {
  readonly view: BaseView;
  readonly numbering: Numbering;
}

const NOTHING: ShownHand = { numbers: [], code: "", isNew: false };

export class Phones implements OnPhones {
  /** Hands by seat, only of seats with a phone. */
  readonly hands: Signal<ReadonlyMap<number, ShownHand>> = signal(new Map());
  /** Views and numberings by seat; only a code and the texts next to it show them. */
  private held: ReadonlyMap<number, Held> = new Map();

  constructor(
    private readonly controller: Controller,
    private readonly rules: HandRules,
  ) {}

  private get phones(): readonly (SeatPhone | null)[] {
    return this.controller.head.phones;
  }

  /** Gives new numbers to hands that have changed by anything except their own plays, and stores them. */
  async renew(): Promise<void> {
    const held = new Map<number, Held>();
    for (const [seat, phone] of this.phones.entries()) {
      if (!phone) continue;
      const view = await this.controller.view<BaseView>(seat);
      held.set(seat, { view, numbering: numberingFor(view, phone.numbering, this.rules) });
    }
    const isFresh = [...held].some(([seat, { numbering }]) => numbering !== this.phones[seat]?.numbering);
    if (isFresh)
      await this.controller.change(({ phones }) => ({
        phones: phones.map((phone, seat) => phone && { ...phone, numbering: held.get(seat)?.numbering ?? null }),
      }));
    this.held = held;
    this.show();
  }

  private show(): void {
    const hands = [...this.held].map(([seat, { view, numbering }]): [number, ShownHand] => {
      const numbers = [...numbered(numbering, view, this.rules).values()].sort((one, other) => one - other);
      const isNew = numbers.length > 0 && this.phones[seat]?.shown !== numbering.count;
      const code = codeName(this.phones[seat]?.tag ?? 0, numbering.count % NUMBERINGS);
      return [seat, { numbers, code, isNew }];
    });
    this.hands.value = new Map(hands);
  }

  /** Returns the hand of a seat as everyone sees it. */
  handOf(seat: number): ShownHand {
    return this.hands.value.get(seat) ?? NOTHING;
  }

  /** Returns the seat's view, for its curtain; null for a seat without a phone. */
  viewOf(seat: number): BaseView | null {
    return this.held.get(seat)?.view ?? null;
  }

  /** Returns the action with the cards of the chosen numbers, in their order. */
  meant(seat: number, chosen: readonly number[], doing: Doing): Action {
    const { view, numbering } = this.held.get(seat) ?? {};
    const cards = view && numbering ? [...numbered(numbering, view, this.rules)] : [];
    return doing(chosen.flatMap((number) => cards.filter(([, each]) => each === number).map(([card]) => card)));
  }

  /** Returns the code's text for the phone, which is never stored; empty for a seat without a phone. */
  codeOf(seat: number, hue: number): string {
    const { view, numbering } = this.held.get(seat) ?? {};
    const { tag } = this.phones[seat] ?? {};
    if (!view || !numbering || tag === undefined) return "";
    const { game } = view;
    const cards = numbered(numbering, view, this.rules);
    const decks = new Map([[game, [...cardsOf(game).value.keys()]]]);
    return writeHand({ game, tag, seat, hue, deal: numbering.deal, numbering: numbering.count, cards }, decks);
  }

  /** Stores that the seat's owner has seen its code. */
  async wasShown(seat: number): Promise<void> {
    const count = this.held.get(seat)?.numbering.count ?? 0;
    await this.controller.change(({ phones }) => ({
      phones: phones.map((phone, each) => phone && (each === seat ? { ...phone, shown: count } : phone)),
    }));
    this.show();
  }
}
