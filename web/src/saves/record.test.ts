import { describe, expect, test } from "vitest";
import type { Save } from "../door/door";
import { dealtOf, printOf } from "./print";
import { headIn, matchIn, saveOf as saveIn, seatingOf, sharedTextOf, textOf } from "./record";
import { entryOf, matchOf, OVER, saveOf } from "./saves.testing";

const text = (changes: object = {}) => ({ ...textOf(matchOf(2)), ...changes });
const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);
const bot = { level: "easy", face: "A" };
const phone = { tag: 7, numbering: { count: 2, deal: 1, start: 0, from: 3, numbers: { R1: 2, R2: 1 } }, shown: 1 };
const GONE = { id: "m", gone: true, revision: 3, logRevision: 1, tab: "t", touched: 5 };

describe("a match", () => {
  test.each([
    ["that runs", {}],
    [
      "with names as long as the engine takes them",
      { seats: ["🍙", "🍡", "🍵"].map((each) => ({ name: each.repeat(200) })) },
    ],
    ["that is over", OVER],
    ["with bots", { bots: [null, bot, null] }],
    ["without hints", { hints: null }],
    ["with hints", { hints: [{ count: 2, at: 1 }, ...Array(2).fill({ count: 0, at: -1 })] }],
    ["with a hand on a phone", { phones: [phone, null, null], codes: [2, 0, 0] }],
    ["that goes on from another one", { origin: { id: "first", step: 2, outcome: OVER.outcome ?? expect.fail() } }],
    ["played in real time", { settings: { way: "keys" }, played: 61_000, copyOf: "n", title: "Friday 🂡" }],
    ["scored in part", { ...OVER, outcome: { winners: [0], scores: [3.5, null, -1], standing: [] } }],
  ])("%s is the same out of its text", (_, changes) => {
    const match = matchOf(4, changes);
    expect(matchIn(JSON.parse(JSON.stringify(textOf(match))))).toEqual(match);
  });

  test("has no numbers of hands on phones in its shared text", () => {
    const shared = JSON.stringify(sharedTextOf(matchOf(3, { phones: [phone, null, null], codes: [2, 0, 0] })));
    expect(shared).not.toContain("phone");
    expect(matchIn(JSON.parse(shared))?.head).toMatchObject({ phones: [], codes: [] });
  });

  test("has its head, then its deal, then its log in its text, and equals the engine's save of these", () => {
    const match = matchOf(3);
    expect(Object.keys(textOf(match))).toEqual([...Object.keys(match.head), "deal", "log"]);
    expect(saveIn(match)).toEqual(saveOf(3));
  });

  test("has only known fields, at any depth", () => {
    const odd = JSON.parse('{"__proto__":{"polluted":1},"extra":2}');
    const seats = saveOf(0).seats.map((seat) => ({ ...seat, ...odd }));
    const options = JSON.parse('{"games":2,"__proto__":3,"constructor":4}');
    const read = matchIn({ ...text(), ...odd, seats, options });
    expect(read?.head).not.toHaveProperty("extra");
    expect(read?.head.seats).toEqual(saveOf(0).seats);
    expect(Object.getPrototypeOf(read?.head.options)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test.each([
    ["null", null],
    ["a list", [text()]],
    ["a text", "match"],
    ["another program's", { version: 7, cards: [] }],
    ["a deleted one", { ...GONE, deal: {}, log: [] }],
    ["with a phone too few", text({ phones: [phone] })],
    ["with a phone that is none", text({ phones: [null, null, { ...phone, tag: "7" }] })],
    ["without a deal", text({ deal: null })],
    ["with a deal that is a list", text({ deal: [] })],
    ["with a deal too deep", text({ deal: nested(25) })],
    ["without a log", text({ log: undefined })],
    ["with a log that is none", text({ log: { length: 2 } })],
    ["with an entry that is none", text({ log: [entryOf(0), "pass"] })],
    ["with an entry too deep", text({ log: [entryOf(0), nested(25)] })],
    ["with a longer log than its head says", text({ log: saveOf(3).log })],
    ["with a shorter log than its head says", text({ log: saveOf(1).log })],
  ])("is none: %s", (_, value) => {
    expect(matchIn(value)).toBeNull();
  });
});

const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  id: [undefined, "", 7, "a b", "a/b", "../x", "x".repeat(65), "__proto__ ", "手"],
  game: [undefined, "", 1, "x".repeat(65)],
  options: [undefined, null, 1, { games: {} }, { games: [1] }, { games: Number.NaN }, { games: true }],
  rules: [undefined, "1", -1, 0.5, 2 ** 53],
  title: [undefined, null, 7, "x".repeat(41)],
  seats: [undefined, {}, [], [{}], [{ name: 1 }, ...saveOf(0).seats.slice(1)], [{ name: "x".repeat(201) }]],
  bots: [undefined, null, [], [null], [null, null, null, null], [bot, bot, bot], [null, {}, null], [null, 1, null]],
  settings: [undefined, [], "keys", nested(25)],
  over: [undefined, 0, "false"],
  outcome: [
    undefined,
    {},
    OVER.outcome, // of a match that runs
    { winners: "all", scores: [1, 2, 3] },
  ],
  origin: [undefined, {}, { id: "first", step: 2 }, { id: "", step: 0, outcome: OVER.outcome }],
  copyOf: [undefined, "", 7],
  played: [undefined, -1, Number.POSITIVE_INFINITY, "1"],
  seen: [undefined, {}, [0], [0, 0, 0, 0], [0, -1, 0], [0, 0.5, 0], [0, "1", 0]],
  hints: [undefined, {}, [], Array(3).fill({ count: -1, at: 0 }), Array(3).fill({ count: 0, at: -2 })],
  phones: [null, {}, [1], [phone], [null, null, {}]],
  codes: [null, {}, 3, [-1], ["1"], [0.5]],
  touched: [undefined, -1, 8.64e15 + 1, Number.NaN, "now"],
  print: [undefined, null, "x".repeat(65)],
  dealt: [undefined, "", null, 7, "x".repeat(65)],
  revision: [undefined, -1, 0.5, 2 ** 53, 1e300, "1"],
  logRevision: [undefined, -1, 2 ** 53],
  length: [undefined, -1, 0.5, "2"],
  tab: [undefined, null, 7],
  restored: [null, -1, 1.5, ""],
};

describe("a head", () => {
  test("has each of its fields tried by a wrong value", () => {
    expect(Object.keys(WRONG)).toEqual(Object.keys(matchOf(2).head));
  });

  test.each(Object.keys(WRONG))("is none where %s is wrong", (field) => {
    expect(headIn(matchOf(2).head)).not.toBeNull();
    for (const value of WRONG[field] ?? [])
      expect(headIn({ ...matchOf(2).head, [field]: value }), String(value)).toBeNull();
  });

  test("is none with an outcome of other seats, or of too many seats", () => {
    const { head } = matchOf(2, OVER);
    expect(headIn({ ...head, outcome: { winners: [1], scores: [1], standing: [] } })).toBeNull();
    expect(headIn({ ...head, outcome: { winners: [1], scores: ["1", 2, 3] } })).toBeNull();
    const seats = Array.from({ length: 21 }, () => ({ name: "x" }));
    const [bots, seen] = [seats.map(() => null), seats.map(() => 0)];
    expect(headIn({ ...matchOf(2).head, seats, bots, seen, hints: null })).toBeNull();
    const twenty = { seats: seats.slice(1), bots: bots.slice(1), seen: seen.slice(1), hints: null };
    expect(headIn({ ...matchOf(2).head, ...twenty })).not.toBeNull();
  });

  test("of a deleted match has only the fields that remain", () => {
    expect(headIn({ ...matchOf(2).head, ...GONE })).toEqual(GONE);
    expect(headIn({ ...GONE, gone: false })).toBeNull();
    expect(headIn({ ...GONE, revision: "3" })).toBeNull();
  });
});

test("a table without a person has no bots, and seats without a kind are people's", () => {
  expect(seatingOf([bot, null], 3)).toEqual([bot, null, null]);
  expect(seatingOf([bot, bot, null], 2)).toEqual([null, null]);
});

test("a deal is recognized only by game, options and cards, written in any order", () => {
  const save = saveOf(3);
  const dealt = dealtOf(save);
  const { hands, start } = save.deal as { hands: unknown; start: unknown };
  expect(dealtOf({ ...saveOf(0, "Bo"), deal: { start, hands } as Save["deal"] })).toBe(dealt);
  const others = [{ game: "b_game" }, { options: { games: 3 } }, { deal: { ...save.deal, start: 2 } }];
  expect(new Set([dealt, ...others.map((other) => dealtOf({ ...save, ...other }))]).size).toBe(4);
});

test("names and titles of strangers get the form of names and titles typed here", () => {
  const { head } =
    matchIn(text({ seats: [{ name: "\u202eか\u3099" }, { name: "B" }, { name: "C" }], title: "\u200b" })) ?? {};
  expect([head?.seats[0]?.name, head?.title]).toEqual(["か\u3099", ""]);
});

test("a print depends only on the players, the deal and the log of a match", () => {
  const print = printOf(saveOf(3));
  expect(printOf({ ...saveOf(3), options: {} })).toBe(print);
  const others = [saveOf(2), saveOf(3, "Bo"), { ...saveOf(3), deal: {} }, { ...saveOf(3), game: "b_game" }];
  expect(new Set([print, ...others.map(printOf)]).size).toBe(5);
});
