import { describe, expect, test, vi } from "vitest";
import { dealtOf } from "../saves/print";
import { textOf } from "../saves/record";
import { ID, matchOf, OVER, openPage, saveOf } from "../saves/saves.testing";

vi.mock("../door/client", () => ({
  DoorError: class extends Error {},
  loadMatch: async () => ({ match: "", over: false }),
  closeMatch: async () => undefined,
}));
vi.mock("../door/engine", () => ({ isReady: { value: true } }));

async function opened() {
  const page = await openPage();
  return { ...page, ...(await import("../saves/file")), ...(await import("./take-in")) };
}

const fileOf = (value: unknown) =>
  new File([typeof value === "string" ? value : JSON.stringify(value)], "matches.json");
const listing = (...matches: unknown[]) => ({ tefuda_matches: 1, matches });
const text = (steps: number, changes = {}) => textOf(matchOf(steps, changes));

describe("files that come in", () => {
  test.each([
    ["a list of one", listing(text(4))],
    ["a match alone, as local storage has it", text(4)],
    ["a bare save, such as other programs write", { ...saveOf(4), by: "another" }],
    ["a list of bare saves", listing(saveOf(4))],
    ["a match that says it is of another deal", text(4, { dealt: "theirs" })],
    ["a match of a revision that can't be counted on from", text(4, { revision: Number.MAX_SAFE_INTEGER })],
  ])("%s becomes a match of its own", async (_, value) => {
    const page = await opened();
    const imported = await page.takeFile(fileOf(value));
    const found = await page.readAll();
    expect([imported.added, found.map(({ log }) => log)]).toEqual([1, [saveOf(4).log]]);
    expect(found[0]?.head).toMatchObject({ revision: 1, dealt: dealtOf(saveOf(4)) });
    expect(found[0]?.head.id).not.toBe(ID);
  });

  test("parts that can't be read are counted, and the rest comes in", async () => {
    const page = await opened();
    const hostile = [
      { ...text(2), length: 9 },
      { ...text(2), seats: [] },
      "hello",
      null,
      [],
      { v: 7, save: saveOf(1) },
    ];
    const { added, unread } = await page.takeFile(fileOf(listing(text(2), ...hostile, text(7, OVER))));
    expect([added, unread]).toEqual([2, hostile.length]);
  });

  test.each([
    ["no-json", "hello"],
    ["no-json", "null"],
    ["no-json", "7"],
    ["no-match", {}],
    ["no-match", []],
    ["no-match", listing()],
    ["no-match", listing("hello", { ...text(2), deal: [] })],
    ["no-match", { tefuda_matches: 1, matches: {} }],
    ["no-match", { tefuda_matches: "2", matches: [text(1)] }],
    ["no-match", { ...saveOf(1), format: 2 }],
    ["no-match", { ...saveOf(1), options: { games: {} } }],
    ["no-match", { id: ID, gone: true, revision: 1, logRevision: 1, tab: "", touched: 5 }],
    ["newer", { tefuda_matches: 2, matches: [text(1)] }],
    ["unreleased", { tefuda: 1, matches: [{ v: 7, save: saveOf(1) }] }],
    ["unreleased", { v: 7, save: saveOf(1) }],
    ["too-many", listing(...Array.from({ length: 20_001 }, () => 0))],
  ])("are refused as %s: %.60j", async (code, value) => {
    const page = await opened();
    await expect(page.takeFile(fileOf(value))).rejects.toMatchObject({ code });
  });

  test("are refused unread if they are too big", async () => {
    const page = await opened();
    const file = fileOf(text(1));
    Object.defineProperty(file, "size", { value: page.MOST_BYTES + 1 });
    const read = vi.spyOn(file, "text");
    await expect(page.takeFile(file)).rejects.toMatchObject({ code: "too-big" });
    expect(read).not.toHaveBeenCalled();
  });
});
