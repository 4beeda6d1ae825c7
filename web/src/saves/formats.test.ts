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
  // not every game has hints, which came with that version
  expect(gamesOf("v4").length).toBeGreaterThan(0);
  expect(gamesOf("v1")).toEqual(expect.arrayContaining(gamesOf("v4")));
  // what-ifs came with that one
  expect(gamesOf("v5")).toEqual(gamesOf("v4"));
  // with that one finished matches are packed
  expect(gamesOf("v6")).toEqual(gamesOf("v1"));
  expect(names).toHaveLength(4 * gamesOf("v1").length + 2 * gamesOf("v4").length);
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
      played: after?.played,
      seen: [steps, ...before.seen.slice(1)],
      save: { ...before.save, log: [...before.save.log, entryOf(steps)] },
    });
  });
});
