// The games on the shelf, and their order.
import { expect, test, vi } from "vitest";

const folders = Object.keys(import.meta.glob("./*/box/index.tsx")).flatMap((path) => path.split("/")[1] ?? []);
const [first = "", second = ""] = folders.toReversed();
const register = [first, second, "no_folder"];

vi.doMock("../engine/manifest", () => ({ MANIFEST: { games: register } }));
const { boxes } = await import("./boxes");

test("games are in the order of the engine's register, each with its id and its own box", () => {
  expect(boxes.slice(0, 2)).toEqual([
    expect.objectContaining({ id: first, accent: expect.stringMatching(/^#/) }),
    expect.objectContaining({ id: second, accent: expect.stringMatching(/^#/) }),
  ]);
  expect(boxes[0]?.accent).not.toBe(boxes[1]?.accent);
});

test("neither a game without a folder nor a folder without a game is on the shelf", () => {
  expect(folders.length).toBeGreaterThan(2);
  expect(boxes.map(({ id }) => id)).toEqual([first, second]);
});
