import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { clear, draw, the } from "../../testing/screen";
import { afterPaint } from "../device/display";
import { AtTable, OwnHand } from "./AtTable";
import { waiting } from "./confirm";

const motion = vi.hoisted(() => ({ deal: vi.fn(), remember: vi.fn(), move: vi.fn(), finish: vi.fn() }));
vi.mock("./motion", () => ({
  Motion: class {
    deal = motion.deal;
    remember = motion.remember;
    move = motion.move;
    finish = motion.finish;
  },
}));

const Asked = () => (
  <section class="prompt">
    <p data-question="">Play a card</p>
  </section>
);
beforeEach(() => {
  useDisk();
  vi.clearAllMocks();
});

afterEach(clear);

test("cards are dealt once, and move whenever another view is shown", async () => {
  const show = (view: object, more = "") =>
    draw(
      <AtTable view={view} hand="m/0">
        {more}
      </AtTable>,
    );
  const first = {};
  await show(first);
  await show(first, "redrawn");
  expect([motion.deal, motion.remember, motion.move].map((each) => each.mock.calls.length)).toEqual([1, 0, 0]);
  await show({});
  expect([motion.deal, motion.remember, motion.move].map((each) => each.mock.calls.length)).toEqual([1, 1, 1]);
});

test("whoever plays by keys goes on at what is asked, but keeps a focus that is still in sight", async () => {
  const show = async (view: object, hidden: boolean) => {
    await draw(
      <AtTable view={view} hand="m/0">
        <button type="button" aria-hidden={hidden}>
          mine
        </button>
        <Asked />
      </AtTable>,
    );
    await new Promise<void>((done) => afterPaint(done));
  };
  await show({}, false);
  expect(document.activeElement).toBe(the("[data-question]"));
  the("button").focus();
  await show({}, false);
  expect(document.activeElement).toBe(the("button"));
  await show({}, true);
  expect(document.activeElement).toBe(the("[data-question]"));
});

test("a hand is dealt when it is opened, and lies there as it was when its owner goes on", async () => {
  const show = (hand: string, waiting: boolean) =>
    draw(<AtTable view={{}} hand={hand} waiting={waiting} children="" />);
  await show("", true);
  expect(motion.deal).not.toHaveBeenCalled();
  await show("m/0", false);
  expect(motion.deal).toHaveBeenCalledOnce();
  await show("", false);
  await show("m/0", false);
  expect(motion.deal).toHaveBeenCalledOnce();
});

describe("the seat's own hand", () => {
  test("is named to all that lies on the table", async () => {
    await draw(
      <AtTable view={{}} hand="m/2">
        <OwnHand.Consumer>{(hand) => <p>{hand}</p>}</OwnHand.Consumer>
      </AtTable>,
    );
    expect(the("p").textContent).toBe("m/2");
  });

  test("leaves nothing behind where it is closed: movement ends, and what waits to be confirmed is forgotten", async () => {
    const show = (hand: string) => draw(<AtTable view={{}} hand={hand} children="" />);
    await show("m/2");
    waiting.value = () => undefined;
    await show("");
    expect(waiting.value).toBeNull();
    expect(motion.finish).toHaveBeenCalledOnce();
  });

  test("leaves nothing behind where the table goes: movement ends, and what waits to be confirmed is forgotten", async () => {
    await draw(
      <AtTable view={{}} hand="m/2">
        <Asked />
      </AtTable>,
    );
    waiting.value = () => undefined;
    window.dispatchEvent(new Event("pointerdown"));
    expect(motion.finish).toHaveBeenCalledOnce();
    await clear();
    expect(waiting.value).toBeNull();
    window.dispatchEvent(new Event("pointerdown"));
    expect(motion.finish).toHaveBeenCalledTimes(2);
  });
});
