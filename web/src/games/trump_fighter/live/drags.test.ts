import { describe, expect, test } from "vitest";
import { Chance } from "../../../../testing/chance";
import { Drags, MOST_DRAG_MS, SLACK_PX } from "./drags";

const EVENTS = 4000;
const CARDS = [
  ["S3", "H9", "C4", "D4"],
  ["S5", "H5", "D2", "HK"],
] as const;

/** What fingers may drag, told once more in plain words: the tracker is held against this. */
class Hands {
  readonly held = new Map<number, { seat: number; card: string; since: number }>();

  begin(pointer: number, seat: number, card: string, since: number): boolean {
    if (this.held.has(pointer) || [...this.held.values()].some((each) => each.seat === seat)) return false;
    this.held.set(pointer, { seat, card, since });
    return true;
  }

  take(which: (held: { pointer: number; seat: number; since: number }) => boolean): string[] {
    const taken = [...this.held].filter(([pointer, held]) => which({ pointer, ...held }));
    for (const [pointer] of taken) this.held.delete(pointer);
    return taken.map(([, { card }]) => card).sort();
  }
}

const cardsOf = (drags: readonly { card: string }[]) => drags.map(({ card }) => card).sort();

/** One event, done by the tracker and by the hands; what each says of it. */
function event(drags: Drags, hands: Hands, chance: Chance, now: number): [unknown, unknown] {
  const [pointer, seat] = [chance.below(6), chance.below(2)];
  const card = chance.of(CARDS[seat] ?? []);
  const at = [chance.below(400), chance.below(800)] as const;
  switch (chance.of(["begin", "begin", "begin", "move", "end", "end", "of", "release", "expire", "expire"])) {
    case "begin":
      return [drags.begin(pointer, seat, card, at, now), hands.begin(pointer, seat, card, now)];
    case "move":
      return [drags.move(pointer, at)?.card, hands.held.get(pointer)?.card];
    case "end":
      return [cardsOf([drags.end(pointer) ?? []].flat()), hands.take((held) => held.pointer === pointer)];
    case "of":
      return [drags.of(seat)?.card, [...hands.held.values()].find((held) => held.seat === seat)?.card];
    case "release":
      return [cardsOf(drags.release(seat)), hands.take((held) => held.seat === seat)];
    default:
      return [cardsOf(drags.expire(now)), hands.take(({ since }) => now - since >= MOST_DRAG_MS)];
  }
}

test("any order of events leaves one card a hand, and none is lost", () => {
  const [drags, hands, chance] = [new Drags(), new Hands(), new Chance(5)];
  let begun = 0;
  for (let number = 0, now = 0; number < EVENTS; number += 1) {
    now += chance.below(400);
    const [answer, wanted] = event(drags, hands, chance, now);
    expect(answer, `event ${number}`).toEqual(wanted);
    begun += Number(answer === true);
  }
  expect(begun).toBeGreaterThan(EVENTS / 20);
});

describe("a finger on a card", () => {
  test("that trembles taps, and one that moves drags", () => {
    const drags = new Drags();
    drags.begin(1, 0, "S3", [100, 100], 0);
    expect(drags.move(1, [100 + SLACK_PX, 100])?.moved).toBe(false);
    expect(drags.move(1, [101 + SLACK_PX, 100])?.moved).toBe(true);
    expect(drags.move(1, [100, 100])).toMatchObject({ moved: true, at: [100, 100], from: [100, 100] });
  });

  test("lets it go after three seconds and not before", () => {
    const drags = new Drags();
    drags.begin(1, 0, "S3", [0, 0], 500);
    expect(drags.expire(3499)).toEqual([]);
    expect(cardsOf(drags.expire(3500))).toEqual(["S3"]);
    expect(drags.end(1)).toBeUndefined();
  });

  test("of either half goes back when all do", () => {
    const drags = new Drags();
    drags.begin(1, 0, "S3", [0, 0], 0);
    drags.begin(2, 1, "H5", [0, 0], 0);
    expect(cardsOf(drags.release())).toEqual(["H5", "S3"]);
    expect([drags.of(0), drags.of(1)]).toEqual([undefined, undefined]);
  });
});
