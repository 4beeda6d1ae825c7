// The number of worlds follows the speed of a device.
import { expect, test } from "vitest";
import { BUDGET_MS, Effort } from "./effort";

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

/** The asked numbers of worlds: 20 of a device that is not measured yet, and no less than half of them. */
const askedOf = ({ asked }: Device) => asked.map((worlds) => worlds ?? "all").join(" ");

test.each([
  ["a quick device", new Device(2), 3, OWN, "20 all all all"],
  ["a device with time left after the first few", new Device(10), 1, OWN, "20 all"],
  ["a device that is far too slow", new Device(500), 2, OWN, "20 30"],
  ["a level with many worlds", new Device(500), 3, 200, "20 100 100 100"],
  ["an answer that few worlds settled", new Device(2, 0, 8), 1, OWN, "20"],
  ["a question without a choice, which measures nothing", new Device(2, 0, 0), 2, OWN, "20 30"],
  ["a level that uses no worlds", new Device(500), 2, 0, "20 all"],
])("the numbers of worlds follow %s", async (_, device, questions, own, asked) => {
  await device.ask(questions, { own });
  expect(askedOf(device)).toBe(asked);
});

test("a level that is not known to be slow is not limited", async () => {
  const device = new Device(500);
  await device.ask(2, { own: 0, mayBeSlow: false });
  expect(askedOf(device)).toBe("all all");
});

test.each([5, 12, 20, 25, 40])("at %d ms per world the very first answer comes in time", async (msPerWorld) => {
  expect(await new Device(msPerWorld).ask()).toBeLessThanOrEqual(BUDGET_MS);
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
  expect(askedOf(device)).toBe("20 all all 20 all");
});
