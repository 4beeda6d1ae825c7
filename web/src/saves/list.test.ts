import { beforeEach, expect, test } from "vitest";
import { Disk } from "../../testing/disk";
import { firstRecord, openPage, type SavesPage, saveOf } from "./saves.testing";
import { sealed, sumOf } from "./slots";

let page: SavesPage;

beforeEach(async () => {
  page = await openPage(new Disk());
});

const store = (key: string, text: string) => page.disk.setItem(`tefuda:${key}`, text);
const slot = (text: string, number = 1) => sealed(number, { text, sum: sumOf(text) });
const keysAndTexts = (entries: readonly { key: string; text: string }[]) => entries.map(({ key, text }) => [key, text]);

test("matches are listed, the last one played first, without their cards", () => {
  const records = [5, 9, 7].map((touched) => ({ ...JSON.parse(firstRecord(saveOf(2))), touched }));
  records.forEach((record, at) => {
    store(`match:m${at}`, JSON.stringify(record));
  });
  page.refresh();
  expect(page.matches.value.map(({ id }) => id)).toEqual(["m1", "m2", "m0"]);
  expect(page.matches.value[0]).toEqual({
    id: "m1",
    game: "a_game",
    title: "",
    names: ["Aki", "Ben 弁", "Chie"],
    touched: 9,
    machines: [],
    steps: 2,
    over: false,
    isWhatIf: false,
    isLinked: false,
    result: null,
    isRanked: false,
  });
});

test("a name that is far too long is listed in part", () => {
  store("match:m", firstRecord(saveOf(0, "x".repeat(5000))));
  page.refresh();
  expect(page.matches.value[0]?.names[0]).toHaveLength(200);
});

test.each([
  ["cut off", firstRecord(saveOf(2)).slice(0, -40)],
  ["empty", ""],
  ["no JSON", "hello"],
  ["another program's", '{"version": 7, "cards": []}'],
  ["a list", "[]"],
  ["null", "null"],
  ["markup", "<img src=x onerror=alert(1)>"],
])("an entry that is %s goes into quarantine as it is, and stays there until it is deleted", (_, text) => {
  store("match:bad", text);
  store("match:good", firstRecord(saveOf(1)));
  page.refresh();
  page.refresh();
  expect(page.matches.value.map(({ id }) => id)).toEqual(["good"]);
  expect(keysAndTexts(page.quarantine.value)).toEqual([["tefuda:aside:bad", text]]);
  expect(page.disk.getItem("tefuda:match:bad")).toBeNull();
  page.deleteQuarantined("tefuda:aside:bad");
  expect(page.quarantine.value).toEqual([]);
});

test("two entries of one name are both kept, and one that is there already only once", () => {
  for (const text of ["one", "two", "one"]) {
    store("match:bad", text);
    page.refresh();
  }
  expect(keysAndTexts(page.quarantine.value)).toEqual([
    ["tefuda:aside:bad", "one"],
    ["tefuda:aside:bad-2", "two"],
  ]);
});

test("an id that would break an address is no match's", () => {
  store("match:a b/c?d", firstRecord(saveOf(1)));
  page.refresh();
  expect(page.matches.value).toEqual([]);
  expect(page.quarantine.value.map(({ key }) => key)).toEqual(["tefuda:aside:a b/c?d"]);
});

test("damaged slots go into quarantine, whole ones as what is in them", () => {
  store("match:m/0", slot("no record"));
  store("match:m/1", "damaged");
  page.refresh();
  expect(page.quarantine.value.map(({ text }) => text).sort()).toEqual(["damaged", "no record"]);
  expect([...page.disk.texts.keys()].every((key) => key.startsWith("tefuda:aside:"))).toBe(true);
});

test("a match with one slot damaged is listed from the other", () => {
  store("match:m/0", slot(firstRecord(saveOf(4)), 4));
  store("match:m/1", slot(firstRecord(saveOf(5)), 5).slice(0, -3));
  page.refresh();
  expect(page.matches.value.map(({ steps }) => steps)).toEqual([4]);
  expect(page.quarantine.value).toEqual([]);
});

test("a match put into quarantine by its players is kept as its newest record", async () => {
  const id = await page.create(saveOf(3), 1);
  await page.rename(id, "Friday");
  await page.putInQuarantine(id);
  expect(page.matches.value).toEqual([]);
  expect(page.quarantine.value.map(({ text }) => JSON.parse(text).title)).toEqual(["Friday"]);
});

test("entries of a newer page are named where they lie", () => {
  const texts = [
    ["tefuda:match:a", JSON.stringify({ v: 8, moves: "a3" })],
    ["tefuda:match:b/0", "tefuda 3 1 zip\n(compressed)"],
    ["tefuda:match:b/1", slot(firstRecord(saveOf(1)))],
    ["tefuda:match:c", JSON.stringify({ ...JSON.parse(firstRecord(saveOf(1))), save: { ...saveOf(1), format: 2 } })],
  ] as const;
  for (const [key, text] of texts) page.disk.setItem(key, text);
  page.refresh();
  expect(page.matches.value).toEqual([]);
  expect(page.quarantine.value).toEqual([]);
  expect(keysAndTexts(page.newer.value)).toEqual(texts);
  expect([...page.disk.texts]).toEqual(texts);
});
