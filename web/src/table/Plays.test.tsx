import { expect, test } from "vitest";
import { draw, the } from "../../testing/screen";
import { Plays } from "./Plays";
import { looks, NAMES } from "./table.testing";

const seats = NAMES.map((name) => ({ name }));
const plays = [
  { seat: 2, cards: ["A", "B"] },
  { seat: 0, cards: [null] },
];
const laid = () => [...document.querySelectorAll<HTMLElement>(".play-laid")];

test("plays lie in their order, under the names of who played them, and the winner's is set apart", async () => {
  await draw(<Plays plays={plays} seats={seats} looks={looks} winner={2} />);
  expect(laid().map((play) => play.querySelector(".play-name")?.textContent)).toEqual(["Chie", "Aki"]);
  expect(laid().map((play) => play.classList.contains("play-won"))).toEqual([true, false]);
  expect(laid().map((play) => play.dataset.seat)).toEqual(["2", "0"]);
});

test("a card says its name; one face down says so, and flies by its place", async () => {
  await draw(<Plays plays={plays} seats={seats} looks={looks} />);
  const cards = [...document.querySelectorAll<HTMLElement>(".card")];
  expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["card A", "card B", "face-down"]);
  expect(cards.map((card) => card.dataset.fly)).toEqual(["A", "B", "down-0-0"]);
  expect(cards.map((card) => card.dataset.card)).toEqual(["A", "B", undefined]);
  expect(the("svg.back")).toBeTruthy();
});

test("places are kept for those still to play, out of the way of those who listen", async () => {
  await draw(<Plays plays={plays.slice(0, 1)} seats={seats} looks={looks} line waiting={2} />);
  expect(document.querySelectorAll(".play-waiting[aria-hidden=true]")).toHaveLength(2);
  expect(the(".plays").style.getPropertyValue("--plays")).toBe("3");
});

test("what a game says of a play stands by it", async () => {
  await draw(
    <Plays
      plays={plays}
      seats={seats}
      looks={looks}
      rows
      sign={({ seat }) => seat === 0 && <i>leader</i>}
      note={({ seat }) => <em>{`note ${seat}`}</em>}
      under={({ seat }, card) => <small>{`${seat}/${card}`}</small>}
      total={({ cards }) => cards.length}
    />,
  );
  const text = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);
  expect(text("i")).toEqual(["leader"]);
  expect(text("em")).toEqual(["note 2", "note 0"]);
  expect(text("small")).toEqual(["2/0", "2/1", "0/0"]);
  expect(text(".play-total")).toEqual(["2", "1"]);
});
