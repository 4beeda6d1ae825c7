import { expect, test } from "vitest";
import { LOOKS } from "./Face";

const files = new Set(Object.keys(import.meta.glob("./{crests,lantern}/**/*.svg")));

test.each(Object.keys(LOOKS))("there is a drawing of every part of the ghost %s", (ghost) => {
  const sides = LOOKS[ghost]?.sides ?? [];
  const parts = sides.flatMap(([body, top, eyes, mouth]) => [
    `./lantern/body/${body}.svg`,
    ...(top === "none" ? [] : [`./lantern/top/${top}.svg`]),
    `./lantern/eyes/${eyes}.svg`,
    `./lantern/mouth/${mouth}.svg`,
  ]);
  expect([`./crests/${ghost}.svg`, ...parts].filter((part) => !files.has(part))).toEqual([]);
});
