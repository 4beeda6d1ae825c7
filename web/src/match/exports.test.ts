// Matches that go out as files.
import { beforeEach, describe, expect, type Mock, test, vi } from "vitest";
import type { Save } from "../door/door";
import { ID, matchOf, newPlace, OVER, openPage } from "../saves/saves.testing";

const RESULT = vi.hoisted(() => ({ winners: [1], scores: [1, 9, 3] }));

vi.mock("../door/client", () => ({
  DoorError: class extends Error {},
  loadMatch: async ({ log }: Save) => ({ match: "", over: log.length === 7, ...RESULT, log_length: log.length }),
  viewOf: async () => ({ standing: [1, 2, 0] }),
  closeMatch: async () => undefined,
}));
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

async function opened(place = newPlace()) {
  const page = await openPage(place);
  return {
    ...page,
    ...(await import("../saves/file")),
    ...(await import("./take-in")),
    ...(await import("../device/exports")),
  };
}

const JUDGED = { length: 7, points: [], turns: [] };

/** The matches of a file on another device. */
async function takenIn() {
  const other = await opened();
  const imported = await other.takeFile(given[0] ?? expect.fail());
  return { imported, found: await other.readAll() };
}

describe("matches given out", () => {
  test("one match comes back from its file as it was, under a name of its own", async () => {
    const page = await opened();
    await page.storeMatch({
      ...matchOf(7, { ...OVER, title: "Friday", settings: { way: "keys" } }),
      judgement: JUDGED,
    });
    const before = (await page.readMatch(ID)) ?? expect.fail();
    expect([await page.exportMatch(ID), await page.exportMatch("nothing")]).toEqual([true, false]);
    expect(given.map(({ name }) => name)).toEqual([`tefuda-${ID}-${page.today()}.json`]);
    const { imported, found } = await takenIn();
    const { head, ...rest } = found[0] ?? expect.fail();
    const { head: was, ...whole } = before;
    expect([imported.added, imported.unread, head.id === ID]).toEqual([1, 0, false]);
    expect(rest).toEqual(whole);
    const own = { id: head.id, print: head.print, tab: head.tab };
    expect(head).toEqual({ ...was, ...own, revision: 1, logRevision: 0 });
  });

  test("all matches, running and finished, come back from one file", async () => {
    const page = await opened();
    for (const start of [1, 2, 7])
      await page.storeMatch({ ...matchOf(start, start === 7 ? OVER : {}, `m${start}`), deal: { start } });
    expect(await page.exportAll()).toBe(true);
    const { found } = await takenIn();
    const kinds = found.map(({ log, head }) => (head.over ? -log.length : log.length));
    expect([kinds.sort(), new Set(found.map(({ head }) => head.id)).size]).toEqual([[-7, 1, 2], 3]);
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
