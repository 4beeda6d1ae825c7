// An open hand: the numbers of the chosen cards are shown before they are said at the table.
import { expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { click, draw, the } from "../../testing/screen";
import { writeHand } from "../hand/code";

const DECKS = vi.hoisted(() => new Map([["a_game", ["R1", "R2", "R3"]]]));
vi.mock("../games/hands", () => ({ decks: () => DECKS }));
vi.mock("../i18n/i18n", async (original) => ({
  ...(await original<typeof import("../i18n/i18n")>()),
  t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
  joined: (list: readonly string[]) => list.join(" and "),
}));
const { Cards } = await import("./Cards");
const { open, shown, take } = await import("./state");

const looks = { Face: () => <i />, name: (card: string) => card } as never;
const Hand = () => shown.value && <Cards hand={shown.value} looks={looks} />;

test("an open hand names its seat and code; the numbers crossed out now are large, in the order of the taps", async () => {
  useDisk();
  const cards = new Map([
    ["R1", 3],
    ["R2", 1],
    ["R3", 2],
  ]);
  take(writeHand({ game: "a_game", tag: 1, seat: 1, hue: 1, deal: 1, numbering: 7, cards }, DECKS));
  open();
  await draw(<Hand />);
  expect(the("header").textContent).toContain("phone-numbering 2 7B");
  const said = () => [the(".phone-help").textContent, document.querySelectorAll(".phone-said").length];
  expect(said()).toEqual(["phone-tap ", 0]);
  await click("[data-card=R1]");
  expect(said()).toEqual(["phone-say 3", 1]);
  await click("[data-card=R3]");
  expect(said()).toEqual(["phone-say 3 and 2", 1]);
  await click("[data-card=R1]");
  expect(said()).toEqual(["phone-say 2", 1]);
});
