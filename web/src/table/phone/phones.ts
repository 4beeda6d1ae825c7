// The seats of a match whose hands are on their owners' phones. Everybody sees backs with numbers; which cards those are is
// kept with the match, and told by a code to the phone alone.
import { type Signal, signal } from "@preact/signals";
import { cardsOf } from "../../door/catalog";
import type { Action } from "../../door/client";
import type { BaseView } from "../../door/door";
import { writeHand } from "../../hand/code";
import { type HandRules, type Numbering, numbered, numberingFor } from "../../hand/numbering";
import type { Controller } from "../../match/controller";
import type { OnPhones } from "../../match/phones";
import type { SeatPhone } from "../../saves/record";

/** What everybody may know of a hand on a phone. */
export interface ShownHand {
  /** The numbers of the cards that the seat holds, in their order. */
  readonly numbers: readonly number[];
  /** Nobody has opened the code of these numbers yet. */
  readonly isNew: boolean;
}

/** What a seat does with the cards of the numbers that were tapped. */
export type Doing = (cards: readonly string[]) => Action;

interface Held {
  readonly view: BaseView;
  readonly numbering: Numbering;
}

const NOTHING: ShownHand = { numbers: [], isNew: false };

export class Phones implements OnPhones {
  /** By seat; a seat without a phone has none. */
  readonly hands: Signal<ReadonlyMap<number, ShownHand>> = signal(new Map());
  /** What the seats hold; nothing of it is ever drawn except within a code. */
  private held: ReadonlyMap<number, Held> = new Map();

  constructor(
    private readonly controller: Controller,
    private readonly rules: HandRules,
  ) {}

  private get phones(): readonly (SeatPhone | null)[] {
    return this.controller.head.phones;
  }

  /** Numbers the hands anew that have changed by more than what was laid down, and stores that. */
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
      return [seat, { numbers, isNew }];
    });
    this.hands.value = new Map(hands);
  }

  /** The hand of a seat as everybody sees it. */
  handOf(seat: number): ShownHand {
    return this.hands.value.get(seat) ?? NOTHING;
  }

  /** Tells whether no code of that seat was ever shown. */
  isUnseen(seat: number): boolean {
    return this.phones[seat]?.shown === 0;
  }

  /** What the seat sees, for its own noren; null for a seat without a phone. */
  viewOf(seat: number): BaseView | null {
    return this.held.get(seat)?.view ?? null;
  }

  /** The action that a seat means by numbers. */
  meant(seat: number, chosen: readonly number[], doing: Doing): Action {
    const { view, numbering } = this.held.get(seat) ?? {};
    const cards = view && numbering ? [...numbered(numbering, view, this.rules)] : [];
    return doing(chosen.flatMap((number) => cards.filter(([, each]) => each === number).map(([card]) => card)));
  }

  /** The text that the phone reads; it is never kept, and shown only while its owner holds the button. */
  codeOf(seat: number): string {
    const { view, numbering } = this.held.get(seat) ?? {};
    const { tag } = this.phones[seat] ?? {};
    if (!view || !numbering || tag === undefined) return "";
    const { game } = view;
    const cards = numbered(numbering, view, this.rules);
    const decks = new Map([[game, [...cardsOf(game).value.keys()]]]);
    return writeHand({ game, tag, deal: numbering.deal, numbering: numbering.count, cards }, decks);
  }

  /** Takes note that the seat's owner has seen its code. */
  async wasShown(seat: number): Promise<void> {
    const count = this.held.get(seat)?.numbering.count ?? 0;
    await this.controller.change(({ phones }) => ({
      phones: phones.map((phone, each) => phone && (each === seat ? { ...phone, shown: count } : phone)),
    }));
    this.show();
  }
}
