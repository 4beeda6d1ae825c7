import { beforeEach, expect, test, vi } from "vitest";
import { emptyStore } from "../../testing/store";
import { DoorError } from "../door/client";
import { EngineFault } from "../engine/faults";
import { storeMatch } from "../saves/matches";
import { matchAround, saveOf } from "../saves/record";
import { openFinished, openSave, type Want } from "./opening";

const views = vi.hoisted(() => vi.fn());
const runningOn = vi.hoisted(() => vi.fn());
vi.mock("../door/client", async () => {
  const { DoorError } = await import("../match/turns.testing");
  return { DoorError, views };
});
const openDeal = vi.hoisted(() => vi.fn());
vi.mock("../saves/opened", () => ({ openDeal, runningOn }));

const LOG = [{ do: "play" }, { do: "pass" }];
const SAVE = { format: 1, game: "a_game", options: {}, seats: [{ name: "Aki" }], deal: {}, log: LOG } as const;
const MATCH = matchAround(SAVE, "one", { title: "Ours", over: true });
const view = { log: LOG.map((entry) => ({ ...entry, seat: 0 })), log_start: 0, standing: [0] };

/** The engine's word on a match: whether it is over; with views where they are asked for. */
const says = (over: boolean) =>
  views.mockImplementation(async (_, __, steps: readonly number[]) => ({
    status: { over, winners: [0], scores: [7] },
    deals: [0],
    views: steps.map(() => [view]),
  }));

/** All that was asked for: no step, no view. */
const onlyAsked = [[saveOf(MATCH), [], []]];

beforeEach(async () => {
  await emptyStore();
  runningOn.mockResolvedValue(null);
  await storeMatch(MATCH);
});

test("a match that is over by the rules opens", async () => {
  says(true);
  expect(await openFinished("one", {})).toMatchObject({
    at: "open",
    match: { head: { title: "Ours" } },
    course: { length: 2, kind: "turn", ends: [2] },
    outcome: { winners: [0], scores: [7], standing: [0] },
    bots: [null],
  });
});

test("one that is not over opens nothing, for any stored data about it: no view of it is requested", async () => {
  says(false);
  expect(await openFinished("one", {})).toEqual({ at: "unfinished" });
  expect(views.mock.calls).toEqual(onlyAsked);
});

test("one that the rules refuse shows the reason, and a dead engine has its own screen", async () => {
  views.mockRejectedValueOnce(new DoorError("bad_save", "entry 3 breaks a rule", null));
  expect(await openFinished("one", {})).toEqual({ at: "unreadable", reason: "bad_save" });
  views.mockRejectedValueOnce(new EngineFault("died", "out of memory"));
  expect(await openFinished("one", {})).toBeNull();
});

test("one that is not here is reported", async () => {
  expect(await openFinished("gone", {})).toEqual({ at: "missing" });
  expect(views).not.toHaveBeenCalled();
});

test.each([
  ["a copy of it", (want?: Want) => openFinished("one", {}, want)],
  ["its link", (want?: Want) => openSave(saveOf(MATCH), {}, null, want)],
])(
  "as long as a match with the same deal is played, %s opens once somebody agrees: no view is asked for before",
  async (_, open) => {
    says(true);
    runningOn.mockResolvedValue("another");
    expect(await open()).toEqual({ at: "same-deal", running: "another" });
    expect([views.mock.calls, openDeal.mock.calls]).toEqual([onlyAsked, []]);
    expect(await open("agreed")).toMatchObject({ at: "open" });
    expect(openDeal.mock.calls).toEqual([[MATCH.head.dealt]]);
  },
);

test("a deal is noted as opened before any view of it is requested, and not for only the outcome", async () => {
  says(true);
  openDeal.mockImplementation(async () => void expect(views.mock.calls).toEqual(onlyAsked));
  expect(await openFinished("one", {})).toMatchObject({ at: "open" });
  await openFinished("one", {}, "outcome");
  expect(openDeal.mock.calls).toEqual([[MATCH.head.dealt]]);
});
