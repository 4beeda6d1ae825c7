import { beforeEach, describe, expect, test, vi } from "vitest";
import { clear, draw, the } from "../../testing/screen";
import { afterPaint } from "../device/display";
import { AtTable, OwnHand } from "./AtTable";
import { beside } from "./beside";
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
beforeEach(async () => {
  await beside.load();
});

test("cards are dealt once, and move with every new view", async () => {
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

test("a keyboard player's focus moves to the prompt, or stays if its element is still visible", async () => {
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

test("words that get the focus are not announced", async () => {
  const show = () =>
    draw(
      <AtTable view={{}} hand="m/0">
        <button type="button">mine</button>
        <p data-question="" aria-live="polite" />
      </AtTable>,
    );
  const live = () => the("[data-question]").getAttribute("aria-live");
  await show();
  expect(live()).toBe("off");
  await new Promise<void>((done) => afterPaint(done));
  expect(live()).toBe("polite");
  the("button").focus();
  await show();
  expect(live()).toBe("polite");
});

test("a hand is dealt when it is opened, and stays in place when its owner continues", async () => {
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
  test("is known to all parts of the table", async () => {
    await draw(
      <AtTable view={{}} hand="m/2">
        <OwnHand.Consumer>{(hand) => <p>{hand}</p>}</OwnHand.Consumer>
      </AtTable>,
    );
    expect(the("p").textContent).toBe("m/2");
  });

  test.each([
    ["it is closed", () => draw(<AtTable view={{}} hand="" children="" />)],
    ["the table is removed", clear],
  ])("leaves nothing behind when %s: movement ends, and an unconfirmed action is forgotten", async (_, close) => {
    await draw(<AtTable view={{}} hand="m/2" children="" />);
    waiting.value = () => undefined;
    await close();
    expect([waiting.value, motion.finish.mock.calls.length]).toEqual([null, 1]);
  });

  test("ends its movement by a press, and hears of none once the table is gone", async () => {
    await draw(<AtTable view={{}} hand="m/2" children="" />);
    window.dispatchEvent(new Event("pointerdown"));
    expect(motion.finish).toHaveBeenCalledOnce();
    await clear();
    window.dispatchEvent(new Event("pointerdown"));
    expect(motion.finish).toHaveBeenCalledTimes(2);
  });
});
