import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { Disk } from "../../testing/disk";
import type * as Door from "../door/client";
import type { Save, Status } from "../door/door";
import { entryOf, openPage, saveOf, statusAt } from "./saves.testing";

/** The rules refuse this entry, wherever it stands. */
const WRONG = { do: "wrong" };

class DoorError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly entry: number | null,
  ) {
    super(message);
  }
}

const loadMatch = vi.fn<(save: Save) => Promise<Status>>();
vi.mock("../door/client", () => ({ DoorError, loadMatch, rulesOf: () => 2 }) as unknown as typeof Door);

beforeEach(() => {
  loadMatch.mockReset().mockImplementation(async ({ log }) => {
    const entry = log.findIndex((each) => each.do === WRONG.do);
    if (entry >= 0) throw new DoorError("bad_save", `entry ${entry} breaks 2.3`, entry);
    return statusAt(log.length);
  });
});

async function opened(journal?: IDBFactory) {
  const page = await openPage(new Disk(), journal);
  return { ...page, ...(await import("./opening")), ...(await import("../engine/faults")) };
}

test("a match goes into the engine as it is stored", async () => {
  const page = await opened();
  const id = await page.create(saveOf(3), 1);
  expect(await page.openMatch(id)).toEqual(statusAt(3));
  expect(loadMatch).toHaveBeenCalledWith(saveOf(3));
  expect(page.wasCut.value).toBeNull();
});

test("a match is opened as the journal has it where that is newer", async () => {
  const journal = new IDBFactory();
  const killed = await opened(journal);
  const id = await killed.create(saveOf(3), 1);
  const page = await opened(journal);
  expect(page.saveOf(id)).toBeNull();
  expect(await page.openMatch(id)).toEqual(statusAt(3));
  expect(page.saveOf(id)).toEqual(saveOf(3));
});

test("a match is cut where the rules refuse it, and what it was is kept", async () => {
  const page = await opened();
  const save = saveOf(6);
  const id = await page.create({ ...save, log: [...save.log.slice(0, 4), WRONG, ...save.log.slice(4)] }, 1);
  expect((await page.openMatch(id)).log_length).toBe(4);
  expect(page.wasCut.value).toEqual({ id, entry: 4, reason: "entry 4 breaks 2.3" });
  expect(page.saveOf(id)).toEqual(saveOf(4));
  expect(JSON.parse(page.quarantine.value[0]?.text ?? "").save.log).toHaveLength(7);
  await page.append(id, entryOf(4), statusAt(5), 0, 4);
  expect(page.saveOf(id)).toEqual(saveOf(5));
});

test.each([
  ["under other rules is not cut, and why is said", 1, "other_rules: it ended under other rules than today's", 3],
  ["under the rules of today is cut as any other", 2, null, 2],
])("a match that ended %s", async (_, rules, reason, steps) => {
  const page = await opened();
  const id = await page.create({ ...saveOf(2), log: [entryOf(0), entryOf(1), WRONG] }, rules);
  const record = page.recordOf(id) ?? expect.fail();
  page.disk.setItem("tefuda:match:past", JSON.stringify({ ...JSON.parse(JSON.stringify(record)), v: 2, over: true }));
  const fault = await page.openMatch("past").then(
    () => null,
    (thrown: unknown) => page.reasonOf(thrown),
  );
  expect(fault).toBe(reason);
  expect(page.recordOf("past")?.save.log).toHaveLength(steps);
  expect(page.quarantine.value).toHaveLength(reason ? 0 : 1);
});

test("a match that is not kept whole is not cut, and why is said", async () => {
  const page = await opened();
  const id = await page.create({ ...saveOf(2), log: [WRONG] }, 1);
  page.disk.room = page.disk.used;
  const fault = await page.openMatch(id).catch((thrown: unknown) => thrown);
  expect(page.reasonOf(fault)).toBe("bad_save: entry 0 breaks 2.3");
  expect(page.saveOf(id)?.log).toEqual([WRONG]);
});

test.each([
  ["that is not there", null, "missing: no match is stored under this address"],
  ["of a newer page", '{"v":99}', "newer: a newer version of Tefuda has stored this match"],
  ["that is none", "hello", "missing: no match is stored under this address"],
])("a match %s is not opened, and why is said", async (_, text, wanted) => {
  const page = await opened();
  if (text !== null) page.disk.setItem("tefuda:match:m", text);
  const fault = await page.openMatch("m").catch((thrown: unknown) => thrown);
  expect(page.reasonOf(fault)).toBe(wanted);
  expect(loadMatch).not.toHaveBeenCalled();
});

test("what the door says of the whole match is no reason to cut it", async () => {
  const page = await opened();
  loadMatch.mockRejectedValue(new DoorError("bad_deal", "no such deal", null));
  const id = await page.create(saveOf(2), 1);
  await expect(page.openMatch(id)).rejects.toThrow("no such deal");
  expect(page.saveOf(id)).toEqual(saveOf(2));
});

test("a dead engine has a screen of its own, another tab's action is named, and other faults are thrown on", async () => {
  const page = await opened();
  expect(page.reasonOf(new page.EngineFault("died", "out of memory"))).toBeNull();
  expect(page.reasonOf(new page.Overwritten("m"))).toBe(page.OVERWRITTEN);
  expect(() => page.reasonOf(new TypeError("a fault of the page"))).toThrow(TypeError);
});
