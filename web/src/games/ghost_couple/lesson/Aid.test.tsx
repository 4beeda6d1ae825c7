import { expect, test } from "vitest";
import { draw } from "../../../../testing/screen";
import type { GhostCoupleView } from "../shapes";
import { Aid } from "./Aid";

async function lit(phase: string, verbs: readonly string[], isOpen = true): Promise<number[]> {
  const view = { phase, over: false } as unknown as GhostCoupleView;
  const page = await draw(<Aid view={view} legal={verbs.map((verb) => ({ do: verb }))} isOpen={isOpen} />);
  return [...page.querySelectorAll("li")].flatMap((step, at) => (step.getAttribute("aria-current") ? [at] : []));
}

test.each([
  ["lay", ["lay"], [0]],
  ["flip", ["flip"], [1]],
  ["couple", ["couple", "swap"], [2, 3]],
  ["couple", ["couple", "end"], [2, 4]],
  ["couple", ["swap"], [3]],
  ["banish", ["banish"], [2]],
])("in %s with %j these steps are lit", async (phase, verbs, steps) => {
  expect(await lit(phase, verbs)).toEqual(steps);
});

test("nothing is highlighted in another player's turn", async () => {
  expect(await lit("flip", ["flip"], false)).toEqual([]);
});
