// The engine that thinks, over workers of a few lines: the messages to them, and the handling of failed ones.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { THINKING_SECONDS } from "../engine/faults";
import type { FromWorker, ToWorker } from "../engine/messages";
import type { BaseView, Catalog, ThinkRequest } from "./door";
import { LEAST_WORLDS } from "./effort";

const BUILD = "this-build";
const VIEW = { match: "m7", game: "a_game", seat: 1, hand: ["R1"] } as unknown as BaseView;
const THOUGHT = { action: { do: "play" }, choices: [], spent: 0, worlds: 0 };

/** A worker's reaction to a question. */
type Manner = "answers" | "dies" | "hangs" | "refuses";

class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: Partial<ErrorEvent>) => void) | null = null;
  readonly heard: ToWorker[] = [];
  isEnded = false;

  constructor(private readonly manner: Manner) {}

  postMessage(message: ToWorker): void {
    this.heard.push(message);
    if (message.type === "start") this.say({ type: "step", step: "fetch" }, { type: "ready", build: BUILD });
    else if (this.manner === "answers") this.answer(message.id, THOUGHT);
    else if (this.manner === "refuses") this.answer(message.id, { error: { code: "bad_view", message: "" } });
    else if (this.manner === "dies") this.say({ type: "fault", code: "died", detail: "out of memory" });
  }

  terminate(): void {
    this.isEnded = true;
  }

  private answer(id: number, answer: object): void {
    this.say({ type: "answers", id, answers: [JSON.stringify(answer)] });
  }

  private say(...messages: FromWorker[]): void {
    setTimeout(() => {
      for (const data of messages) if (!this.isEnded) this.onmessage?.({ data });
    });
  }
}

const workers: FakeWorker[] = [];
let manners: Manner[] = [];
vi.mock("../engine/own-scripts", () => ({
  startWorker: () => {
    const worker = new FakeWorker(manners.shift() ?? "answers");
    workers.push(worker);
    return worker;
  },
}));
vi.mock("../engine/manifest", () => ({ MANIFEST: { build: BUILD, folder: "engine" }, bytesFor: () => 0 }));
const { AT_REST_MS, HIDDEN_MS, Thinker } = await import("./thinker");
const { catalog } = await import("./catalog");

let thinkers: InstanceType<typeof Thinker>[] = [];

function fresh() {
  const thinker = new Thinker();
  thinkers.push(thinker);
  return thinker;
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const thinker of thinkers) thinker.rest(); // all see whether the page is hidden
  thinkers = [];
  workers.length = 0;
  manners = [];
});

/** The result of a question, without a time limit. */
async function outcome(question: Promise<unknown>): Promise<unknown> {
  const settled = question.catch((fault: { code?: string }) => `fault ${fault.code}`);
  await vi.advanceTimersByTimeAsync(4000 * THINKING_SECONDS);
  return settled;
}

const asked = (): unknown[] =>
  workers.flatMap(({ heard }) =>
    heard.flatMap((message) => (message.type === "ask" ? message.requests.map((each) => JSON.parse(each)) : [])),
  );

describe("a question", () => {
  test("is the only one that the worker gets, and names no match", async () => {
    expect(await outcome(fresh().ask(VIEW, "even"))).toEqual(THOUGHT);
    expect(asked()).toEqual([{ op: "think", level: "even", view: { game: "a_game", seat: 1, hand: ["R1"] } }]);
    expect(workers.flatMap(({ heard }) => heard.map(({ type }) => type))).toEqual(["start", "ask"]);
  });

  test("has the time of the look in a game in real time", async () => {
    await outcome(fresh().ask(VIEW, "even", 250));
    expect(asked()).toMatchObject([{ at: 250 }]);
  });

  test("to the strongest level begins with few worlds until the device is measured", async () => {
    catalog.value = { games: [{ id: "a_game", bots: ["even", "hard"] }] } as unknown as Catalog;
    await outcome(fresh().ask(VIEW, "hard"));
    await outcome(fresh().ask(VIEW, "even"));
    catalog.value = null;
    expect(asked().map((each) => (each as ThinkRequest).effort)).toEqual([LEAST_WORLDS, undefined]);
  });

  test("that was cancelled starts no worker again", async () => {
    manners = ["hangs"];
    const thinker = fresh();
    const question = thinker.ask(VIEW, "even");
    question.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    thinker.rest();
    expect(await outcome(question)).toBe("fault stopped");
    expect(workers).toHaveLength(1);
  });

  test("that the door refuses is not asked again", async () => {
    manners = ["refuses"];
    expect(await outcome(fresh().ask(VIEW, "even"))).toBe("fault bad_view");
    expect(workers).toHaveLength(1);
  });

  test("waits for the one before it", async () => {
    const thinker = fresh();
    const both = Promise.all([thinker.ask(VIEW, "even"), thinker.ask(VIEW, "hard")]);
    expect(await outcome(both)).toEqual([THOUGHT, THOUGHT]);
    expect([asked().length, workers.length]).toEqual([2, 1]);
  });
});

test("an action is judged in the given number of worlds, and the match is not named", async () => {
  const done = { do: "play", card: "R1" };
  expect(await outcome(fresh().weigh(VIEW, "hard", 24, done))).toEqual(THOUGHT);
  const { match: _, ...view } = VIEW;
  expect(asked()).toEqual([{ op: "think", view, level: "hard", effort: 24, weigh: done }]);
});

describe("a worker", () => {
  test("is started by the first question, or before it, once", async () => {
    const thinker = fresh();
    expect(workers).toHaveLength(0);
    thinker.wake();
    thinker.wake();
    await outcome(thinker.ask(VIEW, "even"));
    expect(workers).toHaveLength(1);
  });

  test.each(["dies", "hangs"] as const)("that %s is replaced by another, which is asked again", async (manner) => {
    manners = [manner];
    expect(await outcome(fresh().ask(VIEW, "even"))).toEqual(THOUGHT);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(asked()).toHaveLength(2);
  });

  test.each([
    ["dies", "died"],
    ["hangs", "silent"],
  ] as const)("that %s twice in a row is a fault, and may be asked again later", async (manner, code) => {
    manners = [manner, manner];
    const thinker = fresh();
    expect(await outcome(thinker.ask(VIEW, "even"))).toBe(`fault ${code}`);
    expect(workers).toHaveLength(2);
    expect(await outcome(thinker.ask(VIEW, "even"))).toEqual(THOUGHT);
  });

  test("ends after a while without a question, and not while one is unanswered", async () => {
    manners = ["hangs"];
    const thinker = fresh();
    void thinker.ask(VIEW, "even");
    await vi.advanceTimersByTimeAsync(THINKING_SECONDS * 1000 - 1);
    expect(workers[0]?.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    await vi.advanceTimersByTimeAsync(AT_REST_MS - 3000);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(workers[1]?.isEnded).toBe(true);
  });

  test("that was woken ends too if no question comes", async () => {
    fresh().wake();
    await vi.advanceTimersByTimeAsync(AT_REST_MS);
    expect(workers[0]?.isEnded).toBe(true);
  });

  describe("of a page that is hidden", () => {
    const show = (isShown: boolean) => {
      vi.spyOn(document, "hidden", "get").mockReturnValue(!isShown);
      document.dispatchEvent(new Event("visibilitychange"));
    };
    afterEach(() => vi.restoreAllMocks());

    test("ends soon, and starts again with the page if needed", async () => {
      fresh().wake();
      show(false);
      await vi.advanceTimersByTimeAsync(HIDDEN_MS);
      expect(workers[0]?.isEnded).toBe(true);
      show(true);
      expect(workers).toHaveLength(2);
    });

    test("stays ended if it was not woken", async () => {
      const thinker = fresh();
      const answer = thinker.ask(VIEW, "even");
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toEqual(THOUGHT);
      show(false);
      await vi.advanceTimersByTimeAsync(HIDDEN_MS);
      show(true);
      await vi.advanceTimersByTimeAsync(AT_REST_MS);
      expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    });

    test("answers all questions before it ends", async () => {
      const thinker = fresh();
      show(false);
      const answers: unknown[] = [];
      for (let asked = 0; asked < 3; asked += 1) {
        const answer = thinker.ask(VIEW, "even");
        await vi.advanceTimersByTimeAsync(HIDDEN_MS - 1000);
        answers.push(await answer);
      }
      expect(answers).toEqual([THOUGHT, THOUGHT, THOUGHT]);
      expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
    });
  });

  test("ends when it is not needed, and another one starts with the next question", async () => {
    const thinker = fresh();
    await outcome(thinker.ask(VIEW, "even"));
    thinker.rest();
    expect(workers[0]?.isEnded).toBe(true);
    expect(await outcome(thinker.ask(VIEW, "even"))).toEqual(THOUGHT);
    expect(workers).toHaveLength(2);
  });
});
