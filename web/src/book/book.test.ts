import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test } from "vitest";
import { Chance } from "../../testing/chance";
import { Disk } from "../../testing/disk";
import { recordAround, toStored } from "../saves/record";
import { type Aliases, joined, peopleAt, personOf, renamed } from "./aliases";
import type { Book } from "./book";
import type { Result } from "./result";
import { entryOf, openPage, saveOf, statusAt } from "./saves.testing";

const LETTERS = "ABCDEF".split("");
/** Names that stand for another one, and that another one stands for. */
const inChains = (aliases: Aliases) => Object.values(aliases).filter((name) => Object.hasOwn(aliases, name));
const MACHINE = { level: "hard", face: "A" };

let disk: Disk;
let journal: IDBFactory;

async function opened() {
  const page = await openPage(disk, journal);
  const book = await import("./book");
  book.readBook();
  page.refresh();
  return { ...page, ...book };
}

type Page = Awaited<ReturnType<typeof opened>>;
let page: Page;

const now = (of: Page = page): Book => (of.book.value === "newer" ? expect.fail() : of.book.value);
const prints = (of: Page = page) =>
  of
    .allResults(now(of))
    .map(({ print }) => print)
    .sort();

/** Store a match of so many entries. */
function store(id: string, steps: number, fields: object = {}): void {
  const outcome = { winners: [0], scores: [9, 1, 3], standing: [0, 2, 1] };
  const record = { ...recordAround(saveOf(steps)), touched: 1000 * steps, over: true, outcome, ...fields };
  disk.setItem(`tefuda:match:${id}`, JSON.stringify(toStored(record)));
}

const resultOf = (print: string): Result => ({
  print,
  game: "a_game",
  deck: null,
  ended: 5,
  played: null,
  names: ["Aki", "Dai"],
  points: [1, null],
  places: [1, 2],
});

beforeEach(async () => {
  disk = new Disk();
  journal = new IDBFactory();
  page = await opened();
});

describe("what counts", () => {
  test("is every finished match of people, and nothing else", async () => {
    store("one", 1);
    store("two", 2);
    store("running", 3, { over: false, outcome: null });
    store("machine", 4, { machines: [null, MACHINE, null] });
    store("what-if", 5, { origin: { id: "one", step: 1, outcome: { winners: [0], scores: [1] } } });
    store("unknown", 6, { outcome: null });
    store("linked", 7, { origin: { id: "link", step: 0, outcome: { winners: [], scores: [] } } });
    page.refresh();
    expect(page.allResults(now()).map(({ id }) => id)).toEqual(["two", "one"]);
    expect(page.allResults(now())[1]).toMatchObject({ ended: 1000, points: [9, 1, 3], places: [1, 3, 2] });
  });

  test("is a match once, however often it is copied, at the time of the first", async () => {
    store("one", 1);
    store("copy", 1, { touched: 99_000 });
    page.refresh();
    expect(page.allResults(now())).toMatchObject([{ id: "one", ended: 1000 }]);
  });
});

test("a deal that came by a link counts for nobody, whoever plays it to its end", async () => {
  const id = await page.playLinked(saveOf(0), 1);
  await page.append(id, entryOf(0), { ...statusAt(1, true), winners: [0], scores: [5, 3, 1] }, 0, 0);
  const next = await opened();
  expect(next.matches.value).toMatchObject([{ id, over: true, isLinked: true, result: { points: [5, 3, 1] } }]);
  expect(prints(next)).toEqual([]);
  await next.deleteMatch(id);
  expect(prints(next)).toEqual([]);
});

test("a match that came by a link is kept once, to be gone through, and counts for nobody", async () => {
  const save = saveOf(3);
  const id = await page.keepLinked(save, 1, { winners: [0], scores: [5, 3, 1] });
  expect(await page.keepLinked(save, 1, { winners: [0], scores: [5, 3, 1] })).toBe(id);
  const next = await opened();
  expect(next.matches.value).toMatchObject([{ id, over: true, isLinked: true, steps: 3 }]);
  expect(next.recordOf(id)).toMatchObject({ save, seen: [3, 3, 3] });
  expect(prints(next)).toEqual([]);
});

describe("a deleted match", () => {
  test("stays in the book as a line, once, also where it is brought back", async () => {
    store("one", 1);
    page.refresh();
    const before = page.allResults(now());
    await page.deleteMatch("one");
    expect(page.allResults(now())).toEqual(before.map((result) => ({ ...result, id: null })));
    expect(prints(await opened())).toEqual(prints());
    await page.restore();
    expect(page.allResults(now())).toEqual(before);
  });

  test("is gone where it is left out", async () => {
    store("one", 1);
    page.refresh();
    const [{ print } = resultOf("x")] = page.allResults(now());
    await page.leaveOut(print, true);
    await page.deleteMatch("one");
    expect(prints()).toEqual([]);
  });

  test("leaves nothing where it does not count", async () => {
    store("machine", 4, { machines: [null, MACHINE, null] });
    store("running", 3, { over: false, outcome: null });
    page.refresh();
    await page.deleteMatches(["machine", "running"]);
    expect(now().results).toEqual([]);
    expect(disk.used).toBe(0);
  });
});

describe("people", () => {
  const names = { Aki: "Akiko", Ako: "Akiko" };

  test("are renamed, and put together under a name that is there", async () => {
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

  test("of random renamings are never called what stands for another name", async () => {
    const chance = new Chance(7);
    let aliases: Aliases = {};
    for (let turn = 0; turn < 2000; turn += 1) {
      aliases = renamed(aliases, chance.of(LETTERS), chance.of(LETTERS));
      expect(inChains(aliases)).toEqual([]);
    }
  });
});

describe("the book as it is stored", () => {
  test("outlasts a visit, and a browser that is killed before it was on the disk", async () => {
    await page.hide("Aki", true);
    const before = new Map(disk.texts);
    await page.leaveOut("m1", true);
    await page.takeIn([resultOf("m2")], { Ben: "Benjamin" });
    const all = now();
    expect(now(await opened())).toEqual(all);
    disk = new Disk(before);
    const killed = await opened();
    await killed.recover();
    killed.readBook();
    expect(now(killed)).toEqual(all);
  });

  test("is what it was before where its newest text is torn", async () => {
    await page.hide("Aki", true);
    await page.hide("Ben", true);
    const key = "tefuda:book/0";
    disk.setItem(key, (disk.getItem(key) ?? "").slice(0, -3));
    expect(now(await opened()).hidden).toEqual(["Aki"]);
  });

  test("has what both of two tabs have changed", async () => {
    const other = await opened();
    await page.hide("Aki", true);
    await other.hide("Ben", true);
    await page.hide("Chie", true);
    expect(now(await opened()).hidden).toEqual(["Aki", "Ben", "Chie"]);
  });

  test("has what both have changed also where one had not heard of the other on the disk", async () => {
    await page.hide("Aki", true);
    const before = new Map(disk.texts);
    await (await opened()).hide("Ben", true);
    disk = new Disk(before);
    await (await opened()).hide("Chie", true);
    expect(now(await opened()).hidden).toEqual(["Aki", "Ben", "Chie"]);
  });

  test("stays in memory where there is no room, and is stored once there is", async () => {
    disk.room = 0;
    await page.hide("Aki", true);
    expect(now().hidden).toEqual(["Aki"]);
    disk.room = Number.POSITIVE_INFINITY;
    await page.hide("Ben", true);
    expect(now(await opened()).hidden).toEqual(["Aki", "Ben"]);
  });

  test("of a newer page is neither read nor written over, and matches can be deleted", async () => {
    store("one", 1);
    await page.hide("Aki", true);
    const key = "tefuda:book/1";
    const { sealed, sumOf } = await import("./slots");
    const text = JSON.stringify({ owner: "x", v: 2, chapters: [] });
    disk.setItem(key, sealed(3, { text, sum: sumOf(text) }));
    const kept = disk.getItem(key);
    const next = await opened();
    expect(next.book.value).toBe("newer");
    await expect(next.hide("Ben", true)).rejects.toThrow();
    await next.deleteMatch("one");
    expect(disk.getItem(key)).toBe(kept);
  });

  test.each([
    ["no JSON", "hello"],
    ["another program's", '{"v":1}'],
    ["a list", "[]"],
  ])("that is none is put to one side before it is written over: %s", async (_, text) => {
    const { sealed, sumOf } = await import("./slots");
    const whole = sealed(2, { text, sum: sumOf(text) });
    disk.setItem("tefuda:book/0", whole);
    const next = await opened();
    expect(now(next)).toEqual({ aliases: {}, hidden: [], left: [], results: [] });
    await next.hide("Aki", true);
    expect([...disk.texts.values()]).toContain(whole);
    expect(now(await opened()).hidden).toEqual(["Aki"]);
  });

  test("leaves out rows that are no results, and keeps the others", async () => {
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

describe("what is taken in", () => {
  test("changes nothing that is here", async () => {
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

  test("calls nobody otherwise who is known here, by whichever name", async () => {
    await page.renamePerson("Aki", "Akiko");
    await page.takeIn([resultOf("m1")], {});
    await page.takeIn([resultOf("m2")], { Akiko: "X", Aki: "Y", Dai: "Z", Ako: "Aki", Emi: "Ako" });
    expect(now().aliases).toEqual({ Aki: "Akiko", Ako: "Akiko", Emi: "Akiko" });
  });

  test("makes no two people one who have met, here or there", async () => {
    await page.takeIn([{ ...resultOf("m1"), names: ["Emi", "Ben"] }], {
      Aki: "Dai",
      Emi: "Ben",
      Eri: "Emi",
      Fuu: "Ben",
    });
    await page.takeIn([resultOf("m2")], { Aki: "Dai", Kei: "Aki", Kay: "Kei" });
    expect(now().aliases).toEqual({ Aki: "Dai", Eri: "Emi", Fuu: "Ben", Kei: "Dai", Kay: "Dai" });
  });

  test("at random leaves no name that stands for one that stands for another, and everybody known as they are", () => {
    const chance = new Chance(5);
    const random = () => Object.fromEntries(LETTERS.slice(chance.below(6)).map((name) => [name, chance.of(LETTERS)]));
    for (let turn = 0; turn < 2000; turn += 1) {
      const own = Object.entries(random()).reduce((all, [from, to]) => renamed(all, from, to), {} as Aliases);
      const known = new Set([...Object.entries(own).flat(), chance.of(LETTERS)]);
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

describe("a book with as many names as there is room for", () => {
  const MANY = Object.fromEntries(Array.from({ length: 1000 }, (_, number) => [`from ${number}`, `to ${number}`]));

  test("takes no file in that brings more of them, and stays as it was", async () => {
    await page.takeIn([resultOf("m1")], {});
    await page.renamePerson("Aki", "Akiko");
    const before = now();
    await expect(page.takeIn([resultOf("m2")], MANY)).rejects.toBeInstanceOf(page.BookFull);
    expect(now()).toEqual(before);
    expect(now(await opened())).toEqual(before);
  });

  test("takes no other one, and stays as it was", async () => {
    await page.takeIn([resultOf("m1")], MANY);
    const before = now();
    await expect(page.renamePerson("Aki", "Akiko")).rejects.toBeInstanceOf(page.BookFull);
    expect(now(await opened())).toEqual(before);
    await page.separate("from 7");
    await page.renamePerson("Aki", "Akiko");
    expect(now(await opened()).aliases).toMatchObject({ Aki: "Akiko" });
  });

  test("shows whoever was hidden first again where too many are", async () => {
    const names = Object.keys(MANY);
    await page.changeBook((old) => ({ ...old, hidden: names }));
    await page.hide("Aki", true);
    expect(now(await opened()).hidden).toEqual([...names.slice(1), "Aki"]);
  });
});
