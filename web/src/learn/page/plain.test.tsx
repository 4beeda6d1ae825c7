import { expect, test, vi } from "vitest";
import { draw } from "../../../testing/screen";
import { looks, viewOf } from "../../table/table.testing";
import type { GameTable } from "../../table/types";
import { clausesSaid, plainLeaflet } from "./plain";

const SAID = ["rules-0", "rule-0", "rules-1", "rule-1-1", "rule-1-2", "rule-1-4", "rules-2", "rule-2-1", "rule-4-1"];

vi.mock("../../i18n/i18n", async (original) => ({
  ...(await original<object>()),
  has: (id: string) => SAID.some((name) => id === `game-${name}`),
}));

const game = { looks, Table: ({ view }) => <p class="table">{view.seats.length}</p> } as GameTable;
const trial = { clause: "2.1", lies: ["A"], save: {}, choices: [{ cards: ["B"], action: {}, refused: "2.1" }] };

test("a game has the clauses of its messages, without a gap", () => {
  expect(clausesSaid("game")).toEqual(["0", "1.1", "1.2", "2.1"]);
  expect(clausesSaid("other")).toEqual([]);
});

test("a game without a leaflet shows its clauses, its table, and its trials", async () => {
  const view = viewOf();
  const leaflet = plainLeaflet("game", game, { table: { view, legal: [] }, first: trial, rulings: ["1.2"] });
  expect(Object.keys(leaflet.examples)).toEqual(["0", "1.1", "1.2", "2.1"]);
  expect(leaflet.trials).toEqual({ "2.1": trial });
  expect(leaflet.rulings).toEqual(["1.2"]);
  const { Picture } = leaflet;
  const page = await draw(Picture && <Picture />);
  expect(page.querySelector(".table")?.textContent).toBe(`${view.seats.length}`);
});

test("a game without found positions has no drawing", () => {
  const leaflet = plainLeaflet("game", game, {});
  expect(leaflet.Picture).toBeUndefined();
  expect(leaflet.trials).toEqual({});
});
