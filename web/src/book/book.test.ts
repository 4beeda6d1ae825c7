import { beforeEach, describe, expect, test } from "vitest";
import { Chance } from "../../testing/chance";
import { emptyStore, storedRow } from "../../testing/store";
import { nameKey } from "../saves/names";
import type { Changes } from "../saves/record";
import { openedPage } from "../saves/saves.testing";
import { type Aliases, joined, peopleAt, renamed } from "./aliases";
import { finished } from "./histories.testing";
import type { Result } from "./result";

const LETTERS = "ABCDEF".split("");
/** Names that are both an alias and the target of an alias. */
const inChains = (aliases: Aliases) => Object.values(aliases).filter((name) => Object.hasOwn(aliases, name));
const personOf = (name: string, aliases: Aliases) => peopleAt([name], aliases)[0];
const BOT = { level: "hard", face: "A" };

const opened = () =>
  openedPage(async () => ({
    ...(await import("./book")),
    ...(await import("../saves/aside")),
    ...(await import("../saves/opened")),
  }));

type Page = Awaited<ReturnType<typeof opened>>;
let page: Page;
let disk: Awaited<ReturnType<typeof emptyStore>>;

const now = (of: Page = page) => of.book.value;
const prints = (of: Page = page) =>
  of
    .allResults(now(of))
    .map(({ print }) => print)
    .sort();

/** Stores a finished match of so many entries. */
const store = (id: string, steps: number, changes: Changes = {}) => page.storeMatch(finished(id, steps, changes));

const resultOf = (print: string): Result => ({
  print,
  dealt: "",
  game: "a_game",
  deck: null,
  ended: 5,
  played: null,
  names: ["Aki", "Dai"],
  points: [1, null],
  places: [1, 2],
});

beforeEach(async () => {
  disk = await emptyStore();
  page = await opened();
});

describe("a result that counts", () => {
  test("is every finished match of people, and no other match", async () => {
    const outcome = { winners: [0], scores: [1, 0, 0], standing: [0, 1, 2] };
    await store("one", 1);
    await store("two", 2);
    await store("running", 3, { over: false, outcome: null });
    await store("bot", 4, { bots: [null, BOT, null] });
    await store("what-if", 5, { origin: { id: "one", step: 1, outcome } });
    await store("unknown", 6, { outcome: null });
    await store("linked", 7, { origin: { id: "link", step: 0, outcome } });
    await store("day-a_game-2026-11-23", 8);
    await store("practice-a_game-2026-11-23-x", 9);
    expect(page.allResults(now()).map(({ id }) => id)).toEqual(["two", "one"]);
    expect(page.allResults(now())[1]).toMatchObject({ ended: 1000, points: [9, 1, 3], places: [1, 3, 2] });
  });

  test("is the same for a match and all its copies, with the time of the first", async () => {
    await store("one", 1);
    await store("copy", 1, { touched: 99_000 });
    expect(page.allResults(now())).toMatchObject([{ id: "one", ended: 1000 }]);
  });

  test("is the first that the same people reach here with a deal", async () => {
    const ways = [3, 1, 2].map((ended) => finished(`way ${ended}`, 4, { touched: 1000 * ended, print: `p${ended}` }));
    for (const way of ways) await page.storeMatch(way);
    const others = finished("others", 4, { print: "others" }, ["Aki", "Ben 弁", "Dai"]);
    const swapped = finished("swapped", 4, { print: "swapped" }, ["Ben 弁", "Aki", "Chie"]);
    const options = finished("options", 4, { print: "options", options: { deck: "large" }, dealt: "another" });
    for (const match of [others, swapped, options]) await page.storeMatch(match);
    expect(prints()).toEqual(["options", "others", "p1", "swapped"]);
    await page.keepResults(["way 1", "way 3"]);
    await page.deleteMatches(["way 1", "way 3"]);
    expect(prints()).toEqual(["options", "others", "p1", "swapped"]);
  });

  test("excludes a match whose deal was opened before it ended, stored, deleted or imported", async () => {
    await store("one", 1);
    await store("two", 2);
    const { dealt } = page.headOf("two") ?? expect.fail();
    await page.openDeal(dealt);
    await page.storeMatch(finished("again", 2, { touched: Date.now() + 5, print: "again" }, ["Dai", "Emi"]));
    await page.takeIn(
      [
        { ...resultOf("theirs"), dealt, ended: Date.now() + 5 },
        { ...resultOf("before"), dealt },
      ],
      {},
    );
    const two = page.headOf("two")?.print;
    expect(prints()).toEqual([page.headOf("one")?.print, "before", two].sort());
    await page.keepResults(["again", "two"]);
    await page.deleteMatches(["again", "two"]);
    expect(prints()).toEqual([page.headOf("one")?.print, "before", two].sort());
  });

  test("excludes every match of a deal if one of them was excluded, whatever their results", async () => {
    for (const ended of [1, 2])
      await page.storeMatch(finished(`way ${ended}`, 4, { touched: ended, print: `p${ended}` }));
    await page.leaveOut("p1", true);
    expect(now().left.toSorted()).toEqual(["p1", "p2"]);
    await page.leaveOut("p2", false);
    expect(now().left).toEqual([]);
  });
});

describe("a match that is deleted", () => {
  async function deleteMatches(...ids: string[]): Promise<void> {
    await page.keepResults(ids);
    await page.deleteMatches(ids);
  }

  test("stays in the book as a line, once, also if it is restored", async () => {
    await store("one", 1);
    const before = page.allResults(now());
    await deleteMatches("one");
    expect(page.allResults(now())).toEqual(before.map((result) => ({ ...result, id: null })));
    expect(prints(await opened())).toEqual(prints());
    await page.restore();
    expect(page.allResults(now())).toEqual(before);
  });

  test("leaves the book if it is excluded", async () => {
    await store("one", 1);
    const [{ print } = resultOf("x")] = page.allResults(now());
    await page.leaveOut(print, true);
    await deleteMatches("one");
    expect(prints()).toEqual([]);
  });

  test("leaves no line if it does not count", async () => {
    await store("bot", 4, { bots: [null, BOT, null] });
    await store("running", 3, { over: false, outcome: null });
    await deleteMatches("bot", "running", "gone");
    expect([page.documents.value.has("book"), now().results]).toEqual([false, []]);
  });
});

describe("people", () => {
  const names = { Aki: "Akiko", Ako: "Akiko" };

  test("are renamed, and merged under an existing name", async () => {
    await page.renamePerson("Aki", "Akiko");
    await page.renamePerson("Ako", "Akiko");
    expect(now().aliases).toEqual(names);
    await page.renamePerson("Akiko", "Dai");
    expect(now().aliases).toEqual({ Aki: "Dai", Ako: "Dai", Akiko: "Dai" });
    await page.separate("Ako");
    expect(now().aliases).toEqual({ Aki: "Dai", Akiko: "Dai" });
    await page.renamePerson("Dai", "Aki");
    expect(now().aliases).toEqual({ Akiko: "Aki", Dai: "Aki" });
  });

  test.each(["__proto__", "constructor", "toString"])("may be called %s", async (name) => {
    await page.renamePerson(name, "Aki");
    expect(Object.entries(now(await opened()).aliases)).toEqual([[name, "Aki"]]);
    await page.renamePerson("Ben", name);
    expect(Object.entries(now(await opened()).aliases)).toEqual([["Ben", name]]);
  });

  test("are hidden and shown again", async () => {
    await page.hide("Aki", true);
    await page.hide("Aki", true);
    expect(now(await opened()).hidden).toEqual(["Aki"]);
    await page.hide("Aki", false);
    expect(now(await opened()).hidden).toEqual([]);
  });
});

describe("the book as it is stored", () => {
  test("has the changes of both of two tabs", async () => {
    const other = await opened();
    await page.hide("Aki", true);
    await other.hide("Ben", true);
    await page.hide("Chie", true);
    expect(now(await opened()).hidden).toEqual(["Aki", "Ben", "Chie"]);
  });

  test.each([
    ["a text", "hello"],
    ["a list", []],
    ["of other fields", { games: {} }],
    ["in part", { aliases: [["Aki"]], hidden: [], left: [], results: [] }],
  ])("that is none is set aside before it is written over: %s", async (_, value) => {
    disk.setItem("tefuda:1:doc:book", JSON.stringify({ revision: 5, value }));
    const next = await opened();
    expect(now(next)).toEqual({ aliases: {}, hidden: [], left: [], results: [] });
    await next.hide("Aki", true);
    expect(storedRow("aside:book", "documents")?.value).toBe(JSON.stringify(value));
    expect(now(await opened()).hidden).toEqual(["Aki"]);
  });

  test("omits rows that are not results, and keeps the others", async () => {
    const good = resultOf("m1");
    const bad = [
      { ...good, print: "m2", places: [2, 2] },
      { ...good, print: "m3", names: ["Aki", "Aki"] },
      { ...good, print: "m4", points: [1] },
      { ...good, print: "m 5" },
    ];
    await page.takeIn([good, ...bad], {});
    expect(prints()).toEqual(["m1"]);
  });
});

describe("an imported book", () => {
  test("does not change the existing entries", async () => {
    await page.renamePerson("Aki", "Akiko");
    await page.takeIn([resultOf("m1")], {});
    await page.leaveOut("m2", true);
    await page.takeIn([{ ...resultOf("m1"), points: [7, 7] }, resultOf("m2"), resultOf("m3")], {
      Aki: "Dai",
      Ben: "B",
    });
    expect(prints()).toEqual(["m1", "m3"]);
    expect(now().results[0]?.points).toEqual([1, null]);
    expect(now().aliases).toEqual({ Aki: "Akiko", Ben: "B" });
  });

  test("adds no second result of a deal that the same people have finished here", async () => {
    const mine = { ...resultOf("m1"), dealt: "d" };
    expect(await page.takeIn([mine], {})).toBe(1);
    expect(
      await page.takeIn(
        [
          { ...mine, print: "m2", ended: 1 },
          { ...mine, print: "m3", dealt: "e" },
        ],
        {},
      ),
    ).toBe(1);
    expect(prints()).toEqual(["m1", "m3"]);
  });

  test("renames no person who is known here by any name", async () => {
    await page.renamePerson("Aki", "Akiko");
    await page.takeIn([resultOf("m1")], {});
    await page.takeIn([resultOf("m2")], { Akiko: "X", Aki: "Y", Dai: "Z", Ako: "Aki", Emi: "Ako" });
    expect(now().aliases).toEqual({ Aki: "Akiko", Ako: "Akiko", Emi: "Akiko" });
  });

  test("never merges two people who have met, here or there", async () => {
    await page.takeIn([{ ...resultOf("m1"), names: ["Emi", "Ben"] }], {
      Aki: "Dai",
      Emi: "Ben",
      Eri: "Emi",
      Fuu: "Ben",
    });
    await page.takeIn([resultOf("m2")], { Aki: "Dai", Kei: "Aki", Kay: "Kei" });
    expect(now().aliases).toEqual({ Aki: "Dai", Eri: "Emi", Fuu: "Ben", Kei: "Dai", Kay: "Dai" });
  });

  test("recognizes people by any spelling of their names", async () => {
    await page.takeIn([{ ...resultOf("m1"), names: ["ＡＫＩ", "Ben"] }], { Kay: "Kei" });
    await page.takeIn([resultOf("m2")], { aki: "Dai", Eri: "kay" });
    expect(now().aliases).toEqual({ Kay: "Kei", Eri: "Kei" });
    await page.hide("Aki", true);
    expect([page.isHidden("aki"), page.isHidden("Ben")]).toEqual([true, false]);
    await page.hide("AKI", false);
    expect(now().hidden).toEqual([]);
  });

  test("at random, after random renamings, leaves no alias of an alias, and all known people unchanged", () => {
    const chance = new Chance(5);
    const random = () => Object.fromEntries(LETTERS.slice(chance.below(6)).map((name) => [name, chance.of(LETTERS)]));
    for (let turn = 0; turn < 2000; turn += 1) {
      const own = Object.entries(random()).reduce((all, [from, to]) => renamed(all, from, to), {} as Aliases);
      expect(inChains(own)).toEqual([]);
      const known = new Set([...Object.entries(own).flat(), chance.of(LETTERS)].map(nameKey));
      const tables = [[chance.of(LETTERS.slice(0, 3)), chance.of(LETTERS.slice(3))]];
      const before = tables.map((names) => new Set(names.map((name) => personOf(name, own))).size);
      const all = joined(own, random(), known, tables);
      expect(inChains(all)).toEqual([]);
      expect([...known].map((name) => personOf(name, all))).toEqual([...known].map((name) => personOf(name, own)));
      expect(tables.map((names) => new Set(names.map((name) => personOf(name, all))).size)).toEqual(before);
      for (const names of tables) expect(new Set(peopleAt(names, all)).size).toBe(2);
    }
  });
});

describe("a book with the maximum number of names", () => {
  const MANY = Object.fromEntries(Array.from({ length: 1000 }, (_, number) => [`from ${number}`, `to ${number}`]));

  test("imports no file that brings more of them, and stays unchanged", async () => {
    await page.takeIn([resultOf("m1")], {});
    await page.renamePerson("Aki", "Akiko");
    const before = now();
    await expect(page.takeIn([resultOf("m2")], MANY)).rejects.toBeInstanceOf(page.BookFull);
    expect(now()).toEqual(before);
    expect(now(await opened())).toEqual(before);
  });

  test("accepts no other one, and stays unchanged", async () => {
    await page.takeIn([resultOf("m1")], MANY);
    const before = now();
    await expect(page.renamePerson("Aki", "Akiko")).rejects.toBeInstanceOf(page.BookFull);
    expect(now(await opened())).toEqual(before);
    await page.separate("from 7");
    await page.renamePerson("Aki", "Akiko");
    expect(now(await opened()).aliases).toMatchObject({ Aki: "Akiko" });
  });

  test("shows the first hidden person again if too many are hidden", async () => {
    const names = Object.keys(MANY);
    for (const name of names) await page.hide(name, true);
    await page.hide("Aki", true);
    expect(now(await opened()).hidden).toEqual([...names.slice(1), "Aki"]);
  });
});
