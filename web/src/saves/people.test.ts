import { beforeEach, expect, test } from "vitest";
import { type Disk, useDisk } from "../../testing/disk";
import { keepNames, lastNames } from "./people";

let disk: Disk;

beforeEach(() => {
  disk = useDisk();
});

test("the names used last come first, each once, and the oldest are forgotten", () => {
  keepNames(["Aki", "Ben"]);
  keepNames(["Chie", "Aki"]);
  expect(lastNames()).toEqual(["Chie", "Aki", "Ben"]);
  keepNames(Array.from({ length: 11 }, (_, at) => `P${at}`));
  expect(lastNames()).toHaveLength(12);
  expect(lastNames().at(-1)).toBe("Chie");
});

test.each([null, "", "no JSON", "{}", "[1,2]", '"Aki"'])("nobody is known from %j", (text) => {
  if (text !== null) disk.setItem("tefuda:people", text);
  expect(lastNames()).toEqual([]);
});
