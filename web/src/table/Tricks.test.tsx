import { afterEach, beforeAll, expect, test } from "vitest";
import { clear, click, draw, the } from "../../testing/screen";
import type { FinishedTrick } from "../door/door";
import { TrickPanel } from "./TrickPanel";
import { LastTrick, TricksButton, tricksOf, useNewTrick } from "./Tricks";
import { NAMES, Trick, trickOf, viewOf } from "./table.testing";

const seats = NAMES.map((name) => ({ name }));
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent);

/** What is shown as new, with a button that puts it away. */
function New({ tricks, since }: { tricks: readonly FinishedTrick[]; since: number }) {
  const { trick, putAway } = useNewTrick(tricks, since);
  return (
    <button type="button" onClick={putAway}>
      {trick ? `trick ${trick.number}` : "none"}
    </button>
  );
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});

afterEach(clear);

test("the trick that ended since the seat last looked is new until it is put away", async () => {
  await draw(<New tricks={[trickOf(0), trickOf(1)]} since={3} />);
  expect(the("button").textContent).toBe("trick 1");
  await click("button");
  expect(the("button").textContent).toBe("none");
  await draw(<New tricks={[trickOf(0), trickOf(1), trickOf(2)]} since={3} />);
  expect(the("button").textContent).toBe("trick 2");
});

test("a trick that the seat had seen end is not new", async () => {
  await draw(<New tricks={[trickOf(0)]} since={trickOf(0).log_end} />);
  expect(the("button").textContent).toBe("none");
});

test("a finished trick says who won, the cards in their order by name, why, and who leads next", async () => {
  await draw(<LastTrick tricks={[trickOf(0), trickOf(4)]} seats={seats} Trick={Trick} />);
  expect(the(".trick h2").textContent).toBe("Ben wins");
  expect(texts(".play-name")).toEqual(["Aki", "Ben"]);
  expect([...document.querySelectorAll<SVGElement>("[data-face]")].map((face) => face.dataset.face)).toEqual([
    "T40",
    "T41",
  ]);
  expect(texts(".play-won .play-name")).toEqual(["Ben"]);
  expect(the(".trick-reason").textContent).toBe("the highest");
  expect(the(".trick").dataset.leave).toBe("seat-1");
  expect(the(".trick-next")).toBeTruthy();
});

test("nobody is said to lead next where nobody does", async () => {
  await draw(
    <TrickPanel trick={trickOf(0)} heading="Ben wins" reason="the highest" next="">
      plays
    </TrickPanel>,
  );
  expect(the(".trick").textContent).toContain("Ben wins");
  expect(document.querySelector(".trick-next")).toBeNull();
});

test("before the first trick is over there is no last one, and nothing to open", async () => {
  await draw(
    <>
      <LastTrick tricks={[]} seats={seats} Trick={Trick} />
      <TricksButton tricks={[]} seats={seats} Trick={Trick} />
    </>,
  );
  expect(the("#drawn").innerHTML).toBe("");
});

test("one tap opens all tricks, the latest first", async () => {
  await draw(<TricksButton tricks={[trickOf(0), trickOf(1), trickOf(2)]} seats={seats} Trick={Trick} />);
  expect(document.querySelector("dialog")).toBeNull();
  await click("button");
  const first = (trick: Element) => trick.querySelector<HTMLElement>("[data-card]")?.dataset.card;
  expect([...document.querySelectorAll("dialog .trick")].map(first)).toEqual(["T20", "T10", "T00"]);
});

test("a view without tricks has none", () => {
  expect(tricksOf(viewOf())).toEqual([]);
  expect(tricksOf(viewOf({ tricks: [trickOf(0)] }))).toHaveLength(1);
});
