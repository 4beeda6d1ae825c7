import { beforeEach, describe, expect, test } from "vitest";
import { type Disk, forbidDisk, useDisk } from "../../testing/disk";
import { keysWith, readText, remove, writeText } from "./storage";

const KEY = "tefuda:thing";
let disk: Disk;

beforeEach(() => {
  disk = useDisk();
  remove(KEY);
});

describe("storage that works", () => {
  test("what is written is read and lies on the disk", () => {
    expect(writeText(KEY, "one")).toBe(true);
    expect(readText(KEY)).toBe("one");
    expect(disk.getItem(KEY)).toBe("one");
  });

  test("what is removed is gone", () => {
    writeText(KEY, "one");
    expect(remove(KEY)).toBe(true);
    expect(readText(KEY)).toBeNull();
  });

  test("only the project's own keys of a part are listed, in order", () => {
    for (const key of ["tefuda:match:b/0", "tefuda:match:a", "tefuda:people", "match:c"]) disk.setItem(key, "");
    expect(keysWith("match:")).toEqual(["tefuda:match:a", "tefuda:match:b/0"]);
  });
});

describe("storage that is full", () => {
  test("the page goes on from memory", () => {
    writeText(KEY, "on the disk");
    disk.room = disk.used;
    expect(writeText(KEY, "too long for the disk")).toBe(false);
    expect(readText(KEY)).toBe("too long for the disk");
    expect(disk.getItem(KEY)).toBe("on the disk");
    expect(keysWith("thing")).toEqual([KEY]);
  });

  test("a later write that finds room is on the disk again", () => {
    disk.room = 0;
    writeText(KEY, "in memory");
    disk.room = 100;
    expect(writeText(KEY, "later")).toBe(true);
    expect(disk.getItem(KEY)).toBe("later");
    disk.clear();
    expect(readText(KEY)).toBeNull();
  });
});

describe("storage that is forbidden", () => {
  test("everything works from memory", () => {
    forbidDisk();
    expect(readText(KEY)).toBeNull();
    expect(writeText(KEY, "kept")).toBe(false);
    expect(readText(KEY)).toBe("kept");
    expect(keysWith("thing")).toEqual([KEY]);
    remove(KEY);
    expect(readText(KEY)).toBeNull();
  });
});
