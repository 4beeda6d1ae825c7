// A backup's export and import: matches line by line, documents merged, settings on request.
import { expect, test, vi } from "vitest";
import { matchAround } from "../saves/record";
import { newPlace, OVER, openPage, saveOf } from "../saves/saves.testing";
import { solosOf } from "../solo/solos.testing";

vi.mock("../door/client", () => ({
  DoorError: class extends Error {},
  loadMatch: async ({ log }: { log: unknown[] }) => ({
    match: "",
    over: log.length === 7,
    winners: [1],
    scores: [1, 9, 3],
  }),
  viewOf: async () => ({ standing: [1, 2, 0] }),
  closeMatch: async () => undefined,
}));
vi.mock("../door/engine", () => ({ isReady: { value: true } }));

async function opened(place = newPlace()) {
  const page = await openPage(place);
  const [book, days, lessons] = [
    await import("../book/book"),
    await import("../day/day-book"),
    await import("../learn/lesson"),
  ];
  const solo = await import("../solo/kept");
  return {
    ...page,
    ...book,
    ...days,
    ...lessons,
    allSolos: solo.allSolos,
    joinSolos: solo.joinSolos,
    takeInSolos: solo.takeInSolos,
    ...(await import("../saves/opened")),
    ...(await import("../saves/file")),
    ...(await import("../match/take-in")),
  };
}

const asFile = (text: string) => new File([text], "tefuda.json");
const dealt = (start: number, steps = 7, id = `m${start}`) =>
  matchAround({ ...saveOf(steps), deal: { start } }, id, { touched: start, ...(steps === 7 ? OVER : {}) });

test("5,000 matches are exported in one file, imported, and are all here the next time", {
  timeout: 300_000,
}, async () => {
  const page = await opened();
  for (let at = 0; at < 5000; at += 100)
    await page.storeAll(Array.from({ length: 100 }, (_, each) => dealt(at + each)));
  const { files } = await page.backup();
  expect(files).toHaveLength(1);
  const other = await opened();
  const done: number[] = [];
  const first = await other.takeFile(asFile(files[0] ?? ""), { onDone: (parts) => done.push(parts) });
  expect(first).toMatchObject({ added: 5000, known: 0, unread: 0, left: 0 });
  expect(done.length).toBeGreaterThan(5);
  expect(new Set(other.matches.value.map(({ id }) => id)).size).toBe(5000);
  expect(other.headOf("m77")).toMatchObject({ over: true, touched: 77, revision: 1 });
  expect(await other.takeFile(asFile(files[0] ?? ""))).toMatchObject({ added: 0, known: 5000 });
});

test("matches beyond the readable size of a file are exported as several, each of which is read", async () => {
  const page = await opened();
  await page.storeAll([1, 2, 3, 4, 5].map((start) => dealt(start)));
  const room = new TextEncoder().encode((await page.backup()).files[0]).length;
  for (const { files } of [await page.backup(2), await page.backup(9, room - 200)]) {
    expect(files.length).toBeGreaterThan(1);
    const other = await opened();
    for (const text of files) await other.takeFile(asFile(text));
    expect(other.matches.value).toHaveLength(5);
  }
});

test("the complete part of a truncated backup is imported", async () => {
  const page = await opened();
  await page.storeAll([1, 2, 3].map((start) => dealt(start)));
  const {
    files: [text = ""],
  } = await page.backup();
  const other = await opened();
  expect(await other.takeFile(asFile(text.slice(0, -60)))).toMatchObject({ added: 2, unread: 1 });
});

test("documents are merged, and a document of a newer page stays unchanged", async () => {
  const page = await opened();
  await page.hide("Aki", true);
  await page.note({ game: "g", date: "2026-11-20" }, { won: true, points: 3 });
  await page.keepStepDone("g", "one");
  await page.openDeal("d1");
  await page.takeInSolos(solosOf({}, { hints: 3 }));
  const { documents } = await page.readFile(asFile((await page.backup()).files[0] ?? ""));
  expect(Object.keys(documents ?? {}).sort()).toEqual(["book", "days", "lessons", "opened", "solo"]);
  const other = await opened();
  await other.note({ game: "g", date: "2026-11-21" }, { won: false, points: 1 });
  await other.keepStepDone("g", "two");
  await other.openDeal("d2");
  await other.takeInSolos(solosOf({}));
  for (const twice of [1, 2]) {
    expect(await other.joinBook(documents?.book), `${twice}`).toBe(true);
    expect(await other.joinDays(documents?.days)).toBe(true);
    expect(await other.joinLessons(documents?.lessons)).toBe(true);
    expect(await other.joinOpened(documents?.opened)).toBe(true);
    expect(await other.joinSolos(documents?.solo)).toBe(true);
  }
  expect(other.book.value.hidden).toEqual(["Aki"]);
  expect(other.streakOf("g", "2026-11-21")).toEqual({ now: 2, best: 2 });
  expect(other.stepsDone("g")).toEqual(["two", "one"]);
  expect([...other.opened.value.keys()]).toEqual(["d2", "d1"]);
  expect(other.allSolos()).toEqual(page.allSolos());
  const place = newPlace();
  place.disk.setItem("tefuda:1:doc:days", JSON.stringify({ revision: 9, value: { newer: true } }));
  const newer = await opened(place);
  expect(await newer.joinDays(documents?.days)).toBe(false);
  expect(JSON.parse(place.disk.getItem("tefuda:1:doc:days") ?? "")).toEqual({ revision: 9, value: { newer: true } });
});

test("settings are imported on request, and no other data of local storage is", async () => {
  const page = await opened();
  page.writeText("theme", "dark");
  page.writeText("seats:a_game", "[]");
  page.writeText("hand:5", "a running hand");
  page.writeText("backup-at", "1");
  page.writeText("version", "1.0.0");
  localStorage.setItem("tefuda:1:snapshot-off:b1", "no memory");
  await page.storeMatch(dealt(1, 3));
  const {
    files: [file = ""],
  } = await page.backup();
  const settings = { theme: "dark", "seats:a_game": "[]" };
  expect(JSON.parse(file).settings).toEqual(settings);
  const strange = {
    "match:m1": "x",
    "doc:book": "x",
    "": "x",
    other: "x",
    people: "x".repeat(10_001),
  };
  const older = {
    ...settings,
    ...strange,
    "hand:5": "x",
    "hand:6": "x",
    "backup-at": "9",
    version: "9",
    "snapshot-off:b2": "x",
  };
  const read = await page.readFile(asFile(JSON.stringify({ ...JSON.parse(file), settings: older })));
  expect(read.settings).toEqual(settings);
  const other = await opened();
  other.takeSettings(read.settings);
  expect(other.keysWith("")).toEqual(["seats:a_game", "theme"]);
});
