import { expect, test } from "vitest";
import { draw } from "../../../../testing/screen";
import type { BokunronView } from "../shapes";
import { Aid } from "./Aid";

const view = (lowest: number | null) =>
  ({
    seats: [{ name: "A" }, { name: "B" }, { name: "C" }],
    scores: [8, 22, 3],
    lowest,
    numbers: { struck_from: 10 },
  }) as unknown as BokunronView;

test("the ladder shows players by their points, those struck out above the bar", async () => {
  const page = await draw(<Aid view={view(3)} legal={[]} isOpen={false} />);
  const rungs = [...page.querySelectorAll("li")];
  expect(rungs.map((rung) => rung.querySelector("b")?.textContent ?? "bar")).toEqual(["B", "bar", "A", "C"]);
  expect(rungs.map((rung) => rung.classList.contains("bk-rung-struck"))).toEqual([true, false, false, false]);
});

test("there is no ladder before points are known", async () => {
  const page = await draw(<Aid view={view(null)} legal={[]} isOpen />);
  expect(page.querySelector("ol")).toBeNull();
});
