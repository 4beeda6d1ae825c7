import { expect, test } from "vitest";
import { click, draw } from "../../testing/screen";
import { BookOpen } from "./icons";
import { SheetButton } from "./Sheet";

const show = (during: string) =>
  draw(
    <SheetButton icon={BookOpen} name="Rules" during={during}>
      {() => <p class="rules">Rules</p>}
    </SheetButton>,
  );
const shown = () => document.querySelectorAll(".rules").length;

test("a sheet closes with the stage in which it was opened, and stays closed when that returns", async () => {
  await show("open");
  await click("button");
  expect(shown()).toBe(1);
  await show("table");
  expect(shown()).toBe(0);
  await show("open");
  expect(shown()).toBe(0);
});
