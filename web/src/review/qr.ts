// A text as a QR code, drawn as one path of squares.
import { encode } from "uqr";

/** Modules of white around it, as the standard asks. */
const QUIET = 4;

/** As many bytes as the largest QR code holds. */
const MOST_BYTES = 2953;

/** The dark modules as the path of an SVG, and how many modules wide and high that is; null for too long a text. */
export function qrOf(text: string): { size: number; path: string } | null {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const { data, size } = encode(text, { ecc: "L", boostEcc: true, border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
