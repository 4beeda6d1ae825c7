// The search for exercises judges a seat's moves twice, keeps those that certainly cost much, and skips a deal in play.
import { beforeEach, expect, test, vi } from "vitest";
import { emptyStore } from "../../testing/store";
import { today } from "../device/dates";
import { ThinkingFault } from "../engine/faults";
import { dueOn } from "../exercise/pile";
import { readDocuments } from "../saves/documents";
import { refresh } from "../saves/list";
import { storeMatch } from "../saves/matches";
import { matchAround } from "../saves/record";
import type { Opened } from "./opening";

const mocks = vi.hoisted(() => ({ weigh: vi.fn(), rest: vi.fn(), views: vi.fn() }));
const { weigh, rest, views } = mocks;
vi.mock("../door/thinker", () => ({ thinker: { weigh, rest } }));
vi.mock("../door/client", async () => {
  const { DoorError } = await import("../match/turns.testing");
  return { DoorError, views, linkTo: async () => "a link" };
});
vi.mock("../door/catalog", () => {
  const game = {
    id: "a_game",
    bots: ["easy", "hard"],
    outcomes: {},
    weighs: { play: null, flip: null },
    exercises: ["play"],
  };
  return { entryOf: () => game };
});
const { Finding } = await import("./finding");

const LOG = [
  { do: "play", card: "R1" },
  { do: "play", card: "R2" },
  { do: "flip", cell: 3 },
  { do: "play", card: "R3" },
];
const SEATS = [0, 1, 0, 0];
const LINES = LOG.map((entry, at) => ({ seat: SEATS[at], ...entry }));
const SAVE = {
  format: 1,
  game: "a_game",
  options: {},
  seats: [{ name: "Aki" }, { name: "Ben" }],
  deal: {},
  log: LOG,
} as const;
const MATCH = matchAround(SAVE, "one", { over: true, bots: [null, { level: "even", face: "G" }] });
const OPENED = { at: "open", save: SAVE, deals: [{ log: LINES }], match: MATCH } as unknown as Opened;
const WHY = { code: "wins", params: {} };

/** An answer with the best move and the act, which costs between `low` and `high`. */
const answer = (action: object, low: number, high: number) => ({
  choices: [
    { action: { do: "pass" }, worth: 0.8, why: WHY, behind: [0, 0] },
    { action, worth: 0.8 - (low + high) / 2, why: WHY, behind: [low, high] },
  ],
});

beforeEach(async () => {
  await emptyStore();
  await Promise.all([readDocuments(), refresh()]);
  views.mockImplementation(async (_, seats: number[], steps: number[]) => ({
    views: steps.map((step) => seats.map((seat) => ({ seat, to_act: [SEATS[step]], log: LINES.slice(0, step) }))),
  }));
});

const found = async (finding = new Finding(OPENED, 0)) => {
  await finding.begin();
  return finding.state.value;
};

test("a seat's costly moves are judged again, evenly and in more worlds, and added to the pile", async () => {
  weigh.mockImplementation(async (_, __, ___, action: object) => answer(action, 0.2, 0.3));
  expect(await found()).toEqual({ at: "found", count: 2, added: 2 });
  expect(
    weigh.mock.calls.map(([view, level, worlds, { card }, even]) => [view.seat, level, worlds, card, even]),
  ).toEqual([
    [0, "hard", 60, "R1", undefined],
    [0, "hard", 60, "R3", undefined],
    [0, "hard", 400, "R1", true],
    [0, "hard", 400, "R3", true],
  ]);
  expect(dueOn(today())).toMatchObject([
    { game: "a_game", link: "a link", step: 0, seat: 0, done: LOG[0], worlds: 400 },
    { step: 3, done: LOG[3] },
  ]);
  expect(rest).toHaveBeenCalled();
  expect(await found()).toEqual({ at: "found", count: 2, added: 0 });
});

test("a move that cost little in the first judgement is not judged again", async () => {
  weigh.mockImplementation(async (_, __, ___, action: object) => answer(action, 0.08, 0.1));
  expect(await found()).toEqual({ at: "found", count: 0, added: 0 });
  expect(weigh).toHaveBeenCalledTimes(2);
});

test("a move with an uncertain second judgement is not an exercise", async () => {
  weigh.mockImplementation(async (_, __, ___, action: object, isEven?: boolean) =>
    isEven ? answer(action, 0.0, 0.3) : answer(action, 0.2, 0.3),
  );
  expect(await found()).toEqual({ at: "found", count: 0, added: 0 });
  expect(dueOn(today())).toEqual([]);
});

test("nothing is judged while a match of the deal runs here", async () => {
  await storeMatch(matchAround({ ...SAVE, log: [] }, "other"));
  expect(await found()).toEqual({ at: "running" });
  expect(weigh).not.toHaveBeenCalled();
});

test("a cancelled search leaves nothing and asks no more", async () => {
  const finding = new Finding(OPENED, 0);
  weigh.mockImplementation(async (_, __, ___, action: object) => {
    finding.cancel();
    return answer(action, 0.2, 0.3);
  });
  expect(await found(finding)).toEqual({ at: "none" });
  expect([weigh.mock.calls.length, dueOn(today())]).toEqual([1, []]);
});

test("a missing answer is reported", async () => {
  weigh.mockRejectedValueOnce(new ThinkingFault("died"));
  expect(await found()).toEqual({ at: "silent", code: "died" });
});
