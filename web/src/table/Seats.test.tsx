import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw, the } from "../../testing/screen";
import { seating } from "../device/settings";
import { AtSeats, machineLooksOf } from "./MachineSign";
import { SeatPicker } from "./SeatPicker";
import { Seats } from "./Seats";
import { Scroller } from "./TableFrame";
import { viewOf } from "./table.testing";

vi.mock("../i18n/i18n", async (original) => ({
  ...(await original<typeof import("../i18n/i18n")>()),
  t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
}));

const NOBODY = { seating: [], looks: machineLooksOf(undefined) };
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);

afterEach(async () => {
  seating.set("fixed");
});

test("players are in fixed order, or round the table from the seat with the open hand", async () => {
  await draw(<Seats view={viewOf({ seat: 1 })} />);
  expect(texts(".seat-name")).toEqual(["Aki", "Ben", "Chie"]);
  await clear();
  seating.set("own");
  await draw(<Seats view={viewOf({ seat: 1 })} />);
  expect(texts(".seat-name")).toEqual(["Ben", "Chie", "Aki"]);
});

test("the seat in turn and the leader are highlighted", async () => {
  await draw(<Seats view={viewOf({ to_act: [2] })} leader={1} />);
  expect(the("[aria-current=true]").dataset.seat).toBe("2");
  expect(the(".seat-leads").closest<HTMLElement>("[data-seat]")?.dataset.seat).toBe("1");
});

test("a seat has its open points, its hand, its tricks, and the game's own facts", async () => {
  const facts = (seat: number) => [{ picture: <i />, value: 7 + seat, label: "coins" }];
  await draw(<Seats view={viewOf({ scores: [3, null, 0] })} hands={[5, 4, 4]} tricks={[1, 0, 2]} facts={facts} />);
  const seat = (number: number) => `[data-seat="${number}"] .seat-fact > [aria-hidden]:not(svg)`;
  expect([texts(seat(0)), texts(seat(2))]).toEqual([
    ["5", "1", "7"],
    ["4", "2", "9"],
  ]);
  expect(document.querySelectorAll(".seat-points")).toHaveLength(2);
});

test("a seat whose code was opened says how often", async () => {
  await draw(
    <AtSeats.Provider value={{ ...NOBODY, codes: [0, 2, 0] }}>
      <Seats view={viewOf()} />
    </AtSeats.Provider>,
  );
  expect(texts(".seat-fact")).toEqual(["2code-opened Ben 2 "]);
  expect(the(".seat-fact").closest<HTMLElement>("[data-seat]")?.dataset.seat).toBe("1");
});

test("a game's additions to a seat are after the name, after the facts, and beside all", async () => {
  await draw(
    <Seats
      view={viewOf()}
      sign={(seat) => seat === 0 && <i>crown</i>}
      also={(seat) => seat === 1 && <i>passed</i>}
      beside={(seat) => seat === 2 && <i>cards</i>}
    />,
  );
  expect(texts('[data-seat="0"] .seat-name i')).toEqual(["crown"]);
  expect(texts('[data-seat="1"] .seat-facts i')).toEqual(["passed"]);
  expect(texts('[data-seat="2"] > i')).toEqual(["cards"]);
});

test("a player is picked by name, beside the number of cards of each", async () => {
  const pick = vi.fn();
  await draw(<SeatPicker view={viewOf()} seats={[2, 0]} hands={[3, 0, 5]} onPick={pick} />);
  expect(texts("button b")).toEqual(["Chie", "Aki"]);
  expect(texts("button .soft")).toEqual(["hand-count 5", "hand-count 3"]);
  await click('[data-seat="2"]');
  expect(pick).toHaveBeenCalledExactlyOnceWith(2);
});

test("a scrolling element has a name and is reached by keys", async () => {
  await draw(
    <Scroller label="Cards played" class="some">
      <p>much</p>
    </Scroller>,
  );
  const place = the("section.some");
  expect([place.getAttribute("aria-label"), place.tabIndex]).toEqual(["Cards played", 0]);
});
