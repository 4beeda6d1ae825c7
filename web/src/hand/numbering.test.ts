// Numbers reveal nothing about cards: every order is equally likely for any cards, and a numbering ends with every
// change to a hand except playing cards.
import { describe, expect, test } from "vitest";
import { Chance } from "../../testing/chance";
import type { BaseView, LogEntry } from "../door/door";
import { drawn, type HandRules, type Numbering, numbered, numberingFor, numbersFor } from "./numbering";

interface View extends BaseView {
  readonly hand: readonly string[];
}

const SEAT = 1;
const rules: HandRules<View> = {
  held: ({ hand }) => hand,
  ends: (entry, seat) => entry.do === "choose" && entry.seat === seat,
};

const viewOf = (hand: readonly string[], log: readonly object[], log_start = 0) =>
  ({ seat: SEAT, hand, log, log_start }) as unknown as View;

/** A table with one hand, its log, and its numbering. */
class Table {
  hand: string[] = [];
  log: LogEntry[] = [];
  start = 0;
  numbering: Numbering | null = null;
  private next = 0;

  constructor(private readonly chance: Chance) {
    this.gain(6);
  }

  gain(count: number): void {
    for (let left = count; left > 0; left -= 1) this.hand.push(`C${this.next++}`);
  }

  lose = (): string => this.hand.splice(this.chance.below(this.hand.length), 1)[0] ?? "";
  enter = (what: string, seat: number | null, more: object = {}): void =>
    void this.log.push({ do: what, seat, ...more } as LogEntry);

  get view(): View {
    return viewOf([...this.hand].sort(), this.log, this.start);
  }

  look(): Numbering {
    this.numbering = numberingFor(this.view, this.numbering, rules, (n) => this.chance.below(n));
    return this.numbering;
  }
}

/** Possible events by name, each with whether it ends the numbering. */
const EVENTS: Record<string, [ends: boolean, happen: (table: Table) => void]> = {
  "a card is laid": [false, (table) => table.enter("play", SEAT, { card: table.lose() })],
  "several cards are laid": [false, (table) => table.enter("play", SEAT, { cards: [table.lose(), table.lose()] })],
  "others play": [false, (table) => table.enter("play", 0, { cards: ["X1"], count: 2 })],
  "others choose their hands": [false, (table) => table.enter("choose", 2)],
  "nothing happens": [false, () => undefined],
  "a hand is chosen of the same cards": [true, (table) => table.enter("choose", SEAT, { cards: table.hand.slice(1) })],
  "a card is taken from somebody": [
    true,
    (table) => {
      table.gain(1);
      table.enter("steal", SEAT, { from: 0, card: table.hand.at(-1) });
    },
  ],
  "a card is taken by somebody": [
    true,
    (table) => {
      table.lose();
      table.enter("steal", 0, { from: SEAT });
    },
  ],
  "a card that was laid comes back": [
    true,
    (table) => {
      const card = table.lose();
      table.enter("play", SEAT, { card });
      table.hand.push(card);
      table.enter("win", null);
    },
  ],
  "a new deal with the very same cards": [
    true,
    (table) => {
      table.start += table.log.length + 1;
      table.log = [];
    },
  ],
};

describe.each(Object.entries(EVENTS))("%s:", (_, [ends, happen]) => {
  test(`the numbering ${ends ? "ends" : "holds"}`, () => {
    const table = new Table(new Chance(1));
    table.enter("play", 0, { card: "X0" });
    const before = table.look();
    happen(table);
    const after = table.look();
    expect(after.count - before.count).toBe(Number(ends));
    expect(after === before).toBe(!ends);
  });
});

test("in whole matches all held cards have different numbers, and only the right events end numberings", () => {
  const chance = new Chance(2);
  const seen = { ended: 0, held: 0 };
  for (let match = 0; match < 100; match += 1) {
    const table = new Table(chance);
    let before = table.look();
    for (let step = 0; step < 20 && table.hand.length > 2; step += 1) {
      const happened = Array.from({ length: 1 + chance.below(3) }, () => chance.of(Object.values(EVENTS)));
      for (const [, happen] of happened) if (table.hand.length > 2) happen(table);
      const after = table.look();
      const cards = numbered(after, table.view, rules);
      expect([...cards.keys()].sort()).toEqual([...table.hand].sort());
      expect(new Set(cards.values()).size).toBe(cards.size);
      expect(Math.min(...cards.values(), 1)).toBe(1);
      if (after === before) seen.held += 1;
      else {
        seen.ended += 1;
        expect(after.count).toBe(before.count + 1);
        expect([...cards.values()].sort((a, b) => a - b)).toEqual(table.hand.map((_, at) => at + 1));
      }
      before = after;
    }
  }
  expect(Math.min(seen.ended, seen.held)).toBeGreaterThan(100);
});

test("a played card gets its number back by an undo", () => {
  const table = new Table(new Chance(3));
  const before = table.look();
  const card = table.lose();
  table.enter("play", SEAT, { card });
  expect(numbered(table.look(), table.view, rules).has(card)).toBe(false);
  table.log.pop();
  table.hand.push(card);
  expect(table.look()).toBe(before);
  expect(numbered(table.look(), table.view, rules).get(card)).toBe(before.numbers[card]);
});

test("after an undone choice the numbering is new, and its count was never used before", () => {
  const table = new Table(new Chance(4));
  const counts = [table.look().count];
  table.enter("choose", SEAT);
  counts.push(table.look().count);
  table.log.pop();
  counts.push(table.look().count);
  expect(counts).toEqual([1, 2, 3]);
});

test.each<[string, [number, number]]>([
  ["a 0", [0, 1]],
  ["a number twice", [2, 2]],
  ["a fraction", [1, 1.5]],
  ["a number too high", [1, 33]],
])("after a stored numbering with %s a new one is drawn, and its count rises", (_, [first, second]) => {
  const view = viewOf(["C1", "C2"], []);
  const damaged = { ...numberingFor(view, null, rules), numbers: { C1: first, C2: second } };
  const { numbers, count } = numberingFor(view, damaged, rules);
  expect([Object.values(numbers).sort(), count]).toEqual([[1, 2], 2]);
});

test("deals are counted, and numberings are counted across deals", () => {
  const table = new Table(new Chance(5));
  table.look();
  table.enter("choose", SEAT);
  table.look();
  table.start = 20;
  table.log = [];
  expect(table.look()).toMatchObject({ deal: 2, count: 3, start: 20, from: 20 });
});

describe("all orders of numbers are about equally frequent", () => {
  const TIMES = 6000;
  const frequencies = (cards: readonly string[], draw: (n: number) => number) => {
    const found = new Map<string, number>();
    for (let times = 0; times < TIMES; times += 1) {
      const order = Object.values(numbersFor(cards, draw)).join("");
      found.set(order, (found.get(order) ?? 0) + 1);
    }
    return found;
  };

  test.each([
    ["by chance that repeats", (chance: Chance) => (n: number) => chance.below(n)],
    ["by the browser's chance", () => drawn],
  ])("%s", (_, drawBy) => {
    const found = frequencies(["A", "B", "C"], drawBy(new Chance(7)));
    expect([...found.keys()].sort()).toEqual(["123", "132", "213", "231", "312", "321"]);
    // six standard deviations from a sixth
    for (const count of found.values())
      expect(Math.abs(count - TIMES / 6)).toBeLessThan(6 * Math.sqrt((TIMES * 5) / 36));
  });

  test("and the same draws give any cards the same numbers", () => {
    const numbersOf = (cards: readonly string[]) => {
      const chance = new Chance(8);
      return Object.values(numbersFor(cards, (n) => chance.below(n)));
    };
    expect(numbersOf(["A", "B", "C", "D"])).toEqual(numbersOf(["Q", "P", "Z", "Y"]));
  });
});
