import { beforeEach, describe, expect, test, vi } from "vitest";
import { Disk } from "../../testing/disk";
import type * as Door from "../door/client";
import type { Save } from "../door/door";
import { recordAround, toStored } from "./record";
import { firstRecord, openPage, saveOf, statusAt } from "./saves.testing";
import { sealed, sumOf } from "./slots";

class DoorError extends Error {}

const loadMatch = vi.fn(async ({ log }: Save) => {
  if (log.length === 13) throw new DoorError("the rules refuse it");
  return statusAt(log.length, log.length === 7);
});
const closeMatch = vi.fn(async (_: string) => undefined);
const lookOn = async () => ({ standing: [2, 0, 1] });
vi.mock("../door/client", () => ({ DoorError, loadMatch, closeMatch, lookOn }) as unknown as typeof Door);

/** What was given out: name and text of each file. */
let given: [string, string][];

beforeEach(() => {
  given = [];
  closeMatch.mockClear();
});

async function opened() {
  vi.doMock("./download", () => ({ download: (name: string, text: string) => given.push([name, text]) }));
  const page = await openPage(new Disk());
  return { ...page, ...(await import("./files")), ...(await import("./file-in")) };
}

const fileOf = (text: string) => new File([text], "matches.json");
const listing = (...matches: unknown[]) => JSON.stringify({ tefuda: 1, matches });
const stored = (steps: number) => toStored(recordAround(saveOf(steps)));

describe("matches given out", () => {
  test("one match comes back from its file as it was", async () => {
    const page = await opened();
    const id = await page.create(saveOf(3), 2);
    await page.rename(id, "Friday");
    await page.keepPlaySettings(id, { way: "keys" });
    const before = page.recordOf(id);
    expect(await page.exportMatch(id)).toBe(true);
    await page.deleteMatch(id);
    const [[name, text] = ["", ""]] = given;
    expect(name).toMatch(new RegExp(`^tefuda-${id}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
    expect(await page.importFile(fileOf(text))).toEqual({ added: 1, refused: [], newer: 0, unread: 0 });
    expect(page.allRecords()).toEqual([before]);
  });

  test("all matches come back from one file", async () => {
    const page = await opened();
    for (const steps of [1, 2, 7]) await page.create(saveOf(steps), 1);
    await page.exportAll();
    const all = page.allRecords().map(({ save }) => save.log.length);
    const again = await opened();
    expect(await again.importFile(fileOf(given[0]?.[1] ?? ""))).toMatchObject({ added: 3 });
    expect(
      again
        .allRecords()
        .map(({ save }) => save.log.length)
        .sort(),
    ).toEqual(all.sort());
    expect(again.matches.value.filter(({ over }) => over).map(({ steps }) => steps)).toEqual([7]);
    expect(closeMatch).toHaveBeenCalledTimes(3);
  });

  test("what lies in a match's place and is none is given out as it is", async () => {
    const page = await opened();
    page.disk.setItem("tefuda:match:m", "hello");
    await page.exportMatch("m");
    await page.exportMatch("nothing");
    expect(given.map(([, text]) => text)).toEqual(["hello", ""]);
  });
});

describe("the share sheet of a device with a finger", () => {
  const share = vi.fn();

  beforeEach(() => {
    vi.stubGlobal("navigator", { canShare: () => true, share: share.mockReset() });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
  });

  test("takes the file, and nothing is downloaded", async () => {
    const page = await opened();
    await page.create(saveOf(1), 1);
    expect(await page.exportAll()).toBe(true);
    expect(JSON.parse(await share.mock.calls[0]?.[0].files[0].text()).matches).toHaveLength(1);
    expect(given).toEqual([]);
  });

  test("that was closed leaves the matches where they are", async () => {
    share.mockRejectedValue(new DOMException("", "AbortError"));
    const page = await opened();
    expect(await page.exportAll()).toBe(false);
    expect(given).toEqual([]);
  });

  test("that fails gives way to a download", async () => {
    share.mockRejectedValue(new DOMException("", "NotAllowedError"));
    const page = await opened();
    expect(await page.exportAll()).toBe(true);
    expect(given).toHaveLength(1);
  });
});

test("how a match ended that comes in is what the engine says, whatever the file says", async () => {
  const page = await opened();
  const forged = { ...stored(7), over: false, outcome: { winners: [1], scores: [0, 99, 0] } };
  await page.importFile(fileOf(listing(forged)));
  const outcome = { winners: [], scores: [0, 0, 0], standing: [2, 0, 1] };
  expect(page.allRecords()).toMatchObject([{ over: true, outcome }]);
});

describe("files that come in", () => {
  test.each([
    ["a record of the first version", firstRecord(saveOf(4))],
    ["a record of today", JSON.stringify(stored(4))],
    ["a slot as it lies in a storage", ((text) => sealed(9, { text, sum: sumOf(text) }))(JSON.stringify(stored(4)))],
    ["a bare save, such as other programs write", JSON.stringify({ ...saveOf(4), by: "another" })],
    ["a list of one", listing(stored(4))],
  ])("%s becomes a match of its own", async (_, text) => {
    const page = await opened();
    expect(await page.importFile(fileOf(text))).toEqual({ added: 1, refused: [], newer: 0, unread: 0 });
    expect(page.allRecords().map(({ save }) => save)).toEqual([saveOf(4)]);
  });

  test("what the rules refuse, can't be read or is of a newer page is counted, and the rest comes in", async () => {
    const page = await opened();
    const text = listing(stored(2), stored(13), { v: 99 }, "hello", null, stored(7));
    expect(await page.importFile(fileOf(text))).toEqual({
      added: 2,
      refused: ["the rules refuse it"],
      newer: 1,
      unread: 2,
    });
    expect(page.matches.value.map(({ steps, over }) => [steps, over]).sort()).toEqual([
      [2, false],
      [7, true],
    ]);
  });

  test.each([
    ["no-json", "hello"],
    ["no-json", "null"],
    ["no-json", "7"],
    ["no-match", "{}"],
    ["no-match", "[]"],
    ["no-match", listing()],
    ["no-match", listing("hello")],
    ["newer", listing({ v: 99 })],
    ["newer", JSON.stringify({ tefuda: 2, matches: [stored(1)] })],
    ["too-many", listing(...Array.from({ length: 2001 }, () => 0))],
  ])("are refused as %s: %.30s", async (code, text) => {
    const page = await opened();
    await expect(page.importFile(fileOf(text))).rejects.toMatchObject({ code });
    expect(page.disk.length).toBe(0);
  });

  test("are refused where they are too big", async () => {
    const page = await opened();
    const file = fileOf("x");
    Object.defineProperty(file, "size", { value: page.MOST_BYTES + 1 });
    await expect(page.importFile(file)).rejects.toMatchObject({ code: "too-big" });
  });

  test("what came in before the engine died is listed, and the fault is thrown on", async () => {
    const page = await opened();
    loadMatch.mockImplementationOnce(async () => statusAt(1)).mockRejectedValueOnce(new Error("died"));
    await expect(page.importFile(fileOf(listing(stored(1), stored(2))))).rejects.toThrow("died");
    expect(page.matches.value).toHaveLength(1);
  });
});
