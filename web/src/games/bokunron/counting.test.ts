import { expect, test } from "vitest";

const files: Record<string, string> = import.meta.glob("./**/ja.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("two and more cards are counted in figures", () => {
  expect(Object.keys(files)).toHaveLength(3);
  expect(Object.values(files).flatMap((text) => text.match(/[二三四五六七八九十]枚/g) ?? [])).toEqual([]);
});
