// The number of worlds follows the speed of a device.
import { expect, test } from "vitest";
import { BUDGET_MS, Effort, LEAST_SHARE, LEAST_WORLDS } from "./effort";

const OWN = 60;
const KIND = "a_game hard";

/** A device with fixed milliseconds per world, and per question in addition. */
class Device {
  readonly asked: (number | undefined)[] = [];
  private time = 0;
  private readonly effort = new Effort(() => this.time);

  constructor(
    public msPerWorld: number,
    public msBeside = 0,
    /** After so many worlds the matter is settled. */
    public settledAfter = Number.POSITIVE_INFINITY,
  ) {}

  /** Ask so many questions, and return how long the last one took. */
  async ask(questions = 1, { own = OWN, kind = KIND, mayBeSlow = true } = {}): Promise<number> {
    let begun = this.time;
    for (let number = 0; number < questions; number += 1) {
      begun = this.time;
      await this.effort.spend(kind, mayBeSlow, async (worlds) => {
        this.asked.push(worlds);
        const spent = Math.min(worlds ?? own, this.settledAfter);
        this.time += spent * this.msPerWorld + this.msBeside;
        return { spent, worlds: own };
      });
    }
    return this.time - begun;
  }
}

test("a quick device gets a first question for few worlds, then only for all", async () => {
  const device = new Device(2);
  await device.ask(3);
  expect(device.asked).toEqual([LEAST_WORLDS, undefined, undefined, undefined]);
});

test.each([5, 12, 20, 25, 40])("at %d ms per world the very first answer comes in time", async (msPerWorld) => {
  expect(await new Device(msPerWorld).ask()).toBeLessThanOrEqual(BUDGET_MS);
});

test("a device that is far too slow is asked for the minimum, once", async () => {
  const device = new Device(500);
  await device.ask(2);
  expect(device.asked).toEqual([LEAST_WORLDS, OWN * LEAST_SHARE]);
});

test("a level with many worlds is never asked for less than its share of them", async () => {
  const device = new Device(500);
  await device.ask(3, { own: 200 });
  expect(device.asked.slice(1)).toEqual([200 * LEAST_SHARE, 200 * LEAST_SHARE, 200 * LEAST_SHARE]);
});

test("the first question is repeated if time is left for many more worlds", async () => {
  const device = new Device(10);
  await device.ask();
  expect(device.asked).toEqual([LEAST_WORLDS, undefined]);
});

test("later answers take all the available time, and no more", async () => {
  const device = new Device(20);
  expect(await device.ask(2)).toBe(BUDGET_MS);
});

test("a question's fixed time weighs less with every answer", async () => {
  const device = new Device(10, 200);
  await device.ask(20);
  const last = device.asked.at(-1) ?? OWN;
  expect(last * 10 + 200).toBeGreaterThan(0.9 * BUDGET_MS);
  expect(last * 10 + 200).toBeLessThanOrEqual(BUDGET_MS);
});

test("an answer that was settled with few worlds is good enough", async () => {
  const device = new Device(2, 0, 8);
  await device.ask();
  expect(device.asked).toEqual([LEAST_WORLDS]);
});

test("a question without a choice does not measure the device", async () => {
  const device = new Device(2, 0, 0);
  await device.ask(2);
  expect(device.asked).toEqual([LEAST_WORLDS, OWN * LEAST_SHARE]);
});

test("a device that has become quick is asked for all worlds again", async () => {
  const device = new Device(50);
  await device.ask(3);
  device.msPerWorld = 5;
  await device.ask(20);
  expect(device.asked.at(-1)).toBeUndefined();
});

test("a device that has become slow, or a question that is harder, counts at once", async () => {
  const device = new Device(5);
  await device.ask(3);
  device.msPerWorld = 25;
  await device.ask();
  expect(await device.ask()).toBeLessThanOrEqual(BUDGET_MS);
});

test("the measure of one game is not used for another", async () => {
  const device = new Device(2);
  await device.ask(2);
  await device.ask(1, { kind: "another hard" });
  expect(device.asked.slice(-2)).toEqual([LEAST_WORLDS, undefined]);
});

test("a level that is not known to be slow is not limited", async () => {
  const device = new Device(500);
  await device.ask(2, { own: 0, mayBeSlow: false });
  expect(device.asked).toEqual([undefined, undefined]);
});

test("a level that uses no worlds is not limited after its first answer", async () => {
  const device = new Device(500);
  await device.ask(2, { own: 0 });
  expect(device.asked).toEqual([LEAST_WORLDS, undefined]);
});
