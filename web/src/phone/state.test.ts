// Hands on one phone: whose is asked where players share it, and before an older code replaces a newer one.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { type HandCode, writeHand } from "../hand/code";

const DECKS = vi.hoisted(
  () =>
    new Map([
      ["a_game", ["R1", "R2", "R3"]],
      ["another", ["S1"]],
    ]),
);
vi.mock("../games/hands", () => ({ decks: () => DECKS }));
const state = await import("./state");
const { takeText } = await import("./kept");
const { asked, choose, cover, deleteShown, open, shown, showNewest, take } = state;

const textOf = (changes: Partial<HandCode>) => {
  const cards = new Map([[changes.game ? "S1" : "R1", 1]]);
  const code = { game: "a_game", tag: 5, seat: 0, hue: 0, deal: 1, numbering: 4, cards };
  return writeHand({ ...code, ...changes }, DECKS);
};
const [AKI, BEN] = [textOf({ tag: 5, seat: 0 }), textOf({ tag: 6, seat: 1 })];
const seats = () => asked.value.map(({ code }) => code.seat).sort();

beforeEach(() => {
  useDisk();
  showNewest();
});

describe("a phone with hands of two seats", () => {
  beforeEach(() => {
    take(AKI);
    take(BEN);
  });

  test("shows the curtain of the hand that was just scanned, also if the browser says that the page is shown", () => {
    cover();
    expect([asked.value, shown.value?.code.seat]).toEqual([[], 1]);
  });

  test.each([
    ["once a hand is covered", cover],
    ["when the page is opened", showNewest],
  ])("asks whose is wanted %s", (_, what) => {
    open();
    what();
    expect([seats(), state.isOpen.value]).toEqual([[0, 1], false]);
    choose(asked.value.find(({ code }) => code.seat === 0) ?? expect.fail());
    expect([asked.value, shown.value?.text]).toEqual([[], AKI]);
  });

  test("keeps a newer code that another tab has stored meanwhile", () => {
    showNewest();
    const [aki] = asked.value.filter(({ code }) => code.seat === 0);
    takeText(textOf({ numbering: 5 }), DECKS);
    choose(aki ?? expect.fail());
    open();
    expect(shown.value?.code.numbering).toBe(5);
  });

  test("asks no more once one of them is deleted", () => {
    deleteShown();
    expect([asked.value, shown.value?.text]).toEqual([[], AKI]);
  });
});

test.each([
  ["of one seat in two matches", textOf({ tag: 7 })],
  ["of two games", textOf({ tag: 7, seat: 1, game: "another" })],
])("hands %s are one player's, who is not asked", (_, text) => {
  take(AKI);
  take(text);
  open();
  cover();
  expect([asked.value, shown.value?.text]).toEqual([[], text]);
});

describe("an older code", () => {
  const OLDER = textOf({ numbering: 3 });
  beforeEach(() => {
    take(AKI);
    take(OLDER);
  });

  test("replaces the newer one only if its player chooses it", () => {
    expect(asked.value).toMatchObject([{ text: AKI }, { text: OLDER }]);
    choose(asked.value[1] ?? expect.fail());
    open();
    expect([asked.value, shown.value?.text]).toEqual([[], OLDER]);
  });

  test("does not replace it if the player keeps the newer one", () => {
    choose(asked.value[0] ?? expect.fail());
    open();
    expect([asked.value, shown.value?.text]).toEqual([[], AKI]);
  });
});
