// Every format that a page has ever stored is read, and can be gone on from.
import { describe, expect, test } from "vitest";
import { Disk } from "../../testing/disk";
import { entryOf, openPage, statusAt } from "./saves.testing";
import { unsealed } from "./slots";

/** Kept under the version that they bear: what pages of it left in the storage, by game. */
const entries: Record<string, Record<string, string>> = import.meta.glob("../../../e2e/fixtures/storage/*/*.json", {
  eager: true,
  import: "default",
});
const names = Object.keys(entries);

test("there are records of all versions, and of the same games", () => {
  const gamesOf = (version: string) =>
    names.filter((name) => name.includes(`/${version}/`)).map((name) => name.split("/").at(-1));
  expect(gamesOf("v1").length).toBeGreaterThan(0);
  expect(gamesOf("v2")).toEqual(gamesOf("v1"));
  expect(gamesOf("v3")).toEqual(gamesOf("v1"));
  // a game that came later is in the versions from then on
  // not every game has hints, which came with that version
  expect(gamesOf("v4").length).toBeGreaterThan(0);
  expect(gamesOf("v1")).toEqual(expect.arrayContaining(gamesOf("v4")));
  // what-ifs came with that one
  expect(gamesOf("v5")).toEqual(gamesOf("v4"));
  // with that one finished matches are packed
  expect(gamesOf("v6")).toEqual(expect.arrayContaining(gamesOf("v1")));
  // in that one the machine has judged them
  expect(gamesOf("v7")).toEqual(expect.arrayContaining(gamesOf("v4")));
});

describe.each(names)("%s", (name) => {
  const stored = entries[name] ?? {};

  test("is listed, and is the newest of what lies there", async () => {
    const page = await openPage(new Disk(Object.entries(stored)));
    page.refresh();
    const [match] = page.matches.value;
    const texts = Object.values(stored).map((text) => JSON.parse(unsealed(text)?.text ?? text));
    expect(page.matches.value).toHaveLength(1);
    expect(match?.steps).toBe(Math.max(...texts.map((text) => text.packed?.steps ?? text.save.log.length)));
    expect(page.quarantine.value).toEqual([]);
    expect(Object.fromEntries(page.disk.texts)).toEqual(stored);
  });

  test("goes on, and a new page finds it so", async () => {
    const page = await openPage(new Disk(Object.entries(stored)));
    page.refresh();
    const { id, steps } = page.matches.value[0] ?? expect.fail();
    const before = page.recordOf(id) ?? expect.fail();
    await page.append(id, entryOf(steps), statusAt(steps + 1), 0, steps);
    const after = (await openPage(page.disk)).recordOf(id);
    expect(after).toEqual({
      ...before,
      touched: after?.touched,
      over: false,
      outcome: null,
      judged: null,
      played: after?.played,
      seen: [steps, ...before.seen.slice(1)],
      save: { ...before.save, log: [...before.save.log, entryOf(steps)] },
    });
  });
});

/** What pages left in the storage beside matches, by document and version. */
const documents: Record<string, Record<string, string>> = import.meta.glob("../../../e2e/fixtures/documents/*.json", {
  eager: true,
  import: "default",
});
const documentsOf = (name: string) => Object.entries(documents).filter(([path]) => path.includes(`/${name}-v`));

test.each(documentsOf("book"))("%s is read, and what is changed is added to it", async (_, stored) => {
  const disk = new Disk(Object.entries(stored));
  await openPage(disk);
  const { book, hide, readBook } = await import("./book");
  readBook();
  const before = book.value;
  expect(before).toMatchObject({
    aliases: { Ako: "Aki" },
    hidden: ["Chie"],
    left: [expect.any(String)],
    results: [{ names: ["Aki", "Ben"], places: [1, 2] }],
  });
  await hide("Dai", true);
  await openPage(disk);
  const next = await import("./book");
  next.readBook();
  expect(next.book.value).toEqual({ ...(before as object), hidden: ["Chie", "Dai"] });
});

test.each(documentsOf("days"))("%s is read, and what is played is added to it", async (path, stored) => {
  const games = Object.values(stored).flatMap((text) => Object.keys(JSON.parse(unsealed(text)?.text ?? "").games));
  const [played, begun] = [...new Set([...games, "another"])].map((game) => ({ game, date: "2026-11-23" }));
  if (!played || !begun) expect.fail();
  const disk = new Disk(Object.entries(stored));
  await openPage(disk);
  const days = await import("./day-book");
  const result = days.resultOf(played);
  expect([days.isPlayed(played), days.isPlayed(begun), result?.points]).toEqual([true, false, expect.any(Number)]);
  // the first version noted no beginning
  expect(days.wasBegun(begun)).toBe(!path.endsWith("-v1.json"));
  await days.note({ ...played, date: "2026-11-24" }, { won: false, points: 1 });
  await openPage(disk);
  const next = await import("./day-book");
  expect(next.streakOf(played.game, "2026-11-24")).toEqual({ now: 2, best: 2 });
  expect([next.resultOf(played), next.wasBegun(begun)]).toEqual([result, !path.endsWith("-v1.json")]);
});

test("there are documents of all kinds", () => {
  expect([documentsOf("book"), documentsOf("days")].map(({ length }) => length)).toEqual([1, 2]);
});
