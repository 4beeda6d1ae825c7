import { beforeEach, expect, test } from "vitest";
import { clear, draw, the } from "../../testing/screen";
import { go } from "./router";
import { Screen } from "./Screen";

const arrived = () => new Promise((done) => addEventListener("hashchange", done, { once: true }));

beforeEach(() => {
  document.title = "";
});
test("the heading gets the focus on the way from another screen, not on the first one, nor if another element has it", async () => {
  await draw(<Screen title="First">…</Screen>);
  expect(document.title).toBe("title-of");
  expect(document.activeElement).toBe(document.body);
  const moved = arrived();
  go("settings");
  await moved;
  await clear();
  await draw(<Screen title="Second">…</Screen>);
  expect(document.activeElement).toBe(the("h1"));
  await clear();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await draw(<Screen title="Third">…</Screen>);
  expect(document.activeElement).toBe(field);
  field.remove();
});
