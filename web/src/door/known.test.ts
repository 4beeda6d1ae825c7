// Acts and looks ask for new log entries only, and return the full log.
import { beforeEach, expect, test, vi } from "vitest";
import type { BaseView } from "./door";

const asked = vi.hoisted(() => vi.fn());
vi.mock("./engine", () => ({ engine: { ask: asked } }));
vi.mock("../engine/engine", () => ({ EngineFault: Error }));
const { act, look, viewOf } = await import("./client");
const { asOf } = await import("./known");

const [DEAL, PLAY, SHOWN] = [{ do: "deal" }, { do: "play" }, { do: "play", card: "R1" }];
const view = (seat: number | null, log: object[], log_start = 0) => ({ seat, log, log_start }) as unknown as BaseView;
const news = (seat: number | null, log: object[], log_since: number, log_start = 0) => ({
  ...view(seat, log, log_start),
  log_since,
});
const request = () => asked.mock.lastCall?.[0][0];

beforeEach(() => asked.mockReset());

test("an act has the length of the log that both viewers know, and their new entries continue it", async () => {
  asked.mockResolvedValue([
    { ok: true, table: news(null, [PLAY, SHOWN], 1), sight: { view: news(1, [SHOWN, SHOWN], 1), actions: [] } },
  ]);
  const known = [view(null, [DEAL, PLAY]), view(1, [DEAL, PLAY, SHOWN])];
  const answer = await act("m1", SHOWN, "seat", known);
  expect(request()).toMatchObject({ op: "act", known: 2 });
  expect(answer).toEqual({
    ok: true,
    table: view(null, [DEAL, PLAY, SHOWN]),
    sight: { view: view(1, [DEAL, SHOWN, SHOWN]), actions: [] },
  });
});

test("the end shows the view of all to the seat that acts", async () => {
  const table = news(null, [SHOWN], 1);
  asked.mockResolvedValue([{ ok: true, table, sight: { view: table, actions: [] } }]);
  const answer = await act("m1", SHOWN, "seat", [view(null, [DEAL]), view(1, [PLAY])]);
  expect(answer).toMatchObject({ sight: { view: view(null, [DEAL, SHOWN]) } });
});

test("a viewer without a view gets the whole log", async () => {
  const table = view(null, [DEAL, PLAY]);
  asked.mockResolvedValue([{ ok: true, table }]);
  for (const [eyes, known] of [
    ["seat", [view(null, [DEAL])]],
    [null, [null, view(1, [DEAL])]],
    [2, []],
  ] as const) {
    expect(await act("m1", PLAY, eyes, known)).toEqual({ ok: true, table });
    expect(request()).not.toHaveProperty("known");
  }
});

test("a refusal has no view", async () => {
  asked.mockResolvedValue([{ ok: false }]);
  expect(await act("m1", PLAY, null, [view(null, [DEAL])])).toEqual({ ok: false });
});

test("a viewer who looks again gets the new entries, and the whole log of a new deal", async () => {
  asked.mockResolvedValue([news(1, [SHOWN], 2), { actions: [], complete: true }]);
  expect((await look("m1", 1, [view(1, [DEAL, PLAY])])).view).toEqual(view(1, [DEAL, PLAY, SHOWN]));
  expect(request()).toMatchObject({ op: "view", known: 2 });
  asked.mockResolvedValue([news(1, [DEAL], 3, 3)]);
  expect(await viewOf("m1", 1, [view(1, [DEAL, PLAY, SHOWN])])).toEqual(view(1, [DEAL], 3));
});

test("undone entries and entries of a later deal are unknown", () => {
  expect(asOf(view(0, [DEAL, PLAY, SHOWN], 4), 5)).toEqual(view(0, [DEAL], 4));
  expect(asOf(view(0, [DEAL], 4), 4)).toBeNull();
});
