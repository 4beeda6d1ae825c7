// A text as a QR code, drawn as one path of squares.
import { encode } from "uqr";

/** Modules of white around it, as the standard asks. */
const QUIET = 4;

export interface QrDrawing {
  /** How many modules it is wide and high, its margin with it. */
  readonly size: number;
  /** The dark modules, as the path of an SVG. */
  readonly path: string;
}

/** As many bytes as the largest QR code holds. */
const MOST_BYTES = 2953;

/** A text's QR code; null where it is longer than any. */
export function qrOf(text: string): QrDrawing | null {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const { data, size } = encode(text, { ecc: "L", boostEcc: true, border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
