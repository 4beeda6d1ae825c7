// A thousand finished matches find room: by the recorded ones, as they lie in the storage in the end.
import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";
import { Chance } from "../../testing/chance";
import { Disk } from "../../testing/disk";
import type { Save, Status } from "../door/door";
import type { Judgement } from "./judgement";
import { recordAround, toStored } from "./record";
import { openPage } from "./saves.testing";

const GOAL_BYTES = 2 * 2 ** 20;
const MATCHES = 1000;
const MOST_POINTS = 64;

interface Recorded {
  readonly save: Save;
  readonly status: Status;
}

/** The recorded matches, by the path of their file. */
const recorded: Record<string, Recorded> = import.meta.glob(["../../../tests/fixtures/*/*.json", "!**/perft.json"], {
  eager: true,
  import: "default",
});
const finished = Object.values(recorded).filter(({ status }) => status.over);

/** A judgement as long as any that is kept; its numbers are random, so that none packs better. */
function judgementOf({ log, seats }: Save): Judgement {
  const chance = new Chance(log.length);
  const steps = log.map((_, step) => step).slice(-MOST_POINTS);
  const weighed = () => ({ action: chance.of(log), worth: chance.next(), why: { code: "takes_little", params: {} } });
  return {
    length: log.length,
    points: steps.map((step) => [step, seats.map(() => chance.below(101))] as const),
    turns: steps.slice(0, 3).map((step) => ({ step, seat: 0, done: weighed(), best: weighed() })),
  } as unknown as Judgement;
}

/** Bytes that a match takes, by the mean over these: keys and texts, in the storage and in the journal. */
async function room(matches: readonly Recorded[]): Promise<number> {
  const disk = new Disk();
  const journal = new IDBFactory();
  for (const [at, { save, status }] of matches.entries()) {
    const { winners, scores } = status;
    const record = { ...recordAround(save), touched: at, over: true, outcome: { winners, scores }, played: 1_234_567 };
    const judged = judgementOf(save);
    disk.setItem(`tefuda:match:m${at}`, JSON.stringify(toStored({ ...record, judged })));
  }
  await (await openPage(disk, journal)).packFinished();
  const page = await openPage(disk, journal);
  await page.recover();
  await page.packFinished();
  page.refresh();
  expect(page.matches.value).toHaveLength(matches.length);
  expect(page.judgementOf("m0")).not.toBeNull();
  const { allKept } = await import("./journal");
  expect([...(await allKept())]).toEqual([]);
  return new TextEncoder().encode([...disk.texts].flat().join("")).length / matches.length;
}

const PATIENCE_MS = 60_000;

test("a thousand finished and judged matches, as many of every game, take at most 2 MB", {
  timeout: PATIENCE_MS,
}, async () => {
  const games = [...new Set(finished.map(({ save }) => save.game))];
  expect(games.length).toBeGreaterThan(1);
  let bytes = 0;
  for (const game of games) bytes += await room(finished.filter(({ save }) => save.game === game));
  expect((bytes / games.length) * MATCHES).toBeLessThanOrEqual(GOAL_BYTES);
});
