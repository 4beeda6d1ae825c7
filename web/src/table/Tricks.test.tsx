import { expect, test } from "vitest";
import { click, draw, the } from "../../testing/screen";
import { TrickPanel } from "./TrickPanel";
import { LastTrick, TricksButton } from "./Tricks";
import { NAMES, Trick, trickOf } from "./table.testing";

const seats = NAMES.map((name) => ({ name }));
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent);

test("a finished trick has its winner, the cards in order by name, the reason, and the next leader", async () => {
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

test("no next leader is named if there is none", async () => {
  await draw(
    <TrickPanel trick={trickOf(0)} heading="Ben wins" reason="the highest" next="">
      plays
    </TrickPanel>,
  );
  expect(the(".trick").textContent).toContain("Ben wins");
  expect(document.querySelector(".trick-next")).toBeNull();
});

test("before the end of the first trick there is no last trick, and no button", async () => {
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
