// The engine's new log entries for each view add up to its full log.
import { expect, test, vi } from "vitest";

const asked = vi.hoisted(() => vi.fn());
vi.mock("./engine", () => ({ engine: { ask: asked } }));
vi.mock("../engine/engine", () => ({ EngineFault: Error }));
const { views } = await import("./client");

const SAVE = { game: "a_game" } as never;
const [DEAL, PLAY, SHOWN] = [{ do: "deal" }, { do: "play" }, { do: "play", card: "R1" }];

test("a seat's log is its known part and the new entries from there", async () => {
  const logs = [
    [
      { since: 0, entries: [PLAY, PLAY] },
      { since: 0, entries: [PLAY, SHOWN] },
    ],
    [
      { since: 2, entries: [DEAL] },
      { since: 1, entries: [SHOWN, DEAL] },
    ],
  ];
  const row = [
    { seat: null, log_start: 0 },
    { seat: 1, log_start: 0 },
  ];
  asked.mockResolvedValue([{ views: [row, row], logs, deals: [0], status: { over: true } }]);
  const seen = await views(SAVE, [null, 1], [2, 3]);
  expect(asked.mock.calls).toEqual([
    [[{ op: "views", save: SAVE, seats: [null, 1], steps: [2, 3], log: false, hands: false }]],
  ]);
  expect(seen.views.map((each) => each.map(({ log }) => log))).toEqual([
    [
      [PLAY, PLAY],
      [PLAY, SHOWN],
    ],
    [
      [PLAY, PLAY, DEAL],
      [PLAY, SHOWN, DEAL],
    ],
  ]);
  expect(seen).toMatchObject({ deals: [0], hands: [], status: { over: true } });
});

test("a log begins again with a new deal", async () => {
  const logs = [[{ since: 0, entries: [PLAY, PLAY] }], [{ since: 2, entries: [DEAL, PLAY] }]];
  asked.mockResolvedValue([{ views: [[{ log_start: 0 }], [{ log_start: 2 }]], logs, deals: [0, 2], status: {} }]);
  const seen = await views(SAVE, [0], [2, 4]);
  expect(seen.views.map(([view]) => view?.log)).toEqual([
    [PLAY, PLAY],
    [DEAL, PLAY],
  ]);
});

test("hands come with the views on request", async () => {
  asked.mockResolvedValue([{ views: [[]], logs: [[]], hands: [[["R1"], []]], deals: [0], status: {} }]);
  expect((await views(SAVE, [], [0], true)).hands).toEqual([[["R1"], []]]);
});
