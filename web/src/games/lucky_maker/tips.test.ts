import { expect, test, vi } from "vitest";
import type { BaseView } from "../../door/door";
import { viewOf } from "../../table/table.testing";
import { tips } from "./words";

vi.mock("../../engine/manifest", () => ({ MANIFEST: { games: [] } }));

test("the play that ends a trick without a winner is special, and no other one", () => {
  const trick = (log_end: number, winner: number | null) => ({ number: 0, leader: 0, plays: [], winner, log_end });
  const view = { ...viewOf(), tricks: [trick(3, 1), trick(6, null)] } as BaseView;
  const isSpecial = (index: number) => tips.nobody?.({ seat: 0, do: "play" }, view, index);
  expect([2, 4, 5].map(isSpecial)).toEqual([false, false, true]);
});
