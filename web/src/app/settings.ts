// Choices of the user that outlast a visit.
import { signal } from "@preact/signals";
import { readText, writeText } from "../saves/storage";

/** How the curtain opens: by pressing and holding, or by two separate taps. */
export type CurtainWay = "hold" | "two-step";

const KEY = "tefuda:curtain";
export const curtainWay = signal<CurtainWay>(readText(KEY) === "two-step" ? "two-step" : "hold");

export function setCurtainWay(way: CurtainWay): void {
  curtainWay.value = way;
  writeText(KEY, way);
}
