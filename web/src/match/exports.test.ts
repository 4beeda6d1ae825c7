// Matches that go out as files.
import { beforeEach, describe, expect, type Mock, test, vi } from "vitest";
import { today } from "../device/dates";
import type { Save } from "../door/door";
import { ID, matchOf, newPlace, OVER, openPage, outage } from "../saves/saves.testing";

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

/** A phone, with a share sheet that takes files of these types. */
function onPhone(...types: string[]): void {
  vi.stubGlobal("navigator", {
    canShare: ({ files }: ShareData) => files?.every(({ type }) => types.includes(type)),
    share,
  });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
}

/** Collects the files that the browser saves. */
beforeEach(() => {
  given = [];
  share = vi.fn(async ({ files }) => void given.push(...(files ?? [])));
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${given.push(file as File)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
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

describe("exported matches", () => {
  test("one match comes back from its file unchanged, under a new id", async () => {
    const page = await opened();
    await page.storeMatch({
      ...matchOf(7, { ...OVER, title: "Friday", settings: { way: "keys" } }),
      judgement: JUDGED,
    });
    const before = (await page.readMatch(ID)) ?? expect.fail();
    const isThere = page.exportMatch(ID);
    await vi.waitFor(() => expect(page.outgoing.value?.name).toBe(`tefuda-${ID}-${today()}.json`));
    page.outgoing.value?.settle(true);
    expect([await isThere, await page.exportMatch("nothing")]).toEqual([true, false]);
    expect(given.map(({ name }) => name)).toEqual([`tefuda-${ID}-${today()}.json`]);
    const { imported, found } = await takenIn();
    const { head, ...rest } = found[0] ?? expect.fail();
    const { head: was, ...whole } = before;
    expect([imported.added, imported.unread, head.id === ID]).toEqual([1, 0, false]);
    expect(rest).toEqual(whole);
    const own = { id: head.id, print: head.print, tab: head.tab };
    expect(head).toEqual({ ...was, ...own, revision: 1, logRevision: 0 });
  });

  test("a second file takes the place of one that was not confirmed", async () => {
    const page = await opened();
    const first = page.handOver("a", "{}");
    void page.handOver("b", "{}");
    expect([await first, page.outgoing.value?.name]).toEqual([false, "b.json"]);
  });

  test.each([
    ["JSON too", ["application/json", "text/plain"], "a.json"],
    ["no JSON, as text", ["text/plain"], "a.txt"],
  ])("a phone that sends %s can save or send it, as its owner likes", async (_, types, name) => {
    onPhone(...types);
    const page = await opened();
    void page.handOver("a", "{}");
    expect([page.outgoing.value?.canSend, given]).toEqual([true, []]);
    await page.outgoing.value?.send();
    page.outgoing.value?.save();
    expect(given.map((file) => file.name)).toEqual([name, "a.json"]);
  });
});

describe("a backup", () => {
  /** A device with a finished match in the database, on which a backup is made; it has arrived. */
  async function backedUp(isOut: boolean) {
    const before = await opened();
    await before.storeMatch(matchOf(7, OVER));
    const page = await opened(before.place);
    const back = isOut ? outage() : () => undefined;
    const isThere = page.exportAll();
    await vi.waitFor(() => expect(page.outgoing.value).not.toBeNull());
    const { isWhole, text } = page.outgoing.value ?? expect.fail();
    page.outgoing.value?.settle(true);
    await isThere;
    back();
    const matches = JSON.parse(text).matches.length;
    return { page, state: [isWhole, matches, before.place.disk.getItem("tefuda:1:backup-at") !== null] };
  }

  test("reads the database first, and counts as one", async () => {
    expect((await backedUp(false)).state).toEqual([true, 1, true]);
  });

  test("of which the database has not answered is named as not complete, and does not silence the reminder", async () => {
    expect((await backedUp(true)).state).toEqual([false, 0, false]);
  });

  test("is imported while the database can't be read, and that nothing was compared is told", async () => {
    const { page } = await backedUp(false);
    const next = await opened(page.place);
    outage();
    expect((await next.takeFile(given.at(-1) ?? expect.fail())).isChecked).toBe(false);
  });
});
