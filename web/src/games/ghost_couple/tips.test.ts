import { expect, test, vi } from "vitest";
import type { LogEntry } from "../../door/door";
import { viewOf } from "../../table/table.testing";
import { tips } from "./words";

vi.mock("../../engine/manifest", () => ({ MANIFEST: { games: [] } }));

/** The tips about an entry. */
const about = (entry: object) =>
  Object.keys(tips).filter((name) => tips[name]?.({ seat: 0, ...entry } as unknown as LogEntry, viewOf(), 0));

test("a couple with an event is special, and one without is not", () => {
  expect(about({ do: "couple", event: 8 })).toEqual(["event"]);
  expect(about({ do: "couple", event: null })).toEqual([]);
  expect(about({ do: "flip", card: "H8" })).toEqual([]);
});

test("a couple that leaves the game is special", () => {
  expect(about({ do: "couple", event: null, went: "gone" })).toEqual(["gone"]);
  expect(about({ do: "couple", event: null, went: "treasure" })).toEqual([]);
});

test("so is a banished card, wherever it was, and the swap that ends a turn without a couple", () => {
  for (const verb of ["banish", "banish_hand", "banish_treasure"]) expect(about({ do: verb })).toEqual(["banish"]);
  expect(about({ do: "swap" })).toEqual(["swap"]);
});
