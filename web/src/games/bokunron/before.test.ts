import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { catalog } from "../../door/catalog";
import type { Catalog } from "../../door/door";
import { beforeEnd } from "./before";
import type { BokunronContest, BokunronView } from "./shapes";

vi.hoisted(() => vi.stubGlobal("__ENGINE__", { files: {}, games: [] }));

const written = import.meta.glob<Catalog>("../../door/catalog.json", { import: "default", eager: true });

beforeAll(() => {
  catalog.value = Object.values(written)[0] ?? null;
});
afterAll(() => {
  catalog.value = null;
});

const column = (suit: string, upright: string[], piles: string[][] = []) => ({ suit, upright, piles, chips: 0 });
/** Spades got their fifth card, and one more; hearts got one. */
const view = {
  trick: 3,
  tricks: [{}],
  lead: "SJ",
  lead_row: ["SJ", "DK", "CQ"],
  counts: { leads: 2 },
  plaza: [column("S", ["s5"], [["S2", "S3", "S4", "S5", "S6"]]), column("H", ["h2"]), column("D", []), column("C", [])],
} as unknown as BokunronView;
const trick = {
  number: 2,
  lead: "HQ",
  lead_suit: "H",
  values: [4, 0, 0, 0],
  chips: [1, 0, 0, 0],
  formed: ["S"],
  seats: [
    { laid: ["S6", "h2"], terms: [{ card: "S6", power: 2 }] },
    { laid: ["s5"], terms: [] },
  ],
} as unknown as BokunronContest;

test("the middle of a complete trick has no card that its end laid there, and its lead card", () => {
  const before = beforeEnd(view, trick);
  expect(before.plaza.map(({ upright, piles }) => [upright, piles])).toEqual([
    [["S2", "S3", "S4", "S5"], []],
    [[], []],
    [[], []],
    [[], []],
  ]);
  expect([before.trick, before.lead, before.lead_row, before.counts.leads]).toEqual([2, "HQ", ["HQ", "SJ", "DK"], 3]);
});

test("its columns have the values, the chips and the powers of the contest", () => {
  const [spades, hearts] = beforeEnd(view, trick).plaza;
  expect([spades?.value, spades?.chips, spades?.power, spades?.is_lead]).toEqual([4, 1, 2, false]);
  expect([hearts?.power, hearts?.is_lead]).toEqual([null, true]);
});
