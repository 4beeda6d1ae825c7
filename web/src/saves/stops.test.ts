// A page stopped at any operation on the storage leaves every match as it was before or after.
import { describe, expect, test, vi } from "vitest";
import { Disk, type End, StoppingDisk, useDisk } from "../../testing/disk";
import { newer, refresh } from "./list";
import { allRecords } from "./records";
import { entryOf, firstRecord, openPage, type SavesPage, saveOf, statusAt } from "./saves.testing";

vi.setConfig({ testTimeout: 30_000 });

type Entries = [string, string][];
type Call = (page: SavesPage, id: string) => unknown;

const ID = "m";
const KEY = `tefuda:match:${ID}`;
const STEPS = 3;
const ENDS: readonly End[] = ["before", 0, 0.3, 0.99, "after", "refused"];

const append: Call = (page, id) => {
  const steps = page.saveOf(id)?.log.length ?? 0;
  return page.append(id, entryOf(steps), statusAt(steps + 1), 0, steps);
};

/** What the page does at one tap. */
const TAPS: Readonly<Record<string, readonly Call[]>> = {
  "an action": [append],
  "two actions": [append, append],
  "an action and its taking back": [append, (page, id) => page.takeBack(id, statusAt(STEPS), 0, 0)],
  "taking back": [(page, id) => page.takeBack(id, statusAt(STEPS - 1), 0, 0)],
  "a name": [(page, id) => page.rename(id, "Friday")],
  "a copy": [(page, id) => page.duplicate(id)],
  deletion: [(page, id) => page.deleteMatch(id)],
  "deletion and bringing back": [(page, id) => page.deleteMatch(id), (page) => page.restore()],
  "a cut": [(page, id) => page.cut(id, 1)],
  "play settings": [(page, id) => page.keepPlaySettings(id, { way: "keys", wins: [2, 0] })],
  quarantine: [(page, id) => page.putInQuarantine(id)],
  "another match": [(page) => page.create(saveOf(1, "Doro"), 3)],
};

/** How the match lies in the storage before. */
const LIES: Readonly<Record<string, (page: SavesPage) => unknown>> = {
  "as its first version": (page) => page.disk.setItem(KEY, firstRecord(saveOf(STEPS))),
  "in one slot": (page) => page.putInHand(ID, page.recordOf("made") ?? expect.fail()),
  "in both slots": async (page) => {
    await page.putInHand(ID, page.recordOf("made") ?? expect.fail());
    await page.append(ID, entryOf(STEPS), statusAt(STEPS + 1), 0, STEPS);
    await page.takeBack(ID, statusAt(STEPS), 0, 0);
  },
};

async function prepared(lay: (page: SavesPage) => void): Promise<Entries> {
  const page = await openPage(new Disk([["tefuda:match:made", firstRecord(saveOf(STEPS))]]));
  await lay(page);
  page.disk.removeItem("tefuda:match:made");
  return [...page.disk.texts];
}

async function run(entries: Entries, calls: readonly Call[], stop?: number, end?: End): Promise<StoppingDisk> {
  const page = await openPage(new StoppingDisk(entries, stop, end));
  for (const call of calls) {
    if (!page.disk.isStopped) await call(page, ID);
  }
  return page.disk;
}

/** The matches that a new page finds, whatever their moments and new ids are. One that only reads is always new. */
function found({ texts }: Disk): string[] {
  useDisk(new Disk(texts));
  refresh();
  expect(newer.value).toEqual([]);
  return allRecords()
    .map((record) => JSON.stringify({ ...record, touched: 0 }))
    .sort();
}

describe.each(Object.keys(LIES))("a match %s", (lies) => {
  test.each(Object.keys(TAPS))("%s: stopped anywhere, it is as before or after", async (tap) => {
    const entries = await prepared(LIES[lies] ?? expect.fail());
    const calls = TAPS[tap] ?? expect.fail();
    const whole: string[][] = [];
    for (let count = 0; count <= calls.length; count += 1) {
      whole.push(found(await run(entries, calls.slice(0, count))));
    }
    const { done } = await run(entries, calls);
    expect(done).toBeGreaterThan(0);
    for (let stop = 1; stop <= done; stop += 1) {
      for (const end of ENDS) {
        const left = await run(entries, calls, stop, end);
        expect(whole, `operation ${stop} of ${done}, ${end}`).toContainEqual(found(left));
      }
    }
  });
});

test.each(["no record at all", firstRecord(saveOf(2))])(
  "what is put aside is somewhere at every moment",
  async (text) => {
    for (let stop = 1; stop < 4; stop += 1) {
      for (const end of ENDS) {
        const { texts } = await run([[KEY, text]], [(page, id) => page.putInQuarantine(id)], stop, end);
        expect([...texts.values()], `operation ${stop}, ${end}`).toContain(text);
      }
    }
  },
);

test("an entry that no room is left for is named where it lies", async () => {
  const page = await openPage(new StoppingDisk([[KEY, "damaged"]], 1, "refused"));
  page.refresh();
  expect([...page.disk.texts]).toEqual([[KEY, "damaged"]]);
  expect(page.quarantine.value).toEqual([{ key: KEY, text: "damaged" }]);
});
