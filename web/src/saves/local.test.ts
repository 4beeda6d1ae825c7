import { beforeEach, expect, test } from "vitest";
import { type Disk, forbidDisk, useDisk } from "../../testing/disk";
import { refuseFeatures, withoutFeatures } from "../browser/features.testing";
import { keysWith, ownKey, parsed, readText, remove, writeText } from "./local";

const KEY = "theme";
const ON_DISK = "tefuda:1:theme";
let disk: Disk;

beforeEach(() => {
  disk = useDisk();
  remove(KEY);
});

test("a written text is read and is on the disk, and a removed one is gone", () => {
  expect(writeText(KEY, "one")).toBe(true);
  expect([readText(KEY), disk.getItem(ON_DISK)]).toEqual(["one", "one"]);
  remove(KEY);
  expect([readText(KEY), disk.length]).toEqual([null, 0]);
});

test("data of unreleased pages under other keys is neither listed nor read nor removed", () => {
  for (const key of ["tefuda:match:b/0", "tefuda:1:match:b", "tefuda:1:match:a", "tefuda:1:people", "match:c"])
    disk.setItem(key, "x");
  expect(keysWith("match:")).toEqual(["match:a", "match:b"]);
  for (const key of ["match:a", "match:b", "match:b/0", "people"] as const) remove(key);
  expect([...disk.texts.keys()]).toEqual(["tefuda:match:b/0", "match:c"]);
  expect([readText("match:b/0"), ownKey("tefuda:match:b/0"), ownKey(null)]).toEqual([null, null, null]);
  expect(ownKey(ON_DISK)).toBe(KEY);
});

test("if it is full the page continues from memory, and a later write that finds room is on the disk again", () => {
  writeText(KEY, "on the disk");
  disk.room = disk.used;
  expect(writeText(KEY, "too long for the disk")).toBe(false);
  expect([readText(KEY), disk.getItem(ON_DISK)]).toEqual(["too long for the disk", "on the disk"]);
  disk.room = 100;
  expect(writeText(KEY, "later")).toBe(true);
  expect(disk.getItem(ON_DISK)).toBe("later");
  disk.clear();
  expect(readText(KEY)).toBeNull();
});

test.each([
  ["forbidden", forbidDisk],
  ["missing", withoutFeatures],
  ["there and throws at every use", refuseFeatures],
])("if it is %s everything works from memory", (_, lack) => {
  lack();
  expect([readText(KEY), writeText(KEY, "kept"), readText(KEY), keysWith("th")]).toEqual([null, false, "kept", [KEY]]);
  remove(KEY);
  expect(readText(KEY)).toBeNull();
});

test("a text that is no JSON has no value", () => {
  expect([null, "", "hello", "[1"].map(parsed)).toEqual([null, null, null, null]);
  expect(parsed("[1]")).toEqual([1]);
});
