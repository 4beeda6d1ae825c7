import { expect, test } from "vitest";
import { draw } from "../../testing/screen";
import type { Status } from "../door/door";
import type { SeatHints } from "../saves/record";
import { AtSeats } from "./MachineSign";
import { ScoreSheet } from "./ScoreSheet";
import { viewOf } from "./table.testing";

interface Row {
  readonly seat: number;
  readonly terms: string;
}

const status = {
  winners: [2],
  scores: [4, -1, 9],
  result: [0, 1, 2].map((seat): Row => ({ seat, terms: `terms of ${seat}` })),
} as unknown as Status;

test("rows stand in the engine's order with name, winner and terms, in a class of the game's", async () => {
  const place = await draw(
    <ScoreSheet
      view={viewOf({ over: true, standing: [2, 1, 0] })}
      status={status}
      rowClass={({ seat }: Row) => `row-${seat}`}
    >
      {({ terms }) => <p>{terms}</p>}
    </ScoreSheet>,
  );
  const rows = [...place.querySelectorAll<HTMLElement>(".score-row")];
  expect(rows.map((row) => row.dataset.seat)).toEqual(["2", "1", "0"]);
  expect(rows.map((row) => row.querySelector("p")?.textContent)).toEqual(["terms of 2", "terms of 1", "terms of 0"]);
  expect(rows.map((row) => row.querySelector(".score-crown") !== null)).toEqual([true, false, false]);
  expect(rows[0]?.querySelector("h3")?.textContent).toContain("Chie");
  expect(rows[1]?.className).toContain("row-1");
});

const looks = { faces: [], hues: [], Portrait: () => null };
const machine = { level: "easy", face: "A" };
const given = (count: number): SeatHints => ({ count, at: -1 });

/** The texts about hints, row by row, and about the full match. */
async function hintsSaid(hints: readonly SeatHints[] | null) {
  const place = await draw(
    <AtSeats.Provider value={{ seating: [null, machine, null], looks, hints }}>
      <ScoreSheet view={viewOf({ over: true, standing: [0, 1, 2] })} status={status}>
        {() => null}
      </ScoreSheet>
    </AtSeats.Provider>,
  );
  const rows = [...place.querySelectorAll(".score-row")];
  return {
    rows: rows.map((row) => row.querySelector("[data-term=hints]")?.textContent),
    isLeftOut: place.textContent?.includes("hint-left-out"),
  };
}

test("after any hint, the count of every person's is shown", async () => {
  expect(await hintsSaid([given(2), given(0), given(0)])).toEqual({
    rows: ["hints-asked", undefined, "hints-asked"],
    isLeftOut: false,
  });
});

test("without requested hints no count is shown, and a match without hints is named so", async () => {
  const none = [undefined, undefined, undefined];
  expect(await hintsSaid([given(0), given(0), given(0)])).toEqual({ rows: none, isLeftOut: false });
  expect(await hintsSaid(null)).toEqual({ rows: none, isLeftOut: true });
});
