// Players must remember cards that were turned up: the log's lines never name a card that was open for a while.
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { BaseView, LogEntry } from "../../door/door";
import { setLocale } from "../../i18n/fetching";
import { LOCALES } from "../../i18n/i18n";
import { NAMES, viewOf } from "../../table/table.testing";
import { describeEntry } from "./words";

vi.mock("./cards", () => ({
  names: (cards: readonly string[]) => cards.join(" "),
  shortName: (card: string) => card,
  eventText: (event: number) => `event ${event}`,
}));

const texts: Record<string, string> = import.meta.glob("./*.ftl", { query: "?raw", import: "default", eager: true });

/** The fields of a view's entries with opened cards, opened to all or to the own seat. */
const OPENED: readonly (LogEntry & { readonly seat: number })[] = [
  { seat: 1, do: "flip", cell: 4, card: "HQ" },
  { seat: 1, do: "flip_x", cell: 7, cells: [1, 3], cards: ["HQ", "CJ"] },
  { seat: 1, do: "flip_block", cell: 7, cells: [1, 2], cards: ["HQ", "CJ"] },
  { seat: 1, do: "banish", cells: [4, 5], cards: ["HQ", "CJ"] },
  { seat: 0, do: "take", cells: [4, 5], cards: ["HQ", "CJ"] },
  { seat: 0, do: "look", from: 1, cards: ["HQ", "CJ"] },
  { seat: 0, do: "reshuffle", cards: ["HQ", "CJ"] },
] as never;

const couple = {
  seat: 1,
  do: "couple",
  cards: ["D4", "S4"],
  cells: [2, 0],
  opened: [{ cell: 1, card: "HQ" }],
  went: "treasure",
  event: 4,
};

const view = viewOf({ game: "ghost_couple" }) as BaseView;
const line = (entry: object) => describeEntry(entry as LogEntry, view) ?? "";

async function fetchText(address: string): Promise<Response> {
  const found = Object.entries(texts).find(([path]) => address.endsWith(`ghost_couple/${path.slice(2)}`));
  return new Response(found?.[1] ?? "");
}

describe.each(LOCALES)("a line of the log in %s", (locale) => {
  beforeAll(async () => {
    vi.stubGlobal("fetch", fetchText);
    await setLocale(locale);
  });

  test.each(OPENED)("describes the action $do of seat $seat, without names of open cards", (entry) => {
    expect(line(entry)).toContain(NAMES[entry.seat]);
    expect(line(entry)).not.toContain(`ghost_couple-entry-${entry.do}`);
    expect(line(entry)).not.toMatch(/HQ|CJ/);
  });

  test("names the two cards of a couple, and not those that its event turned up", () => {
    expect(line(couple)).toContain("D4");
    expect(line(couple)).toContain("S4");
    expect(line(couple)).not.toContain("HQ");
  });

  test("has the result of a couple on a separate line: the first one fits on a narrow phone", () => {
    expect(line(couple).split("\n")).toEqual([expect.stringContaining("D4"), "event 4"]);
  });

  test("names the card that is in the centre now, and not the one that was taken from there", () => {
    const swap = line({ seat: 1, do: "swap", card: "S7", taken: "HQ" });
    expect(swap).toContain("S7");
    expect(swap).not.toContain("HQ");
  });

  test("names a laid card only to the seats that were shown it", () => {
    expect(line({ seat: 0, do: "lay", card: "HQ", cell: 3 })).toContain("HQ");
    expect(line({ seat: 1, do: "lay", cell: 3 })).not.toMatch(/HQ|undefined/);
  });
});
