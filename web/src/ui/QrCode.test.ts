import jsQR from "jsqr";
import { expect, test } from "vitest";
import { type MostVersion, qrOf } from "./QrCode";

/** Pixels per module. */
const SCALE = 3;

/** Returns the text that another library reads from the drawing. */
function scanned(text: string, most?: MostVersion): string | undefined {
  const { size, path } = qrOf(text, most) ?? expect.fail();
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

test("the longest text that fits has a QR code, and a longer one has none", () => {
  expect(qrOf("a".repeat(2953))).not.toBeNull();
  for (const text of ["a".repeat(2954), "手".repeat(985), "a".repeat(4001)]) expect(qrOf(text)).toBeNull();
});

/** Width of a version 6 code in modules, including the white border. */
const SIDE = 41 + 2 * 4;

test.each([10, 30, 64])(
  "a hand's code at an address of %i characters is a small QR code, which is read back",
  (length) => {
    const address = `https://${"a".repeat(length)}.example/hand/#`;
    const text = `${address}19EZ0GMDT0103ZZY00018540P8TEC6C0C24GJ1E6CYSVX47`;
    expect(qrOf(text, 6)?.size).toBeLessThanOrEqual(SIDE);
    expect(scanned(text, 6)).toBe(text);
  },
);

test("an address too long for a small code has none", () => {
  expect(qrOf("a".repeat(134), 6)?.size).toBe(SIDE);
  expect(qrOf("a".repeat(135), 6)).toBeNull();
});
