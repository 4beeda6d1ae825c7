// A page or a browser killed at any instant: all resolved changes are there at the next start, and no deleted match
// comes back.
import { IDBFactory } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { Disk, StoppingDisk } from "../../testing/disk";
import type { Rows } from "../../testing/store";
import * as shared from "./saves.testing";
import { append, ID, matchOf, OVER, openPage, RUNNING, rowsOf, type SavesPage } from "./saves.testing";

vi.setConfig({ testTimeout: 60_000 });

type Step = readonly [what: string, run: (page: SavesPage) => Promise<unknown>, found: string];

const act = async (page: SavesPage, changes = {}) => append(await page.openMatch(ID), changes);
const takeBack = async (page: SavesPage, keep: number) => (await page.openMatch(ID)).cut(keep, () => RUNNING);

/** The changes of matches one after the other, and the matches expected then. */
const STEPS: readonly Step[] = [
  ["nothing", async () => undefined, ""],
  ["a match", (page) => page.storeMatch(matchOf(1)), "m 1"],
  ["an action", act, "m 2"],
  ["its taking back", (page) => takeBack(page, 1), "m 1"],
  ["another action", act, "m 2"],
  ["the end", (page) => act(page, OVER), "m 3 over"],
  ["its taking back", (page) => takeBack(page, 2), "m 2"],
  ["a title", (page) => page.changeHead(ID, () => ({ title: "Friday" })), "m 2 Friday"],
  ["deletion", (page) => page.deleteMatches([ID]), ""],
  ["bringing back", (page) => page.restore(), "m 2 Friday"],
  ["an action upon that", act, "m 3 Friday"],
  ["another match", (page) => page.storeMatch(matchOf(0, {}, "n")), "m 3 Friday, n 0"],
  ["another deletion", (page) => page.deleteMatches([ID]), "n 0"],
];

/** The stored data at an instant, and the number of steps resolved by then. */
interface Instant {
  readonly resolved: number;
  readonly rows: Rows;
  readonly texts: readonly (readonly [string, string])[];
  /** A text is written in part. */
  readonly isTorn: boolean;
}

/** A local storage that reports every moment of change. */
class WatchedDisk extends Disk {
  watch: (isTorn: boolean) => void = () => undefined;

  override setItem(key: string, text: string): void {
    for (const part of [0, 0.9]) {
      this.texts.set(key, text.slice(0, Math.floor(text.length * part)));
      this.watch(true);
    }
    super.setItem(key, text);
    this.watch(false);
  }

  override removeItem(key: string): void {
    super.removeItem(key);
    this.watch(false);
  }
}

/** Takes all steps; the database is out during those with these numbers. */
async function lived(factory: IDBFactory | null, outages: readonly number[] = []): Promise<Instant[]> {
  const place = { disk: new WatchedDisk(), factory };
  const page = await openPage(place);
  const instants: Instant[] = [];
  let resolved = -1;
  place.disk.watch = (isTorn) => instants.push({ resolved, rows: rowsOf(place), texts: [...place.disk.texts], isTorn });
  const real = IDBDatabase.prototype.transaction;
  const begun = vi.spyOn(IDBDatabase.prototype, "transaction");
  begun.mockImplementation(function (this: IDBDatabase, ...args) {
    if (outages.includes(resolved + 1) && args[1] !== "versionchange")
      throw new DOMException("closing", "InvalidStateError");
    const transaction = real.apply(this, args);
    transaction.addEventListener("complete", () => place.disk.watch(false));
    return transaction;
  });
  for (const [, run] of STEPS) {
    await run(page);
    resolved += 1;
    place.disk.watch(false);
  }
  begun.mockRestore();
  return instants;
}

/** The matches that a start finds, each as it is listed and as it is opened. */
async function foundBy(page: SavesPage): Promise<string> {
  await page.refresh();
  const found: string[] = [];
  for (const { id, title, over, length } of page.matches.value) {
    expect((await page.openMatch(id)).match.value.log).toHaveLength(length);
    found.push(`${id} ${length} ${over ? "over" : title}`.trim());
  }
  return found.sort().join(", ");
}

/** Starts the page twice, as if a kill had undone the first start's changes of local storage. */
async function expectFound({ resolved, rows }: Instant, texts: Instant["texts"], hasDatabase = true): Promise<void> {
  const factory = hasDatabase ? await shared.databaseOf(rows) : null;
  const wanted = [STEPS[resolved], STEPS[resolved + 1]].map((step) => step?.[2] ?? "");
  for (const start of ["first", "second"]) {
    const page = await openPage({ factory, disk: new Disk(texts) });
    const during = `at the ${start} start after a kill during ${STEPS[resolved + 1]?.[0]}`;
    expect(wanted, during).toContain(await foundBy(page));
    await page.forgetGone();
  }
}

/** Leaves one of all that are the same. */
const differing = <T>(all: readonly T[]): T[] => [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];

test("a page that is killed at any instant, or in the midst of a text, loses nothing", async () => {
  const instants = differing(await lived(new IDBFactory()));
  expect(instants.length).toBeGreaterThan(50);
  for (const instant of instants) await expectFound(instant, instant.texts);
});

test("a browser that is killed with any older state of local storage on its disk loses nothing", async () => {
  const instants = differing((await lived(new IDBFactory())).filter(({ isTorn }) => !isTorn));
  const latest = new Map(instants.map((instant) => [JSON.stringify([instant.resolved, instant.rows]), instant]));
  for (const instant of latest.values()) {
    const older = instants.slice(0, instants.indexOf(instant)).map(({ texts }) => texts);
    for (const texts of differing(older)) await expectFound(instant, texts);
  }
});

test.each<[string, number[] | null]>([
  ["without a database", null],
  ["while the database is out, at its beginning, or after that", [1, 2, 3]],
  ["while the database is out, at its end, or after that", [4, 5]],
  ["while the database is out now and then", [7, 10, 11]],
  ["while the database is out as a match is deleted", [8, 12]],
  ["while the database is out from its deletion on", [8, 9, 10]],
  ["while the database is out as it is brought back", [9]],
])("a page that is killed %s loses nothing", async (_, outages) => {
  const instants = differing(await lived(outages && new IDBFactory(), outages ?? [])).filter(({ isTorn }) => !isTorn);
  expect(instants.length).toBeGreaterThan(12);
  for (const instant of instants) await expectFound(instant, instant.texts, outages !== null);
});

test.each(["a database", "none"])("with %s, any one write that local storage refuses loses nothing", async (has) => {
  const run = async (stop: number) => {
    const disk = new StoppingDisk([], stop, "refused");
    const page = await openPage({ disk, factory: has === "none" ? null : new IDBFactory() });
    for (const [, step] of STEPS) await step(page);
    const next = has === "none" ? page : await openPage(page.place); // memory has the data that is nowhere else
    expect(await foundBy(next), `operation ${stop}`).toBe(STEPS.at(-1)?.[2]);
    return disk.done;
  };
  const done = await run(Number.POSITIVE_INFINITY);
  expect(done).toBeGreaterThan(10);
  for (let stop = 1; stop < done; stop += 1) await run(stop);
});
