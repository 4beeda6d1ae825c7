// Asking an exercise: the stored choices or the bot judge the move, and nothing is revealed before that.
import { beforeEach, expect, test, vi } from "vitest";
import { emptyStore } from "../../testing/store";
import { ThinkingFault } from "../engine/faults";
import type { Exercise } from "../exercise/exercise";
import { readDocuments } from "../saves/documents";
import { refresh } from "../saves/list";
import { storeMatch } from "../saves/matches";
import { opened } from "../saves/opened";
import { dealtOf } from "../saves/print";
import { matchAround } from "../saves/record";

const mocks = vi.hoisted(() => ({ weigh: vi.fn(), rest: vi.fn(), act: vi.fn(), views: vi.fn(), closeMatch: vi.fn() }));
const { weigh, rest, act, views, closeMatch } = mocks;
const SAVE = vi.hoisted(() => ({
  format: 1 as const,
  game: "a_game",
  options: {},
  seats: [{ name: "1" }, { name: "2" }],
  deal: {},
  log: [
    { do: "play", card: "R1" },
    { do: "play", card: "R2" },
    { do: "play", card: "R3" },
  ],
}));
vi.mock("../door/thinker", () => ({ thinker: { weigh, rest } }));
vi.mock("../door/client", async () => {
  const { DoorError } = await import("../match/turns.testing");
  return {
    DoorError,
    act,
    views,
    closeMatch,
    readLink: async (link: string) => {
      if (link === "old") throw new DoorError("other_rules", "");
      return { deal: false, names: false, save: SAVE };
    },
    loadMatch: async ({ log }: typeof SAVE) => ({ match: `m${log.length}`, to_act: [log.length % 2] }),
    look: async (match: string, seat: number) => ({ view: { match, seat }, legal: [], complete: true }),
  };
});
vi.mock("../door/catalog", () => ({
  entryOf: () => ({ bots: ["easy", "hard"], weighs: { play: null }, outcomes: { play: ["drawn"] } }),
}));
const { Asking } = await import("./asking");

const WHY = { code: "wins", params: {} };
const play = (card: string) => ({ do: "play", card });
const EXERCISE: Exercise = {
  game: "a_game",
  link: "abc",
  step: 1,
  seat: 1,
  done: play("R2"),
  worlds: 400,
  choices: [
    { action: play("R7"), worth: 0.5, why: WHY, behind: [0, 0] },
    { action: play("R8"), worth: 0.48, why: WHY, behind: [0.01, 0.03] },
    { action: play("R2"), worth: 0.3, why: WHY, behind: [0.15, 0.25] },
  ],
};
const onAnswer = vi.fn(async () => undefined);
const onSkip = vi.fn();

async function asked(exercise = EXERCISE) {
  const asking = new Asking(exercise, () => ["Fox", "Aki"], onAnswer, onSkip);
  await asking.open();
  return asking;
}

beforeEach(async () => {
  await emptyStore();
  await Promise.all([readDocuments(), refresh()]);
  closeMatch.mockResolvedValue(undefined);
  // the logged entry includes the chance outcome
  act.mockImplementation(async (_, action) => ({ ok: true, entry: { ...action, drawn: "G1" } }));
  views.mockImplementation(async () => ({
    views: [[{ log_start: 0, log: SAVE.log.map((entry, at) => ({ seat: at % 2, ...entry })) }]],
    status: { winners: [0], scores: [3, 1] },
  }));
});

test("the match is open at the step of the seat's move, with names for its players", async () => {
  const asking = await asked();
  expect(asking.state.value).toMatchObject({ at: "open", sight: { view: { match: "m1", seat: 1 } } });
  expect(asking.save?.seats).toEqual([{ name: "Fox" }, { name: "Aki" }]);
});

test.each([
  ["R7", true],
  ["R8", true],
  ["R2", false],
])("the move %s is judged by the stored choices", async (card, isRight) => {
  const asking = await asked();
  await asking.act(play(card));
  expect(asking.state.value).toMatchObject({
    at: "answered",
    answer: { isRight, best: EXERCISE.choices[0], done: EXERCISE.choices[2], outcome: { winners: [0] } },
  });
  expect(onAnswer.mock.calls).toEqual([[EXERCISE.choices.find(({ action }) => action?.card === card)]]);
  expect(weigh).not.toHaveBeenCalled();
});

test("an earlier answer shows again, and counts once", async () => {
  const given = JSON.parse(JSON.stringify(EXERCISE.choices[2]));
  const asking = new Asking(EXERCISE, () => ["Fox", "Aki"], onAnswer, onSkip, given);
  await asking.open();
  const { value: state } = asking.state;
  expect(state).toMatchObject({ at: "answered", answer: { isRight: false, best: EXERCISE.choices[0] } });
  if (state.at === "answered") expect(state.answer.own).toBe(state.answer.done);
  expect(onAnswer).not.toHaveBeenCalled();
});

test("the others' actions until the seat's next one are shown, after the deal is marked as opened", async () => {
  const asking = await asked();
  expect(opened.value.size).toBe(0);
  await asking.act(play("R7"));
  expect(asking.state.value).toMatchObject({ answer: { later: { log_start: 2, log: [{ seat: 0, card: "R3" }] } } });
  expect([...opened.value.keys()]).toEqual([dealtOf(SAVE)]);
});

test("the bot judges a move without a stored judgement, in the usual number of worlds", async () => {
  const asking = await asked();
  weigh.mockRejectedValueOnce(new ThinkingFault("died"));
  await asking.act(play("R9"));
  const { value: silent } = asking.state;
  expect(silent).toMatchObject({ at: "silent", code: "died" });
  expect(onAnswer).not.toHaveBeenCalled();
  weigh.mockResolvedValueOnce({ choices: [{ action: play("R9"), worth: 0.1, why: WHY, behind: [0.3, 0.5] }] });
  if (silent.at === "silent") silent.again();
  await vi.waitFor(() => expect(asking.state.value).toMatchObject({ at: "answered", answer: { isRight: false } }));
  expect(weigh.mock.lastCall).toEqual([{ match: "m1", seat: 1 }, "hard", 400, play("R9"), true]);
});

test("a refusal is shown, and the seat may choose again", async () => {
  const asking = await asked();
  act.mockResolvedValueOnce({ ok: false, refusal: { clause: "a_game 1", code: "must_follow", params: {} } });
  await asking.act(play("G1"));
  expect([asking.state.value.at, asking.refusal.value?.code]).toEqual(["open", "must_follow"]);
  asking.forgetRefusal();
  expect(asking.refusal.value).toBeNull();
});

test.each([
  ["of other rules", { link: "old" }, "other_rules"],
  ["of another game than its match", { game: "another" }, "bad_link"],
  ["at a step at which its seat has not to act", { step: 2 }, "bad_link"],
])("an exercise %s is skipped, and says why", async (_, changes, reason) => {
  const asking = await asked({ ...EXERCISE, ...changes });
  expect([asking.state.value, onSkip.mock.calls]).toEqual([{ at: "skipped", reason }, [[reason]]]);
});

test("it is not asked while a match of the deal runs here", async () => {
  await storeMatch(matchAround({ ...SAVE, log: [] }, "other"));
  expect((await asked()).state.value).toEqual({ at: "skipped", reason: "running" });
  expect(onSkip.mock.calls).toEqual([["running"]]);
});
