// Which games stand on the shelf, and in which order.
import { expect, test, vi } from "vitest";

vi.mock("../engine/manifest", () => ({ MANIFEST: { games: ["trump_fighter", "akuma_trick", "no_folder"] } }));
const { boxes } = await import("./boxes");

test("games stand in the order of the engine's register, each with its id and its box", () => {
  expect(boxes.slice(0, 2)).toEqual([
    expect.objectContaining({ id: "trump_fighter", accent: "#c8321f" }),
    expect.objectContaining({ id: "akuma_trick", accent: "#5f63b8" }),
  ]);
});

test("neither a game without a folder nor a folder without a game is on the shelf", () => {
  expect(boxes.map(({ id }) => id)).toEqual(["trump_fighter", "akuma_trick"]);
});
