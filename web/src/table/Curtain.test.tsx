import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { clear, click, draw, happen, key, pointer, the } from "../../testing/screen";
import { curtainOpening } from "../device/settings";
import { Curtain } from "./Curtain";
import { HOLD_MS } from "./gate";

const PAINT_MS = 50;
const opened = vi.fn();
const takenBack = vi.fn();
const left = vi.fn();

/** Draw a curtain and let the browser paint it. */
async function show(actor: string | null = null, onOpen: () => void = opened): Promise<HTMLElement> {
  const shown = await draw(
    <Curtain seat={1} name="Ben" actor={actor} onTakeBack={takenBack} onOpen={onOpen} onLeave={left} />,
  );
  vi.advanceTimersByTime(PAINT_MS);
  return shown;
}

/** A click as a screen reader makes it, without a pointer. */
const helped = (selector: string) => happen(the(selector), new MouseEvent("click", { bubbles: true, detail: 0 }));

beforeEach(() => {
  useDisk();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
  for (const spy of [opened, takenBack, left]) spy.mockReset();
});

afterEach(async () => {
  await clear();
  vi.useRealTimers();
  curtainOpening.set("hold");
});

describe("a curtain that is held open", () => {
  test.each([
    ["a finger", () => pointer("pointerdown")],
    ["Enter", () => key("keydown", "Enter")],
  ])("has the focus on its button, shows the hold and opens: by %s", async (_, begin) => {
    await show();
    expect(document.activeElement).toBe(the(".hold"));
    await happen(the(".hold"), begin());
    expect(the(".hold").className).toBe("hold hold-held");
    vi.advanceTimersByTime(HOLD_MS);
    expect(opened).toHaveBeenCalledOnce();
  });

  test("stays shut where it is gone before the hold has lasted", async () => {
    await show();
    await happen(the(".hold"), pointer("pointerdown"));
    await clear();
    vi.advanceTimersByTime(HOLD_MS * 3);
    expect(opened).not.toHaveBeenCalled();
  });

  test("calls what it was given last", async () => {
    const earlier = vi.fn();
    await show(null, earlier);
    await show();
    await happen(the(".hold"), pointer("pointerdown"));
    vi.advanceTimersByTime(HOLD_MS);
    expect([earlier.mock.calls.length, opened.mock.calls.length]).toEqual([0, 1]);
  });
});

describe("a curtain that two taps open", () => {
  test("asks first, and has the focus on what comes next", async () => {
    curtainOpening.set("two-step");
    await show();
    expect(document.activeElement).toBe(the(".curtain-way button"));
    await helped(".curtain-way button");
    expect(opened).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(the(".curtain-second button"));
    vi.advanceTimersByTime(PAINT_MS);
    await helped(".curtain-second button");
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
