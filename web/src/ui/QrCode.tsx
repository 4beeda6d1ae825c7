// A text as a QR code.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { encode } from "uqr";
import "./qr-code.css";

/** Width of the white border in modules, as the standard requires. */
const QUIET = 4;
/** Most bytes in a code of each version, with the least error correction, by the standard's table. */
const MOST_BYTES: Readonly<Record<number, number>> = { 6: 134, 40: 2953 };

/** Largest version that a code may have: 6 for a small drawing, 40 is the largest possible. */
export type MostVersion = 6 | 40;

/** Returns a text's QR code: its dark modules as an SVG path, and its width in modules; null for too long a text. */
export function qrOf(text: string, most: MostVersion = 40): { size: number; path: string } | null {
  if (new TextEncoder().encode(text).length > (MOST_BYTES[most] ?? 0)) return null;
  const { data, size } = encode(text, { ecc: "L", boostEcc: true, border: QUIET, maxVersion: most });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}

interface Props {
  text: string;
  /** Name for people who don't see it. */
  name: string;
  most?: MostVersion;
  class: string;
  /** Shown instead if the text is too long. */
  children: ComponentChildren;
}

export function QrCode({ text, name, most, class: own, children }: Props) {
  const drawing = useMemo(() => qrOf(text, most), [text, most]);
  if (!drawing) return <>{children}</>;
  return (
    <svg class={`qr ${own}`} viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={name}>
      <path d={drawing.path} />
    </svg>
  );
}
