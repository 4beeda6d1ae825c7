import { describe, expect, test } from "vitest";
import { isFound } from "./search";

describe("a clause is found", () => {
  test.each([
    ["かいほう", "アクマカイホウをします"],
    ["カイホウ", "かいほうの数"],
    ["ｶｲﾎｳ", "カイホウ"],
    ["２", "2はスティール"],
    ["ＭＡＳＴＥＲ", "the master card"],
    ["手札", "手\u200b札を開く"],
    ["lead follow", "Whoever leads must follow"],
    ["3.5", "3.5 If the master’s own number"],
    ["", "anything"],
  ])("by %j in %j", (query, text) => {
    expect(isFound(query, text)).toBe(true);
  });

  test("only if it has every word", () => {
    expect(isFound("lead chips", "Whoever leads must follow")).toBe(false);
  });
});
