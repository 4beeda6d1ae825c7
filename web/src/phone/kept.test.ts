// A phone keeps one hand per match for a day; a text that is not a hand changes nothing.
import { beforeEach, describe, expect, test } from "vitest";
import { useDisk } from "../../testing/disk";
import { type Decks, FAULTS, type HandCode, writeHand } from "../hand/code";
import { DAY_MS, forget, keep, keptHands, keptOf, MOST_KEPT, takeText } from "./kept";

const DECKS: Decks = new Map([["a_game", Array.from({ length: 60 }, (_, at) => `R${at}`)]]);
const NOW = 1_800_000_000_000;
const CARDS: HandCode["cards"] = new Map([
  ["R4", 2],
  ["R7", 1],
  ["R9", 3],
]);
const code = (changes: Partial<HandCode> = {}): HandCode => ({
  game: "a_game",
  tag: 5,
  seat: 1,
  hue: 3,
  deal: 1,
  numbering: 1,
  cards: CARDS,
  ...changes,
});
const textOf = (changes?: Partial<HandCode>) => writeHand(code(changes), DECKS);

/** Take a valid hand, cross out a number, and set a card apart. */
function takeAndMark(changes?: Partial<HandCode>, now = NOW) {
  const hand = takeText(textOf(changes), DECKS, now);
  if (typeof hand === "string") throw new Error(hand);
  keep({ ...hand, crossed: [2], apart: ["R7"] });
  return hand;
}

let disk: ReturnType<typeof useDisk>;
const stored = () => [...disk.texts];

beforeEach(() => {
  disk = useDisk();
});

describe("a second text of the same match replaces the first one", () => {
  test.each([
    ["the same numbering: crossed-out numbers and cards set apart stay", {}, [2], ["R7"]],
    ["the same numbering with one card fewer", { cards: new Map([["R4", 2]]) }, [2], ["R7"]],
    ["a new numbering: nothing is crossed out", { numbering: 2 }, [], ["R7"]],
    ["a new deal: nothing is set apart either", { numbering: 2, deal: 2 }, [], []],
  ] as const)("%s", (_, changes, crossed, apart) => {
    takeAndMark();
    expect(takeText(textOf(changes), DECKS, NOW + 1)).toMatchObject({ crossed, apart });
    expect(keptHands(DECKS, NOW + 1)).toHaveLength(1);
    expect(keptOf(5, DECKS, NOW + 1)?.code).toEqual(code(changes));
  });
});

test("an older code replaces no newer one of its seat", () => {
  const newer = takeAndMark({ numbering: 3 });
  expect(takeText(textOf({ numbering: 2 }), DECKS, NOW + 1)).toMatchObject({ code: { numbering: 2 } });
  expect(keptHands(DECKS, NOW + 1).map(({ text }) => text)).toEqual([newer.text]);
  takeText(textOf({ numbering: 2, tag: 6 }), DECKS, NOW + 1);
  expect(keptHands(DECKS, NOW + 1)).toHaveLength(2);
});

test("matches are kept separately, the newest first, and each can be deleted alone", () => {
  takeAndMark({ tag: 1 });
  const second = takeAndMark({ tag: 2 }, NOW + 1);
  takeAndMark({ tag: 3 }, NOW + 2);
  forget(second);
  expect(keptHands(DECKS, NOW + 3).map(({ code: { tag } }) => tag)).toEqual([3, 1]);
});

test("after a day a hand is deleted from the storage", () => {
  takeAndMark();
  expect(keptHands(DECKS, NOW + DAY_MS - 1)).toHaveLength(1);
  expect(keptOf(5, DECKS, NOW + DAY_MS)).toBeNull();
  expect(keptHands(DECKS, NOW + DAY_MS)).toEqual([]);
  expect(stored()).toEqual([]);
});

test("of a thousand scans the newest few are kept", () => {
  for (let tag = 0; tag < 1000; tag += 1) takeText(textOf({ tag }), DECKS, NOW + tag);
  expect(stored()).toHaveLength(MOST_KEPT);
  expect(keptHands(DECKS, NOW + 1000)[0]?.code.tag).toBe(999);
});

test.each(["", "nonsense", "#", textOf().slice(1), textOf().repeat(2), `3${textOf().slice(1)}`])(
  "a text that is not a hand does not change the storage: %s",
  (text) => {
    takeAndMark();
    const before = stored();
    expect(FAULTS).toContain(takeText(text, DECKS, NOW + 1));
    expect(stored()).toEqual(before);
  },
);

test("a hand with unknown cards is refused, and nothing is stored", () => {
  expect(takeText(textOf(), new Map(), NOW)).toBe("unknown_cards");
  expect(stored()).toEqual([]);
});

describe("a stored value that is not a hand is removed", () => {
  const good = JSON.stringify({ text: textOf(), at: NOW, crossed: [], apart: [] });
  test.each([
    ["invalid JSON", "{"],
    ["null", "null"],
    ["another match's text", good.replace(textOf(), textOf({ tag: 6 }))],
    ["a damaged text", good.replace("2", "3")],
    ["a time that is not a number", good.replace(String(NOW), '"soon"')],
    ["texts instead of numbers", good.replace('"crossed":[]', '"crossed":["2"]')],
    ["an object instead of a list", good.replace('"apart":[]', '"apart":{}')],
  ])("%s", (_, text) => {
    localStorage.setItem("tefuda:1:hand:5", text);
    expect(keptHands(DECKS, NOW)).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test("but one that a clock in the future has kept is kept for a day from now on", () => {
    localStorage.setItem("tefuda:1:hand:5", good.replace(String(NOW), String(NOW + 4000 * DAY_MS)));
    expect(keptHands(DECKS, NOW)).toMatchObject([{ at: NOW }]);
    expect(keptHands(DECKS, NOW + DAY_MS)).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test("but a valid one is read", () => {
    localStorage.setItem("tefuda:1:hand:5", good);
    expect(keptHands(DECKS, NOW)).toHaveLength(1);
  });
});
