// Lucky Maker's suits: each a colour and a shape.
import type { SuitLook } from "../../table/faces/suits";
import type { LuckyMakerSuit } from "./shapes";

export const SUITS: Record<LuckyMakerSuit, SuitLook> = {
  R: suit("#bf3f2b", "M10 0a10 10 0 1 0 0 20a10 10 0 1 0 0-20z"),
  B: suit("#2a58a0", "M1 1h18v18h-18z"),
  G: suit("#2c7a4c", "M10 0.5l10 18.5h-20z"),
  Y: suit(
    "#efbd33",
    "M3.5 0l6.5 6.5l6.5-6.5l3.5 3.5l-6.5 6.5l6.5 6.5l-3.5 3.5l-6.5-6.5l-6.5 6.5l-3.5-3.5l6.5-6.5l-6.5-6.5z",
  ),
};

function suit(ink: string, shape: string): SuitLook {
  return { ink, shape, box: "-2 -2 24 24", outlined: true };
}

/** The ink of what is stamped on a half of that colour: paper, and on yellow dark ink. */
export const inkOn = (suit: LuckyMakerSuit) => (suit === "Y" ? "var(--card-ink)" : "var(--card)");
