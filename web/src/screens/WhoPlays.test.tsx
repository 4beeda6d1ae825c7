// Names are typed one after the other: Enter leads on, and sends the form from the last one.
import { beforeEach, expect, test, vi } from "vitest";
import { draw, happen, key } from "../../testing/screen";
import type { Bot } from "../saves/record";
import { WhoPlays } from "./WhoPlays";

vi.mock("../i18n/i18n", async (original) => ({ ...(await original<object>()), t: (id: string) => id }));

const BOT: Bot = { level: "easy", face: "A" };
const looks = { faces: ["A", "B"], hues: [], Portrait: () => null };
const fields = () => [...document.querySelectorAll<HTMLInputElement>(".names input")];

beforeEach(async () => {
  await draw(
    <WhoPlays
      game="a_game"
      players={4}
      names={["", "", "", ""]}
      seating={[null, BOT, null, BOT]}
      looks={looks}
      levels={[]}
      phones={null}
      onRename={() => undefined}
      onSeat={() => undefined}
      isTwice={false}
    />,
  );
  fields()[0]?.focus();
});
/** Presses a key at the focus; returns whether the browser has its default effect, such as sending the form. */
async function presses(more: KeyboardEventInit = {}): Promise<boolean> {
  const pressed = key("keydown", "Enter", more);
  await happen(document.activeElement ?? expect.fail(), pressed);
  return !pressed.defaultPrevented;
}

const at = () => fields().indexOf(document.activeElement as HTMLInputElement);

test("Enter leads past machines to the next name, and sends the form from the last one", async () => {
  expect([await presses(), at()]).toEqual([false, 1]);
  expect([await presses(), at()]).toEqual([true, 1]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  "Enter that ends a word of an input method stays: %j",
  async (more) => {
    expect([await presses(more), at()]).toEqual([true, 0]);
  },
);

test("a phone's keyboard labels its Enter key", () => {
  expect(fields().map((field) => field.getAttribute("enterkeyhint"))).toEqual(["next", "go"]);
});
