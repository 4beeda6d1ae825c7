import { describe, expect, test, vi } from "vitest";
import { click, draw, the } from "../../testing/screen";
import type { LogEntry } from "../door/door";
import { LogLines, LogSheet, News } from "./Log";
import { phrasesIn } from "./read-out";
import { entriesOf, Trick, trickOf, viewOf } from "./table.testing";

const describeEntry = vi.fn((entry: LogEntry) => (entry.seat === null ? null : `entry of ${entry.seat}`));
const table = { describeEntry };
const shown = () => [...document.querySelectorAll(".log-line")].map((line) => line.textContent);

describe("the news", () => {
  test("are the others' actions since, the latest first", async () => {
    await draw(<News view={viewOf({ log: entriesOf(1, 2, 0, 1, 2) })} since={1} table={table} />);
    expect(shown()).toEqual(["entry of 2", "entry of 1", "entry of 2"]);
  });

  test("keep their place without an event, or without one that has a line", async () => {
    await draw(<News view={viewOf({ log: entriesOf(1, 0, null) })} since={1} table={table} />);
    expect(the(".news").textContent).toBe("");
  });

  test("count from the deal's first entry, and describe no entry that is not shown", async () => {
    describeEntry.mockClear();
    const view = viewOf({ log: entriesOf(1, 2), log_start: 10 });
    await draw(<News view={view} since={11} table={table} />);
    expect(shown()).toEqual(["entry of 2"]);
    expect(describeEntry).toHaveBeenCalledOnce();
  });
});

describe("the log", () => {
  test("shows that it is empty", async () => {
    await draw(<LogLines view={viewOf()} table={table} />);
    expect(the("p").textContent).toBe("log-empty");
  });

  test("has the latest entry first, in the colour of its seat", async () => {
    await draw(<LogLines view={viewOf({ log: entriesOf(0, 1) })} table={table} />);
    expect(shown()).toEqual(["entry of 1", "entry of 0"]);
    expect(document.querySelector(".log-line")?.className).toBe("log-line seat-1");
  });

  test("shows each finished trick over its own moves, after those of the present one", async () => {
    const view = viewOf({ log: entriesOf(0, 1, 1, 2, 0), tricks: [trickOf(0), trickOf(1)] });
    const place = await draw(<LogLines view={view} table={{ ...table, Trick }} />);
    const order = [...place.querySelectorAll<HTMLElement>(".trick, .log-line")].map(
      (each) => each.querySelector<HTMLElement>("[data-card]")?.dataset.card ?? each.textContent,
    );
    expect(order).toEqual(["entry of 0", "T10", "entry of 2", "entry of 1", "T00", "entry of 1", "entry of 0"]);
  });

  test("keeps to the tricks' places in a deal that is not the first", async () => {
    const trick = { ...trickOf(0), log_end: 12 };
    const view = viewOf({ log: entriesOf(0, 1, 2), log_start: 10, tricks: [trick] });
    const place = await draw(<LogLines view={view} table={{ ...table, Trick }} />);
    expect([...place.querySelectorAll("section.stack .log-line")]).toHaveLength(2);
    expect(shown()).toEqual(["entry of 2", "entry of 1", "entry of 0"]);
  });

  test("goes turn by turn in a game without tricks", async () => {
    const place = await draw(<LogLines view={viewOf({ log: entriesOf(0, 1, 1, 0) })} table={table} />);
    const order = [...place.querySelectorAll(".log-turn, .log-line")].map((each) => each.className);
    const [first, second] = ["seat-0", "seat-1"].map((seat) => [`log-turn ${seat}`, `log-line ${seat}`]);
    expect(order).toEqual([...(first ?? []), ...(second ?? []), second?.[1], ...(first ?? [])]);
  });

  test("has the suits in their colours, signs and words", async () => {
    const marks = () =>
      new Map([
        ["●", { ink: "red", word: "red" }],
        ["blue", { ink: "#00f" }],
      ]);
    const describeEntry = () => "Ben ● blue plays ●7 and blue 4, then ♥\uFE0EA";
    const seats = [{ name: "Ben ● blue" }];
    await draw(<LogLines view={viewOf({ log: entriesOf(0), seats })} table={{ describeEntry, marks }} />);
    const marked = [...document.querySelectorAll<HTMLElement>(".log-line span[class^=mark]")];
    expect(marked.map((each) => [each.textContent, each.className, each.style.getPropertyValue("--ink")])).toEqual([
      ["●", "mark-sign", "red"],
      ["blue", "mark-word", "#00f"],
      ["♥\uFE0E", "mark-sign", "#c2331c"],
    ]);
  });

  test("names a sign by its word, and no word twice", async () => {
    const marks = () => new Map([["●", { ink: "red", word: "red" }]]);
    const describeEntry = () => "Ben plays ●7 and has to play red ●";
    await draw(<LogLines view={viewOf({ log: entriesOf(0) })} table={{ describeEntry, marks }} />);
    expect(phrasesIn(the(".log-line"))).toEqual(["Ben plays red 7 and has to play red"]);
  });

  test("opens in a sheet that can be closed", async () => {
    const close = vi.fn();
    await draw(<LogSheet view={viewOf({ log: entriesOf(1) })} table={table} onClose={close} />);
    expect(shown()).toEqual(["entry of 1"]);
    await click("dialog .sheet-head button");
    expect(close).toHaveBeenCalledOnce();
  });
});
