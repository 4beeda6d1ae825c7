import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { clear, click, draw, happen, key, pointer, the } from "../../testing/screen";
import { curtainWay } from "../device/settings";
import { Curtain } from "./Curtain";

const HOLD_MS = 450;
const opened = vi.fn();
const takenBack = vi.fn();
const left = vi.fn();

const show = (actor: string | null = null) =>
  draw(<Curtain seat={1} name="Ben" actor={actor} onTakeBack={takenBack} onOpen={opened} onLeave={left} />);

beforeEach(() => {
  useDisk();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const spy of [opened, takenBack, left]) spy.mockReset();
});

afterEach(async () => {
  await clear();
  vi.useRealTimers();
  curtainWay.set("hold");
});

describe("a curtain that is held open", () => {
  beforeEach(async () => {
    await show();
  });

  test.each([
    ["a finger", () => pointer("pointerdown")],
    ["Enter", () => key("keydown", "Enter")],
    ["the space bar", () => key("keydown", " ")],
  ])("opens after it was held for long enough: by %s", async (_, begin) => {
    await happen(the(".hold"), begin());
    vi.advanceTimersByTime(HOLD_MS - 1);
    expect(opened).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(opened).toHaveBeenCalledOnce();
  });

  test.each([
    ["lifted", () => pointer("pointerup")],
    ["cancelled", () => pointer("pointercancel")],
    ["the key is up", () => key("keyup", "Enter")],
    ["the focus goes", () => new FocusEvent("blur")],
  ])("stays shut where the hold ends before: %s", async (_, end) => {
    await happen(the(".hold"), pointer("pointerdown"));
    vi.advanceTimersByTime(HOLD_MS - 1);
    await happen(the(".hold"), end());
    vi.advanceTimersByTime(HOLD_MS * 3);
    expect(opened).not.toHaveBeenCalled();
  });

  test("stays shut where the window loses the focus, and where the curtain is gone", async () => {
    await happen(the(".hold"), pointer("pointerdown"));
    await happen(window, new Event("blur"));
    vi.advanceTimersByTime(HOLD_MS * 3);
    await happen(the(".hold"), pointer("pointerdown"));
    await clear();
    vi.advanceTimersByTime(HOLD_MS * 3);
    expect(opened).not.toHaveBeenCalled();
  });

  test.each([
    ["a second finger", () => pointer("pointerdown", 0, 0, { isPrimary: false })],
    ["another mouse button", () => pointer("pointerdown", 0, 0, { button: 2 })],
    ["a key that was down before", () => key("keydown", "Enter", { repeat: true })],
    ["another key", () => key("keydown", "a")],
  ])("is not opened by %s", async (_, begin) => {
    await happen(the(".hold"), begin());
    vi.advanceTimersByTime(HOLD_MS * 3);
    expect(opened).not.toHaveBeenCalled();
  });
});

describe("a curtain that two taps open", () => {
  test("asks first, and has the focus on what comes next", async () => {
    curtainWay.set("two-step");
    await show();
    expect(document.activeElement).toBe(the(".curtain-way button"));
    await click(".curtain-way button");
    expect(opened).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(the(".curtain-second button"));
    await click(".curtain-second button");
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe("behind no curtain", () => {
  test("lies anything but who is next", async () => {
    const drawn = await show();
    expect(drawn.querySelector("[data-card]")).toBeNull();
    expect(the("main").className).toBe("curtain seat-1");
  });

  test("is there more to do than to leave, unless somebody may take back", async () => {
    await show();
    await click(".curtain-foot button");
    expect([left.mock.calls.length, takenBack.mock.calls.length]).toEqual([1, 0]);
    await show("Aki");
    await click(".curtain-foot button:first-child");
    expect(takenBack).toHaveBeenCalledOnce();
  });
});
