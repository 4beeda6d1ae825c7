import jsQR from "jsqr";
import { expect, test, vi } from "vitest";
import { qrOf } from "./ShareSheet";

vi.hoisted(() => vi.stubGlobal("__ENGINE__", { files: {}, games: [] }));

/** Pixels a module. */
const SCALE = 3;

/** Another library's reading of the drawing. */
function scanned(text: string): string | undefined {
  const { size, path } = qrOf(text) ?? expect.fail();
  const wide = size * SCALE;
  const pixels = new Uint8ClampedArray(wide * wide * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < SCALE; down += 1) {
      const start = ((Number(y) * SCALE + down) * wide + Number(x) * SCALE) * 4;
      for (let at = 0; at < SCALE; at += 1) pixels.fill(0, start + at * 4, start + at * 4 + 3);
    }
  }
  return jsQR(pixels, wide, wide)?.data;
}

test.each([40, 120, 450, 600])("a link of %i characters is read back by another library", (length) => {
  const text = `https://example.org/tefuda/#/link/${"1aB-_9zQ".repeat(length).slice(0, length)}`;
  expect(scanned(text)).toBe(text);
});

test("a text too long for any QR code has none, and the longest possible one has", () => {
  expect(qrOf("a".repeat(2953))).not.toBeNull();
  for (const text of ["a".repeat(2954), "手".repeat(985), "a".repeat(4001)]) expect(qrOf(text)).toBeNull();
});
