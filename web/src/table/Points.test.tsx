import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw, the } from "../../testing/screen";
import { motion } from "../device/settings";
import { Points } from "./Points";

vi.mock("../i18n/i18n", async (original) => ({
  ...(await original<typeof import("../i18n/i18n")>()),
  t: (_: string, { points }: { points: number }) => String(points),
}));

const seen = () => the(".seat-points > [aria-hidden]").textContent;
const read = () => the(".seat-points > .hidden-text").textContent;
/** Duration of the flight that brings points, at the usual speed. */
const FLIES_MS = 900;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  motion.set("on");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(async () => {
  motion.set("system");
});

test("points are counted up once they have flown there, and the new number is read aloud immediately", async () => {
  await draw(<Points points={3} />);
  expect(the(".seat-points").innerHTML).toBe("3");
  await draw(<Points points={6} />);
  expect([seen(), read()]).toEqual(["3", "6"]);
  await pass(FLIES_MS);
  expect([seen(), read()]).toEqual(["4", "6"]);
  await pass(70);
  expect(seen()).toBe("5");
  await pass(70);
  expect(the(".seat-points").innerHTML).toBe("6");
});

test("many points are counted in strides, and down where an action is taken back", async () => {
  await draw(<Points points={0} />);
  await draw(<Points points={40} />);
  await pass(FLIES_MS);
  expect(seen()).toBe("10");
  for (let step = 0; step < 10; step++) await pass(70);
  expect(the(".seat-points").innerHTML).toBe("40");
  await draw(<Points points={38} />);
  await pass(FLIES_MS);
  expect(seen()).toBe("39");
});

test("where motion is slow it takes longer, and where nothing moves the new number stands there at once", async () => {
  motion.set("slow");
  await draw(<Points points={3} />);
  await draw(<Points points={5} />);
  await pass(FLIES_MS);
  expect(seen()).toBe("3");
  await pass(FLIES_MS);
  expect(seen()).toBe("4");
  await act(() => motion.set("off"));
  expect(the(".seat-points").innerHTML).toBe("5");
  await draw(<Points points={9} />);
  expect(the(".seat-points").innerHTML).toBe("9");
});
