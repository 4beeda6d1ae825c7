import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStore, storedLog, storedRow } from "../../testing/store";
import type { Save, Status } from "../door/door";
import { dealtOf } from "../saves/print";
import { openedPage } from "../saves/saves.testing";
import { idOf } from "./day";
import type { DayTable } from "./days";

const closeMatch = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../door/client", () => ({ rulesOf: () => 1, closeMatch }));

const DAY = { game: "a_game", date: "2026-11-23" };
const NEXT = { ...DAY, date: "2026-11-24" };
const ID = idOf(DAY);
const PLAY = { do: "play" };
const BOT = { level: "even", face: "G" };
const ENDED = { over: true, outcome: { winners: [0], scores: [5, 3], standing: [0, 1] } };
const save: Save = { format: 1, game: "a_game", options: {}, seats: [{ name: "A" }, { name: "B" }], deal: {}, log: [] };
const TABLE: DayTable = {
  dealt: { save, status: { match: "m1" } as Status, table: undefined },
  changes: { bots: [null, BOT], settings: { best: 1 } },
};

const newPage = () => openedPage(async () => ({ ...(await import("./days")), ...(await import("./day-book")) }));

type Page = Awaited<ReturnType<typeof newPage>>;
let page: Page;

/** Plays a match to its end, and notes nothing. */
async function playToTheEnd(on = page, id = ID): Promise<void> {
  await (await on.openMatch(id)).append(PLAY, () => ENDED);
}

const note = async (on = page, id = ID) => on.noteMatch(on.headOf(id) ?? expect.fail());

async function deleteMatch(on = page, id = ID): Promise<void> {
  await note(on, id);
  await on.deleteMatches([id]);
}

beforeEach(async () => {
  await emptyStore();
  page = await newPage();
});

describe("a day's match", () => {
  test("is begun once, and continued when begun again", async () => {
    expect(await page.begin(DAY, TABLE)).toBe(ID);
    await (await page.openMatch(ID)).append(PLAY, () => ({}));
    expect(await page.begin(DAY, TABLE)).toBe(ID);
    expect(await (await newPage()).begin(DAY, TABLE)).toBe(ID);
    expect(storedLog(ID)).toEqual([PLAY]);
  });

  test("is one, even if two tabs begin it at the same time", async () => {
    const other = await newPage();
    expect(await Promise.all([page.begin(DAY, TABLE), other.begin(DAY, TABLE)])).toEqual([ID, ID]);
    expect((await newPage()).matches.value).toHaveLength(1);
    expect(closeMatch).toHaveBeenCalledTimes(1);
    await page.begin(DAY, TABLE);
    expect(closeMatch).toHaveBeenCalledTimes(2);
  });

  test("has no hints, its bots, and the way it is played", async () => {
    await page.begin(DAY, TABLE);
    expect(storedRow(ID)).toMatchObject({ hints: null, bots: [null, BOT], settings: { best: 1 } });
  });

  test("is for practice if its deal was opened before, in any tab", async () => {
    const other = await openedPage(() => import("../saves/opened"));
    await other.openDeal(dealtOf(save));
    const id = await page.begin(DAY, TABLE);
    expect([id.startsWith("practice-"), page.headOf(ID), page.wasBegun(DAY)]).toEqual([true, null, true]);
  });

  test("that was running when its deal was opened continues, and does not count", async () => {
    await page.begin(DAY, TABLE);
    await (await import("../saves/opened")).openDeal(dealtOf(save));
    await (await page.openMatch(ID)).append(PLAY, () => ({ ...ENDED, touched: Date.now() }));
    await note();
    expect([page.isPlayed(DAY), page.wasBegun(DAY), page.resultOf(DAY)]).toEqual([false, true, null]);
  });

  test("counts once it is over, and stays counted when it is deleted", async () => {
    await page.begin(DAY, TABLE);
    expect(page.isPlayed(DAY)).toBe(false);
    await playToTheEnd();
    await note();
    expect(page.resultOf(DAY)).toEqual({ won: true, points: 5 });
    await deleteMatch();
    expect(page.isPlayed(DAY)).toBe(true);
  });

  test("is counted by the next page if the page was stopped just after its end", async () => {
    await page.begin(DAY, TABLE);
    await playToTheEnd();
    const next = await newPage();
    expect(next.isPlayed(DAY)).toBe(false);
    await next.noteAll();
    expect(next.isPlayed(DAY)).toBe(true);
  });

  test("that was begun and deleted is only for practice, in every tab", async () => {
    await page.begin(DAY, TABLE);
    await deleteMatch();
    expect([page.isPlayed(DAY), page.wasBegun(DAY)]).toEqual([false, true]);
    const next = await newPage();
    const id = await next.begin(DAY, TABLE);
    expect(id).not.toBe(ID);
    await playToTheEnd(next, id);
    await next.noteAll();
    expect([next.isPlayed(DAY), next.resultOf(DAY)]).toEqual([false, null]);
    expect(await next.begin(NEXT, TABLE)).toBe(idOf(NEXT));
  });

  test("that is restored after it was deleted continues, and counts", async () => {
    await page.begin(DAY, TABLE);
    await deleteMatch();
    await page.restore();
    expect(await page.begin(DAY, TABLE)).toBe(ID);
    await playToTheEnd();
    await note();
    expect(page.resultOf(DAY)).toEqual({ won: true, points: 5 });
  });

  test("counts as begun even if the page was stopped before the note", async () => {
    await page.begin(DAY, TABLE);
    await page.removeDocument("days");
    const next = await newPage();
    expect(next.wasBegun(DAY)).toBe(false);
    await deleteMatch(next);
    expect((await newPage()).wasBegun(DAY)).toBe(true);
  });
});

describe("practice", () => {
  test("is a new match each time, beside the one that counted", async () => {
    await page.begin(DAY, TABLE);
    await playToTheEnd();
    const [first, second] = [await page.practise(DAY, TABLE), await page.practise(DAY, TABLE)];
    expect(first).not.toBe(second);
    expect(storedRow(first)).toMatchObject({ origin: { id: ID, step: 0, outcome: ENDED.outcome } });
    await playToTheEnd(page, first);
    await page.noteAll();
    expect(page.streakOf(DAY.game, DAY.date)).toEqual({ now: 1, best: 1 });
  });

  test("does not count if the day was not played", async () => {
    const id = await page.practise(DAY, TABLE);
    expect(storedRow(id)).toMatchObject({ origin: null });
    await playToTheEnd(page, id);
    await page.noteAll();
    expect(page.isPlayed(DAY)).toBe(false);
  });
});
