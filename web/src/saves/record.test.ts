import { describe, expect, test } from "vitest";
import { isNewer, isSave, recordAround, toRecord, toStored } from "./record";
import { firstRecord, saveOf } from "./saves.testing";

const stored = (fields: object = {}) => ({ ...toStored(recordAround(saveOf(2))), touched: 5, ...fields });
const withSave = (fields: object) => stored({ save: { ...saveOf(2), ...fields } });
const NO_HINTS = Array(3).fill({ count: 0, at: -1 });
const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);

describe("a record", () => {
  test("is read as it was written", () => {
    const record = { ...recordAround(saveOf(4), 3), title: "Friday", seen: [1, 2, 4], playSettings: { way: "keys" } };
    expect(toRecord(JSON.parse(JSON.stringify(toStored(record))))).toEqual(record);
  });

  test("keeps the stored names of its fields", () => {
    expect(Object.keys(toStored(recordAround(saveOf(1)))).sort()).toEqual(
      ["form", "outcome", "over", "rules", "save", "seen", "title", "touched", "v"].sort(),
    );
  });

  test.each([
    ["people alone", {}, 2],
    ["machines", { machines: [null, { level: "easy", face: "A" }, null] }, 3],
    ["a hint that was given", { hints: [{ count: 1, at: 0 }, ...NO_HINTS.slice(1)] }, 4],
    ["hints left out", { hints: null }, 4],
    ["what it goes on from", { origin: { id: "first", step: 2, outcome: { winners: [0], scores: [3, null, 1] } } }, 5],
    ["the time played", { played: 61_000 }, 6],
  ])("with %s is written as the oldest version that knows them, and read as it was", (_, fields, version) => {
    const record = { ...recordAround(saveOf(2)), ...fields };
    const text = JSON.stringify(toStored(record));
    expect(JSON.parse(text).v).toBe(version);
    expect(toRecord(JSON.parse(text))).toEqual(record);
  });

  test("of the first version has today's fields, as they were then", () => {
    expect(toRecord(JSON.parse(firstRecord(saveOf(2))))).toEqual({
      ...recordAround(saveOf(2), 1),
      touched: 1,
    });
  });

  test.each([
    ["no title", { title: 7 }, { title: "" }],
    ["a long title", { title: "x".repeat(99) }, { title: "x".repeat(40) }],
    ["a moment before all others", { touched: -3 }, { touched: 0 }],
    ["a moment after all others", { touched: 1e300 }, { touched: 8.64e15 }],
    ["a moment that never comes", { touched: Number.POSITIVE_INFINITY }, { touched: 0 }],
    ["marks that are none", { seen: [-1, "x"] }, { seen: [0, 0, 0] }],
    ["marks of nobody", { seen: [1, 1, 1, 1, 1] }, { seen: [1, 1, 1] }],
    ["no rules", { rules: "new" }, { rules: 1 }],
    ["an outcome that is none", { outcome: { winners: "all" } }, { outcome: null }],
    ["play settings that are a list", { form: [] }, { playSettings: null }],
    ["play settings too deep to be written", { form: nested(30) }, { playSettings: null }],
    ["hints that are none", { hints: [{ count: -1, at: 0 }] }, { hints: NO_HINTS }],
    ["hints of nobody", { hints: Array(5).fill({ count: 1, at: 2 }) }, { hints: Array(3).fill({ count: 1, at: 2 }) }],
    ["an origin without an end", { origin: { id: "first", step: 2 } }, { origin: null }],
    ["hints of some", { hints: [{ count: 1, at: 2 }] }, { hints: [{ count: 1, at: 2 }, ...NO_HINTS.slice(1)] }],
  ])("with %s is read without", (_, fields, wanted) => {
    expect(toRecord(stored(fields))).toMatchObject(wanted);
  });

  test.each([
    ["null", null],
    ["a list", []],
    ["a text", "record"],
    ["another program's", { version: 7, cards: [] }],
    ["of no version", stored({ v: 0 })],
    ["of a version to come", stored({ v: 8 })],
    ["without a save", stored({ save: undefined })],
    ["without a moment", stored({ touched: undefined })],
    ["neither over nor not", stored({ over: 1 })],
    ["without marks", stored({ seen: {} })],
    ["of another save format", withSave({ format: 2 })],
    ["of a game without a name", withSave({ game: 1 })],
    ["of a game with a name too long", withSave({ game: "x".repeat(41) })],
    ["of too many seats", withSave({ seats: Array.from({ length: 21 }, () => ({ name: "x" })) })],
    ["of seats without names", withSave({ seats: [{}] })],
    ["without a deal", withSave({ deal: null })],
    ["with a deal that is a list", withSave({ deal: [] })],
    ["with a log that is none", withSave({ log: {} })],
    ["with a log too deep", withSave({ log: [nested(24)] })],
    ["with options too deep", withSave({ options: nested(25) })],
  ])("is no record: %s", (_, value) => {
    expect(toRecord(value)).toBeNull();
  });

  test("holds fields that it knows, and no others", () => {
    const odd = JSON.parse('{"__proto__":{"polluted":1},"extra":2}');
    const read = toRecord({ ...stored(odd), save: { ...saveOf(1), ...odd, seats: [{ name: "A", ...odd }] } });
    expect(read).not.toHaveProperty("extra");
    expect(read?.save).not.toHaveProperty("extra");
    expect(read?.save.seats).toEqual([{ name: "A" }]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe("what a newer page wrote", () => {
  test.each([
    [stored({ v: 8 }), true],
    [withSave({ format: 2 }), true],
    [{ format: 2 }, true],
    [stored(), false],
    [saveOf(1), false],
    [null, false],
    ["v", false],
  ])("is told from all else (%#)", (value, wanted) => {
    expect(isNewer(value)).toBe(wanted);
  });

  test("a bare save is told from a record", () => {
    expect([isSave(saveOf(1)), isSave(stored())]).toEqual([true, false]);
  });
});
