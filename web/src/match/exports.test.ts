// Matches that go out as files.
import { beforeEach, describe, expect, type Mock, test, vi } from "vitest";
import { ID, matchOf, OVER, openPage } from "../saves/saves.testing";

vi.mock("../door/client", () => ({ DoorError: class extends Error {} }));
vi.mock("../door/engine", () => ({ isReady: { value: true } }));

let given: File[];
let share: Mock<(_: ShareData) => Promise<void>>;

/** A device with a finger and a share sheet, which takes every file. */
beforeEach(() => {
  given = [];
  share = vi.fn(async ({ files }) => void given.push(...(files ?? [])));
  vi.stubGlobal("navigator", { canShare: () => true, share });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

async function opened() {
  const page = await openPage();
  return { ...page, ...(await import("./take-in")), ...(await import("../device/exports")) };
}

const JUDGED = { length: 3, points: [], turns: [] };

describe("matches given out", () => {
  test("one match comes back from its file as it was, under a name of its own", async () => {
    const page = await opened();
    await page.storeMatch({
      ...matchOf(3, { ...OVER, title: "Friday", settings: { way: "keys" } }),
      judgement: JUDGED,
    });
    const before = (await page.readMatch(ID)) ?? expect.fail();
    expect([await page.exportMatch(ID), await page.exportMatch("nothing")]).toEqual([true, false]);
    expect(given.map(({ name }) => name)).toEqual([`tefuda-${ID}-${page.today()}.json`]);
    const { matches, unread } = await page.readFile(given[0] ?? expect.fail());
    const [{ id, ...head } = { id: ID }] = matches.map((match) => match.head);
    expect([matches.length, unread]).toEqual([1, 0]);
    expect(id).not.toBe(ID);
    expect({ ...matches[0], head: { ...head, id: ID } }).toEqual({
      ...before,
      head: { ...before.head, revision: 0, logRevision: 0 },
    });
  });

  test("all matches, running and finished, come back from one file", async () => {
    const page = await opened();
    for (const steps of [1, 2, 7]) await page.storeMatch(matchOf(steps, steps === 7 ? OVER : {}, `m${steps}`));
    expect(await page.exportAll()).toBe(true);
    const { matches } = await page.readFile(given[0] ?? expect.fail());
    const kinds = matches.map(({ log, head }) => (head.over ? -log.length : log.length));
    expect([kinds.sort(), new Set(matches.map(({ head }) => head.id)).size]).toEqual([[-7, 1, 2], 3]);
  });

  test.each([
    ["that takes the file is enough", undefined, true, 0],
    ["that was closed leaves the matches where they are", "AbortError", false, 0],
    ["that fails gives way to a download", "NotAllowedError", true, 1],
  ])("a share sheet %s", async (_, fault, isOut, downloads) => {
    const page = await opened();
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    if (fault) share.mockRejectedValue(new DOMException("", fault));
    expect([await page.exportAll(), click.mock.calls.length]).toEqual([isOut, downloads]);
  });
});
