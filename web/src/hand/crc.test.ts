import { expect, test } from "vitest";
import { crc32, crc32c } from "./crc";

// the first is the check value that catalogues of checksums give; the others are those of the package crc-32
test.each([
  ["123456789", 0xcbf43926, 0xe3069283],
  ["手札🎴é", 528732967, 1214733508],
  ["", 0, 0],
])("the checksums of %j are the published ones", (text, usual, castagnoli) => {
  expect([crc32(text), crc32c(text)]).toEqual([usual, castagnoli]);
});
