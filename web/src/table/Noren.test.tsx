import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clear, click, draw, happen, key, pointer, the } from "../../testing/screen";
import { curtainOpening } from "../device/settings";
import { HOLD_MS, wasOpened } from "../match/gate";
import { Noren } from "./Noren";
import { viewOf } from "./table.testing";
import type { Closed } from "./types";

const PAINT_MS = 50;
const opened = vi.fn();
const takenBack = vi.fn();

/** Draw a noren over four cards and let the browser paint it. */
async function show(more: Partial<Closed> = {}): Promise<HTMLElement> {
  const closed = {
    seat: 1,
    crest: "M0 0h100v100z",
    actor: null,
    waits: null,
    onTakeBack: takenBack,
    onOpen: opened,
    ...more,
  };
  const shown = await draw(<Noren closed={closed} seats={viewOf().seats} count={4} />);
  vi.advanceTimersByTime(PAINT_MS);
  return shown;
}

/** A click as a screen reader makes it, without a pointer. */
const helped = (selector: string) => happen(the(selector), new MouseEvent("click", { bubbles: true, detail: 0 }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 56));
});

afterEach(async () => {
  curtainOpening.set("hold");
  wasOpened.value = false;
});

describe("a noren that is held open", () => {
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

  test("stays shut if it is removed before the hold is long enough", async () => {
    await show();
    await happen(the(".hold"), pointer("pointerdown"));
    await clear();
    vi.advanceTimersByTime(HOLD_MS * 3);
    expect(opened).not.toHaveBeenCalled();
  });

  test("shows the other way after a release that is too early", async () => {
    const drawn = await show();
    expect(drawn.querySelector("small")).toBeNull();
    await happen(the(".hold"), pointer("pointerdown"));
    await happen(the(".hold"), pointer("pointerup"));
    expect(drawn.querySelector("small")?.textContent).toBe("noren-hold-help");
    expect(opened).not.toHaveBeenCalled();
  });

  test("opens with two presses for a helper that clicks and can't hold, as its text says", async () => {
    await show();
    const described = the(".hold").getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => the(`#${id}`).textContent)).toContain("noren-otherwise");
    await helped(".hold");
    vi.advanceTimersByTime(PAINT_MS);
    expect(document.activeElement).toBe(the(".noren-first"));
    for (const next of [".noren-first", ".noren-second button"]) {
      expect(opened).not.toHaveBeenCalled();
      vi.advanceTimersByTime(PAINT_MS);
      await helped(next);
    }
    expect(opened).toHaveBeenCalledOnce();
  });

  test("asks for headphones until a hand was opened", async () => {
    const drawn = await show();
    expect(drawn.textContent).toContain("noren-headphones");
    await happen(the(".hold"), pointer("pointerdown"));
    vi.advanceTimersByTime(HOLD_MS);
    await clear();
    expect((await show()).textContent).not.toContain("noren-headphones");
  });

  test("calls its latest handler", async () => {
    const earlier = vi.fn();
    await show({ onOpen: earlier });
    await show();
    await happen(the(".hold"), pointer("pointerdown"));
    vi.advanceTimersByTime(HOLD_MS);
    expect([earlier.mock.calls.length, opened.mock.calls.length]).toEqual([0, 1]);
  });
});

describe("a noren that two taps open", () => {
  test("asks first, and moves the focus to the next button", async () => {
    curtainOpening.set("two-step");
    await show();
    expect(document.activeElement).toBe(the(".noren-first"));
    await helped(".noren-first");
    expect(opened).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAINT_MS);
    expect(document.activeElement).toBe(the(".noren-second button"));
    await helped(".noren-second button");
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe("a closed hand", () => {
  test("shows its owner and the number of cards behind the noren, and none of them", async () => {
    const drawn = await show();
    expect(the("section").classList).toContain("seat-1");
    expect(drawn.querySelectorAll(".hand > li")).toHaveLength(4);
    expect(drawn.querySelector("[data-card]")).toBeNull();
  });

  test("can't be opened during an action", async () => {
    const drawn = await show({ seat: null });
    expect(drawn.querySelector("button")).toBeNull();
  });

  test("can be viewed out of turn by the chosen player, and never without a choice", async () => {
    const onAsk = vi.fn();
    const look = { seats: [0, 2], isAsked: false, onAsk, onLeave: vi.fn() };
    const drawn = await show({ look });
    await click(".noren-look");
    expect([...drawn.querySelectorAll("[data-look]")].map((each) => each.textContent?.trim())).toEqual(["Aki", "Chie"]);
    expect(onAsk).not.toHaveBeenCalled();
    await click("[data-look='2']");
    expect(onAsk.mock.calls).toEqual([[2]]);
    expect(drawn.querySelector("dialog")).toBeNull();
  });

  test("that is requested out of turn shows its owner, opens by the same gate, and can be left", async () => {
    const onLeave = vi.fn();
    const drawn = await show({ seat: 2, actor: 0, look: { seats: [0, 1], isAsked: true, onAsk: vi.fn(), onLeave } });
    expect(drawn.querySelector("h2")?.textContent).toContain("noren-looks");
    expect(drawn.querySelector(".noren-undo")).toBeNull();
    await happen(the(".hold"), pointer("pointerdown"));
    vi.advanceTimersByTime(HOLD_MS);
    expect(opened).toHaveBeenCalledOnce();
    await click(".noren-look");
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test("offers undo if a seat may", async () => {
    const drawn = await show();
    expect(drawn.querySelector(".noren-undo")).toBeNull();
    await show({ actor: 0 });
    await click(".noren-undo");
    expect(takenBack).toHaveBeenCalledOnce();
  });
});
