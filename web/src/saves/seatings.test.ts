// Who sits at the table: kept with a match, and for the next one.
import { beforeEach, describe, expect, test } from "vitest";
import { useDisk } from "../../testing/disk";
import { recordAround, type Seating, toRecord, toStored } from "./record";
import { saveOf } from "./saves.testing";
import { keepSeating, lastSeating } from "./seatings";

const MACHINE = { level: "hard", face: "G" };
const SEATS: Seating = [null, MACHINE, null];
const record = (machines: Seating) => ({ ...recordAround(saveOf(2)), machines });
const read = (machines: unknown) => toRecord({ ...toStored(record(SEATS)), machines })?.machines;

beforeEach(() => void useDisk());

describe("a record with machines", () => {
  test("is read as it was written, and is told to older pages as newer than they are", () => {
    const kept = record(SEATS);
    expect(toStored(kept).v).toBe(3);
    expect(toRecord(JSON.parse(JSON.stringify(toStored(kept))))).toEqual(kept);
  });

  test("without any is what older pages read", () => {
    const stored = toStored(record([null, null, null]));
    expect(stored.v).toBe(2);
    expect(stored).not.toHaveProperty("machines");
  });

  test.each([
    ["none", undefined, [null, null, null]],
    ["no list", { 1: MACHINE }, [null, null, null]],
    ["a machine without a level", [null, { face: "G" }], [null, null, null]],
    ["a level that is none", [null, { level: 3, face: "G" }], [null, null, null]],
    ["a face too long", [null, { level: "easy", face: "G".repeat(99) }], [null, null, null]],
    ["fewer than seats", [MACHINE], [MACHINE, null, null]],
    ["more than seats", [null, null, MACHINE, MACHINE], [null, null, MACHINE]],
    ["nobody but machines", [MACHINE, MACHINE, MACHINE], [null, null, null]],
    ["what is no part of them", [null, { ...MACHINE, hand: ["R1"] }], [null, MACHINE, null]],
  ])("that names %s is read without what is wrong", (_, machines, wanted) => {
    expect(read(machines)).toEqual(wanted);
  });
});

describe("the seats of the last match", () => {
  test("are kept for each game by itself", () => {
    keepSeating("a_game", SEATS);
    expect(lastSeating("a_game")).toEqual(SEATS);
    expect(lastSeating("another")).toEqual([]);
  });

  test.each(["", "7", '{"a":1}', '[{"level":7}]'])("are nobody's where %s lies in their place", (text) => {
    localStorage.setItem("tefuda:seats:a_game", text);
    expect(lastSeating("a_game")).toEqual([]);
  });
});
