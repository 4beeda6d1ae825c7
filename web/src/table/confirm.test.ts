import { beforeEach, describe, expect, test, vi } from "vitest";
import { confirming } from "../device/settings";
import { cancelWaiting, confirmed, waiting } from "./confirm";

const PLAY = { do: "play", card: "R1" };
const act = vi.fn();
const asked = confirmed(act);

/** A tap on an element, and the page's action at it. */
function tap(selector: string, does: () => void = () => {}): Promise<void> {
  const target = document.querySelector(selector) ?? expect.fail(selector);
  target.addEventListener("click", does, { once: true });
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  cancelWaiting();
  confirming.set("on");
  document.body.innerHTML = `
    <button class="card"><svg></svg></button>
    <button class="other"></button>
    <div class="prompt-buttons"><button class="button"></button><button class="go" data-confirm=""></button></div>`;
});

describe("with confirmed taps", () => {
  test("an action waits for the button, and the tapped element is marked", async () => {
    await tap(".card svg", () => asked(PLAY));
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector("[data-asked]")?.className).toBe("card");
    await tap(".go", () => waiting.value?.());
    expect(act).toHaveBeenCalledExactlyOnceWith(PLAY);
    expect([waiting.value, document.querySelector("[data-asked]")]).toEqual([null, null]);
  });

  test("a tap anywhere else forgets it", async () => {
    await tap(".card", () => asked(PLAY));
    await tap(".other");
    expect([waiting.value, document.querySelector("[data-asked]")]).toEqual([null, null]);
  });

  test("another tap replaces it", async () => {
    await tap(".card", () => asked(PLAY));
    await tap(".other", () => asked({ do: "pass" }));
    waiting.value?.();
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: "pass" });
  });

  test("the prompt's own button needs no second confirmation", async () => {
    await tap(".prompt-buttons .button", () => asked(PLAY));
    expect(act).toHaveBeenCalledOnce();
  });

  test("an action without a tap happens at once: a drag, a clock", async () => {
    await tap(".card");
    asked(PLAY);
    expect(act).toHaveBeenCalledOnce();
  });
});

test("without confirmation every tap acts at once", async () => {
  confirming.set("off");
  await tap(".card", () => asked(PLAY));
  expect(act).toHaveBeenCalledOnce();
});
