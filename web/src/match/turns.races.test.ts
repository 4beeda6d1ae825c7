// Everything at once, from two fingers and two tabs, over an engine of random slowness: in any order, a hand is open
// only for the seat that the table has named, and the shown state is the stored one.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Chance } from "../../testing/chance";
import { emptyStore, moments, storedLog } from "../../testing/store";
import type { Head } from "../saves/record";
import type { Stage } from "./stage";
import type { TurnMatch } from "./turns";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../device/sound", () => ({ play: vi.fn(), vibrate: vi.fn() }));
const { client, actorAfter, DRAW, engine, PLAY, SAVE } = await vi.hoisted(() => import("./turns.testing"));
vi.mock("../door/client", () => client); // one engine for all pages

const RUNS = 200;
const STEPS = 60;
const LONG = { timeout: 60_000 };
/** Most moments that the engine takes for an answer, and that pass between two things that people do. */
const SLOW = 12;
const PAUSE = 8;

type Log = Parameters<typeof actorAfter>[0];
let head: Head;

/** A separate page's code, as each tab has it. */
async function newPage() {
  vi.resetModules();
  const modules = [import("./begin"), import("./controller"), import("./turns"), import("../saves/list")] as const;
  const [begin, controller, turns, list] = await Promise.all(modules);
  return { ...begin, ...controller, ...turns, ...list };
}

type Page = Awaited<ReturnType<typeof newPage>>;
let pages: readonly [Page, Page];

/** Let the engine take its time for every answer, and give them in the order in which it was asked. */
function slowDown(chance: Chance): void {
  let before: Promise<unknown> = Promise.resolve();
  vi.spyOn(engine, "answer").mockImplementation((make) => {
    const answer = before.then(() => moments(chance.below(SLOW))).then(make);
    before = answer.catch(() => undefined);
    return answer;
  });
}

/** One tab with the match, watched at every change of its shown state. */
class Tab {
  readonly match: TurnMatch;
  readonly doing: Promise<unknown>[] = [];
  private shown: Stage = { at: "opening" };
  /** Numbers of the last leaving of the page and of the last wish to open a hand. */
  private fell = 0;
  private wished = 0;
  private steps = 0;

  constructor({ TurnMatch, Controller, stored }: Page) {
    this.match = new TurnMatch(new Controller(stored(head)));
    this.match.stage.subscribe((stage) => this.check(stage));
  }

  private check(stage: Stage): void {
    const { shown } = this;
    this.shown = stage;
    if (stage.at === "table") expect(stage.view).toMatchObject({ seat: null });
    if (stage.at !== "open") return;
    const log = storedLog(head.id) as Log;
    expect(stage.view).toMatchObject({ seat: stage.seat, log });
    expect(stage.seat).toBe(actorAfter(log));
    // its own hand, shut for the moment of an action, or the one that the table has named
    expect(shown).toMatchObject({ seat: shown.at === "table" && shown.seat === null ? null : stage.seat });
    if (shown.at === "table") expect(this.wished).toBeGreaterThan(this.fell);
  }

  /** Carries out a deed, without waiting for its result. */
  does(what: keyof typeof DEEDS): void {
    this.steps += 1;
    if (what === "looks" && this.match.stage.value.at === "table") this.wished = this.steps;
    if (what === "leaves") this.fell = this.steps;
    this.doing.push(Promise.resolve(DEEDS[what](this.match)));
  }

  /** Once all is answered, the table names the seat to act, and the engine has no other match than the stored one. */
  async settles(): Promise<void> {
    await Promise.all(this.doing);
    const stage = this.match.stage.value;
    const log = storedLog(head.id) as Log;
    if (stage.at === "table") expect(stage).toMatchObject({ seat: actorAfter(log), view: { log } });
    if (stage.at === "over") expect(stage.view).toMatchObject({ seat: null, log });
    expect(engine.log()).toEqual(log);
    expect(this.match.controller.trouble.value).toBeNull();
  }
}

const DEEDS = {
  looks: (match: TurnMatch) => match.reveal(),
  draws: (match: TurnMatch) => match.act(DRAW),
  plays: (match: TurnMatch) => match.act(PLAY),
  "takes back": (match: TurnMatch) => match.takeBack(),
  leaves: (match: TurnMatch) => match.conceal(),
  asks: (match: TurnMatch) => match.explain({ ...PLAY, card: "wrong" }),
  "opens anew": (match: TurnMatch) => match.open(),
};

/** Frequent deeds occur several times. */
const OFTEN: readonly (keyof typeof DEEDS)[] = [
  ...Array<"looks">(5).fill("looks"),
  ...Array<"takes back">(4).fill("takes back"),
  "draws",
  "draws",
  "plays",
  "plays",
  "leaves",
  "asks",
  "opens anew",
];

async function deal(): Promise<void> {
  const [{ begin, headOf }] = pages;
  engine.reset();
  head = headOf(await begin(SAVE, {})) ?? expect.fail();
}

beforeAll(async () => {
  pages = [await newPage(), await newPage()];
});

beforeEach(async () => {
  await emptyStore();
  await deal();
});

test(
  `in ${RUNS} matches of ${STEPS} steps, also of two tabs that take over from each other, the hand is open for the named seat`,
  LONG,
  async () => {
    let opened = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const chance = new Chance(run);
      await deal();
      slowDown(chance);
      const tabs = pages.map((page) => new Tab(page));
      for (const { match } of tabs) match.stage.subscribe(({ at }) => (opened += Number(at === "open")));
      let here = tabs[0] ?? expect.fail();
      here.does("opens anew");
      for (let step = 0; step < STEPS; step += 1) {
        if (run % 2 && chance.below(6) === 0) {
          here.doing.push(here.match.close());
          here = tabs.find((tab) => tab !== here) ?? here;
          here.does("opens anew");
        }
        here.does(chance.of(OFTEN));
        await moments(chance.below(PAUSE));
      }
      await Promise.all(tabs.flatMap(({ doing }) => doing));
      await here.settles();
      await here.match.close();
    }
    expect(opened).toBeGreaterThan(RUNS);
  },
);
