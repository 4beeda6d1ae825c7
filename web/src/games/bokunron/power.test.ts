import { expect, test } from "vitest";
import { withCatalog } from "../../../testing/catalog";
import { powerOf } from "./cards";
import type { BokunronView } from "./shapes";

withCatalog();

const column = (suit: string, power: number, is_lead = false) => ({ suit, power, is_lead });
const view = {
  plaza: [column("S", 3), column("H", 10, true), column("D", 0), column("C", 4)],
} as unknown as BokunronView;

test("the power of cards agrees with the engine's suits, for the second deck too", () => {
  expect(powerOf(view, ["H5", "S2", "s3"])).toBe(16);
});

test("cards without the lead suit have none", () => {
  expect(powerOf(view, ["S2", "C3"])).toBeNull();
});
