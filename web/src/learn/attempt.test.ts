// A try at a step of a lesson continues where its tab was ended.
import { beforeEach, expect, test, vi } from "vitest";
import type { KeptMatch } from "../saves/kept-match";
import { arrive } from "../ui/left";
import type { Step } from "./lesson";

const views = vi.fn();
vi.mock("../door/client", () => ({ views: (...given: unknown[]) => views(...given) }));
vi.mock("../match/controller", () => ({
  practised: (kept: KeptMatch) => kept,
  Controller: class {
    constructor(readonly source: KeptMatch) {}
  },
}));
const { Attempt } = await import("./attempt");

const text = { en: "", ja: "" };
const STEP = { id: "one", seats: 2, deal: {}, log: [], say: text, done: text, goal: [], taught: [] };
const QUESTION = { at: "view.trump", answers: [] };
const LOG = [{ do: "play", card: "R1" }];
const SAVE = { format: 1, game: "a_game", options: {}, seats: [{ name: "Aki" }, { name: "Fox" }], deal: {}, log: LOG };
const ADDED = { do: "play", card: "R2" };

function tried(name: string | null, more: Partial<Step> = {}) {
  const attempt = new Attempt({ ...STEP, ...more } as Step, SAVE as never, [null, null], name);
  const { source: match } = attempt.controller as unknown as { source: KeptMatch };
  return { attempt, match, stop: attempt.begin() };
}

beforeEach(() => {
  location.hash = `#/learn/a_game/${Math.random()}`;
  arrive(1);
  views.mockReturnValue(new Promise(() => undefined));
});

test("with the actions that were done, which are judged again", async () => {
  const { match, stop } = tried("try-0");
  await match.append(ADDED, () => ({}));
  stop();
  views.mockClear();
  const again = tried("try-0");
  expect(again.match.save.log).toEqual([...LOG, ADDED]);
  expect(views.mock.lastCall?.[0].log).toEqual([...LOG, ADDED]);
  again.stop();
});

test("with the answer to its question", () => {
  const { attempt, stop } = tried("try-0", { question: QUESTION });
  expect(views).not.toHaveBeenCalled();
  attempt.give("red");
  attempt.give("blue");
  stop();
  views.mockClear();
  const again = tried("try-0", { question: QUESTION });
  expect(again.attempt.answer.value).toEqual({ value: "red" });
  expect(views).toHaveBeenCalledOnce();
  again.stop();
});

test.each(["try-1", null])("another try, and one that is shown, begin anew: %s", async (name) => {
  const { match, stop } = tried(name ? "try-0" : null);
  await match.append(ADDED, () => ({}));
  stop();
  const again = tried(name);
  expect(again.match.save.log).toEqual(LOG);
  again.stop();
});
