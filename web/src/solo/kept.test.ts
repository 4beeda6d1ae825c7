import { beforeEach, describe, expect, test } from "vitest";
import { emptyStore, storedRow } from "../../testing/store";
import type { Changes } from "../saves/record";
import { openedPage } from "../saves/saves.testing";
import { alone, solosOf } from "./solos.testing";

const opened = () => openedPage(async () => ({ ...(await import("./kept")), ...(await import("../saves/opened")) }));

type Page = Awaited<ReturnType<typeof opened>>;
let page: Page;

const store = (id: string, steps: number, changes: Changes = {}) => page.storeMatch(alone(id, steps, changes));
const prints = (of: Page = page) => of.allSolos().map(({ print }) => print);

async function deleteMatches(...ids: string[]): Promise<void> {
  await page.keepSolos(ids);
  await page.deleteMatches(ids);
}

beforeEach(async () => {
  await emptyStore();
  page = await opened();
});

describe("the record", () => {
  test("has the finished matches in the order in which they ended, and stores nothing of these", async () => {
    await store("two", 2);
    await store("one", 1);
    await store("running", 3, { over: false, outcome: null });
    expect(page.allSolos().map(({ id, ended }) => [id, ended])).toEqual([
      ["one", 1000],
      ["two", 2000],
    ]);
    expect(page.documents.value.has("solo")).toBe(false);
  });

  test("keeps the results of deleted matches, once, also if one is restored", async () => {
    await store("one", 1);
    await store("two", 2);
    const before = page.allSolos();
    await deleteMatches("one", "two");
    expect(page.allSolos()).toEqual(before.map((solo) => ({ ...solo, id: null })));
    await page.restore();
    expect(page.allSolos().map(({ id }) => id)).toEqual([null, "two"]);
    await deleteMatches("two");
    expect(prints()).toEqual(before.map(({ print }) => print));
  });

  test("keeps nothing of deleted matches that do not count", async () => {
    await store("running", 3, { over: false, outcome: null });
    await store("people", 4, { bots: [null, null, null] });
    await deleteMatches("running", "people", "gone");
    expect(page.documents.value.has("solo")).toBe(false);
  });

  test("has one result of a deal, the one that ended first", async () => {
    for (const ended of [3, 1, 2]) await store(`way ${ended}`, 4, { touched: ended, print: `p${ended}` });
    expect(prints()).toEqual(["p1"]);
    await deleteMatches("way 1");
    expect(prints()).toEqual(["p1"]);
  });

  test("excludes an imported result whose deal was seen here before its end", async () => {
    await page.openDeal("d0");
    await page.takeInSolos(solosOf({ ended: Date.now() + 5 }, { ended: Date.now() + 5 }));
    expect(prints()).toEqual(["m1"]);
  });

  test("has the changes of both of two tabs", async () => {
    const other = await opened();
    const [one, two, three] = solosOf({}, {}, {});
    for (const [tab, solo] of [
      [page, one],
      [other, two],
      [page, three],
    ] as const)
      await tab.takeInSolos(solo ? [solo] : []);
    expect(prints(await opened())).toEqual(["m0", "m1", "m2"]);
  });
});

describe("an imported record", () => {
  test("adds no match that is stored or kept here, and changes no result", async () => {
    await store("one", 1);
    await store("two", 2);
    await deleteMatches("two");
    const here = page.allSolos();
    const theirs = here.map(({ id: _, ...solo }) => ({ ...solo, points: 77 }));
    const sameDeals = theirs.map((solo) => ({ ...solo, print: `${solo.print}-x`, ended: 1 }));
    expect(await page.takeInSolos([...theirs, ...sameDeals])).toBe(0);
    expect(page.allSolos()).toEqual(here);
  });

  test("of a backup is added once, without the rows that are none", async () => {
    await page.takeInSolos(solosOf({}, { points: 4 }));
    const row = storedRow("solo", "documents") ?? expect.fail();
    const { results } = row.value as { results: unknown[] };
    await emptyStore();
    const other = await opened();
    for (const _ of [1, 2]) expect(await other.joinSolos({ results: [...results, [], 7, ["m9"]] })).toBe(true);
    expect(other.allSolos()).toEqual(page.allSolos());
    expect(await other.joinSolos({ results: 7 })).toBe(false);
  });

  test("beyond the greatest size replaces the results that came first", async () => {
    const many = solosOf(...Array.from({ length: 5001 }, () => ({})));
    await page.takeInSolos(many.slice(0, 5000));
    expect(await page.takeInSolos(many.slice(5000))).toBe(1);
    expect(prints(await opened())).toEqual(many.slice(1).map(({ print }) => print));
  });
});
