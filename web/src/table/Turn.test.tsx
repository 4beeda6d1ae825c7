import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { clear, click, draw, the } from "../../testing/screen";
import { type CardChoice, noChoice } from "./choice";
import { GoOnPrompt, MainButton, Turn } from "./Turn";
import { looks, tableProps, trickOf } from "./table.testing";

vi.mock("../device/sound", () => ({ play: vi.fn() }));

const CARDS = ["A", "B"];
const play = { do: "play", card: "B" };
const choice = (more: Partial<CardChoice> = {}): CardChoice => ({
  ...noChoice(vi.fn()),
  fitting: new Set(["B"]),
  ...more,
});

type Props = Parameters<typeof Turn>[0];
const show = (more: Partial<Props> = {}) => {
  const props: Props = {
    ...tableProps(),
    cards: CARDS,
    looks,
    choice: choice(),
    refusalArguments: () => ({}),
    children: "Play a card",
    ...more,
  };
  return draw(<Turn {...props} />);
};
const words = () => the(".prompt [role=status]");

beforeEach(() => useDisk());
afterEach(clear);

test("the seat is asked for a card, and those that go stand out", async () => {
  await show();
  expect(words().textContent).toBe("Play a card");
  expect(document.querySelector(".button-main")).toBeNull();
  expect(the('[data-card="A"]').classList).toContain("hand-off");
  expect(the('[data-card="B"]').classList).not.toContain("hand-off");
});

test("the chosen card is played by the button", async () => {
  const act = vi.fn();
  await show({ act, choice: choice({ chosen: ["B"], ready: [play] }) });
  await click(".button-main");
  expect(act).toHaveBeenCalledExactlyOnceWith(play);
});

test("a button of the game's own takes that one's place", async () => {
  const done = vi.fn();
  await show({
    choice: choice({ chosen: ["B"], ready: [play] }),
    button: <MainButton onClick={done}>Deal</MainButton>,
  });
  expect(the(".button-main").textContent).toBe("Deal");
  await click(".button-main");
  expect(done).toHaveBeenCalledOnce();
});

test("a refusal is said beside the button", async () => {
  const refusal = { clause: "a_game 2.3", code: "must_follow", params: {} };
  await show({ refusal, choice: choice({ chosen: ["B"], ready: [play] }) });
  expect(words().className).toBe("prompt-words");
  expect(words().textContent).toContain("refusal-other");
});

test("a finished trick is put away first: by its button, or by going on with a card", async () => {
  const putAway = vi.fn();
  const tap = vi.fn();
  await show({ finished: { trick: trickOf(0), putAway }, choice: choice({ tap }) });
  expect(the(".button-main").textContent).toBe("Go on");
  expect(words().textContent).toBe("");
  await click(".button-main");
  expect([putAway.mock.calls.length, tap.mock.calls.length]).toEqual([1, 0]);
  await click('[data-card="B"]');
  expect(putAway).toHaveBeenCalledTimes(2);
  expect(tap).toHaveBeenCalledExactlyOnceWith("B");
});

test("where a trick takes the room of the hand too, there is the button alone", async () => {
  const putAway = vi.fn();
  await draw(<GoOnPrompt onTap={putAway} />);
  expect(document.querySelector(".hand")).toBeNull();
  await click(".button-main");
  expect(putAway).toHaveBeenCalledOnce();
});
