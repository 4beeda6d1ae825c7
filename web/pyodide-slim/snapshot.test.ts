import { expect, test } from "vitest";
import { assertHeapSize, HEAP_BYTES } from "./snapshot.mjs";

test("a heap that grew fails the build and says what to do", () => {
  expect(() => assertHeapSize(HEAP_BYTES)).not.toThrow();
  expect(() => assertHeapSize(HEAP_BYTES + 65536)).toThrow(/Import less/);
});
