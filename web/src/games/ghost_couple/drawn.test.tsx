// A card drawn at the beginning of a turn is announced while the hand is open, until the next step.
import { expect, test } from "vitest";
import { draw, the } from "../../../testing/screen";
import { viewOf } from "../../table/table.testing";
import { useDrawn } from "./seen";
import type { GhostCoupleView } from "./shapes";

function Drawn({ view, isOpen }: { view: GhostCoupleView; isOpen: boolean }) {
  return <p id="new">{useDrawn(view, isOpen).join(" ")}</p>;
}

async function drawnAt(step: number, hand: readonly string[], { seat = 0, isOpen = true } = {}): Promise<string> {
  const log = Array.from({ length: step }, () => ({ seat: 1, do: "end" }));
  const view = { ...viewOf({ seat, log }), hand } as unknown as GhostCoupleView;
  await draw(<Drawn view={view} isOpen={isOpen} />);
  return the("#new").textContent ?? "";
}

test("nothing is new in a hand that was not seen before", async () => {
  expect(await drawnAt(3, ["a", "b"])).toBe("");
});

test("a card that came into the hand with the last step is new until the next one", async () => {
  await drawnAt(3, ["a", "b"]);
  expect(await drawnAt(4, ["a", "b", "c"])).toBe("c");
  expect(await drawnAt(4, ["a", "b", "c"])).toBe("c");
  expect(await drawnAt(5, ["a", "b", "c"])).toBe("");
});

test("a closed hand, another one and an undone step show no new card", async () => {
  await drawnAt(3, ["a", "b"]);
  expect(await drawnAt(4, ["a", "b", "c"], { isOpen: false })).toBe("");
  expect(await drawnAt(4, ["d"], { seat: 1 })).toBe("");
  expect(await drawnAt(2, ["a", "b", "e"])).toBe("");
});
