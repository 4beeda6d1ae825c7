// A text as a QR code.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { encode } from "uqr";
import "./qr-code.css";

/** Modules of white around it, as the standard asks. */
const QUIET = 4;
/** As many bytes as the code of each version holds with the least correction, by the standard's table. */
const MOST_BYTES: Readonly<Record<number, number>> = { 6: 134, 40: 2953 };

/** The versions up to which a code may grow: one that is drawn small, and the largest there is. */
export type MostVersion = 6 | 40;

/** A text as a QR code: its dark modules as the path of an SVG, and its width in modules; null for too long a text. */
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
  /** Shown instead where the text is too long. */
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
