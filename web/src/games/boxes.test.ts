// Which games stand on the shelf, and in which order.
import { expect, test, vi } from "vitest";

vi.mock("../engine/manifest", () => ({ MANIFEST: { games: ["second", "first", "no_folder"] } }));
const { inOrder } = await import("./boxes");

const found = {
  "./first/index.ts": { accent: "red" },
  "./second/index.ts": { accent: "blue" },
  "./unknown/index.ts": { accent: "green" },
};

test("games stand in the order of the engine's register, each with its id", () => {
  expect(inOrder(found).slice(0, 2)).toEqual([
    { id: "second", accent: "blue" },
    { id: "first", accent: "red" },
  ]);
});

test("neither a game without a folder nor a folder without a game is on the shelf", () => {
  expect(inOrder(found).map(({ id }) => id)).toEqual(["second", "first"]);
});
