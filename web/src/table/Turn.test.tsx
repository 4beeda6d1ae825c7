import { expect, test, vi } from "vitest";
import { click, draw, the } from "../../testing/screen";
import { type CardChoice, noChoice } from "./choice";
import { MainButton, Turn } from "./Turn";
import { looks, tableProps } from "./table.testing";

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
    hands: [2, 3, 1],
    looks,
    choice: choice(),
    refusalArguments: () => ({}),
    children: "Play a card",
    ...more,
  };
  return draw(<Turn {...props} />);
};
const words = () => the(".prompt [data-question]");

test("the prompt asks for a card, and playable ones are highlighted", async () => {
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

test("the game's own button replaces it", async () => {
  const done = vi.fn();
  await show({
    choice: choice({ chosen: ["B"], ready: [play] }),
    button: <MainButton onClick={done}>Deal</MainButton>,
  });
  expect(the(".button-main").textContent).toBe("Deal");
  await click(".button-main");
  expect(done).toHaveBeenCalledOnce();
});

test("a refusal is shown beside the button", async () => {
  const refusal = { clause: "a_game 2.3", code: "must_follow", params: {} };
  await show({ refusal, choice: choice({ chosen: ["B"], ready: [play] }) });
  expect(words().className).toBe("prompt-words");
  expect(words().textContent).toContain("refusal-other");
});

test("a closed hand is behind the noren: the number of its cards, and none of them", async () => {
  const closed = { seat: 1, crest: "M0 0h100v100z", actor: null, waits: null, onTakeBack: vi.fn(), onOpen: vi.fn() };
  await show({ closed });
  expect(document.querySelectorAll("[data-testid=noren] .hand > li")).toHaveLength(3);
  expect(document.querySelector("[data-card], .prompt [data-question]")).toBeNull();
});

test("a card for its owner only is shown, marked and named, until the owner closes it", async () => {
  const onClose = vi.fn();
  await show({ shown: { fresh: ["B"], onClose } });
  expect(words().textContent).toBe("shown-fresh");
  expect(the('[data-card="B"]').classList).toContain("hand-fresh");
  expect(the('[data-card="A"]').classList).not.toContain("hand-fresh");
  await click(".button-main");
  expect(onClose).toHaveBeenCalledOnce();
});
