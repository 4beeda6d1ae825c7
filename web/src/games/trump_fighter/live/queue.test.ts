import { describe, expect, test, vi } from "vitest";
import { Chance } from "../../../../testing/chance";
import { ActQueue, type QueuedAct } from "./queue";

const PAIRS = 2000;
const MOST = 0.52;

const act = (seat: number | null, at: number): QueuedAct => ({ seat, at, make: () => ({ do: "call" }) });

/** The acts as they come out of the queue. */
function ordered(queue: ActQueue, acts: readonly QueuedAct[]): [seat: number | null, at: number][] {
  for (const each of acts) queue.add(each);
  return acts.map(() => queue.take() ?? expect.fail("an act was lost")).map(({ seat, at }) => [seat, at]);
}

test("the earlier act comes first, even if it is reported late", () => {
  const told = [act(1, 12.5), act(0, 12.4), act(null, 12.4), act(0, 3)];
  expect(ordered(new ActQueue(), told)).toEqual([
    [0, 3],
    [null, 12.4],
    [0, 12.4],
    [1, 12.5],
  ]);
});

test("acts of one side at one time keep their order", () => {
  const queue = new ActQueue();
  const acts = [act(0, 5), act(0, 5), act(0, 5)];
  for (const each of acts) queue.add(each);
  expect(acts.map(() => queue.take())).toEqual(acts);
  expect([queue.take(), queue.first]).toEqual([undefined, undefined]);
});

describe("two calls at the same time", () => {
  test.each([0, 1, 8, 60])("give neither side an advantage: within %i ms", (spread) => {
    const chance = new Chance(spread);
    const queue = new ActQueue();
    const times = Array.from({ length: PAIRS / 2 }, () => [chance.next() * spread, chance.next() * spread] as const);
    // every pair of times comes with its mirror image
    const pairs = [...times, ...times.map(([one, other]) => [other, one] as const)];
    const first = [0, 0];
    pairs.forEach(([one, other], number) => {
      const acts = [act(0, 1000 + number + one), act(1, 1000 + number + other)];
      const [winner] = ordered(queue, chance.below(2) ? acts : acts.toReversed());
      first[winner?.[0] ?? expect.fail()] = (first[winner?.[0] ?? 0] ?? 0) + 1;
    });
    expect((first[0] ?? 0) + (first[1] ?? 0)).toBe(PAIRS);
    expect(Math.max(...first)).toBeLessThanOrEqual(MOST * PAIRS);
  });

  test("alternate in coming first if they always arrive in the same order", () => {
    const queue = new ActQueue();
    const first = Array.from({ length: PAIRS }, (_, at) => ordered(queue, [act(0, at), act(1, at)])[0]?.[0]);
    expect(first.filter((seat) => seat === 0)).toHaveLength(PAIRS / 2);
  });
});

test("acts that will not be carried out notify their callers", () => {
  const queue = new ActQueue();
  const done = vi.fn();
  queue.add({ ...act(0, 1), done });
  queue.add(act(1, 2));
  queue.clear();
  expect(done).toHaveBeenCalledOnce();
  expect(queue.take()).toBeUndefined();
});
