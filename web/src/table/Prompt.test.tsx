import { afterEach, describe, expect, test, vi } from "vitest";
import { click, draw, the } from "../../testing/screen";
import { cancelWaiting, waiting } from "./confirm";
import { OpensRule, Prompt } from "./Prompt";

const refusal = { clause: "a_game 2.3", code: "must_follow", params: {} };
const onRule = vi.fn();
const words = () => the(".prompt [data-question]");

const show = (props: Partial<Parameters<typeof Prompt>[0]> = {}, question = "Play a card") =>
  draw(
    <OpensRule.Provider value={onRule}>
      <Prompt refusal={null} {...props}>
        {question}
      </Prompt>
    </OpensRule.Provider>,
  );

afterEach(async () => {
  cancelWaiting();
});

describe("the prompt", () => {
  test("shows the question", async () => {
    await show();
    expect(words().textContent).toBe("Play a card");
    expect(document.querySelector(".prompt-buttons")).toBeNull();
  });

  test("shows the reason of the last refusal, with a link to the rule", async () => {
    await show({ refusal });
    expect(words().textContent).toContain("refusal-other");
    await click(".prompt-rule");
    expect(onRule).toHaveBeenCalledWith("2.3");
  });

  test("is replaced by a button, unless its words stay", async () => {
    const button = <button type="button">Do it</button>;
    await show({ button });
    expect(words().className).toBe("hidden-text");
    expect(the(".prompt-buttons").textContent).toBe("Do it");
    await show({ button, keep: true });
    expect(words().className).toBe("prompt-words");
  });

  test("names the second tap that plays only for screen readers", async () => {
    await show({ button: <button type="button">Do it</button>, again: true });
    expect([words().className, words().textContent]).toEqual(["hidden-text", "tap-again"]);
    await show({ keep: true, again: true });
    expect(the(".prompt-words > .hidden-text").textContent).toBe("tap-again");
  });

  test("is not announced while it has the focus, which has it read already", async () => {
    await show();
    words().tabIndex = -1;
    words().focus();
    expect(words().getAttribute("aria-live")).toBe("off");
    words().blur();
    expect(words().getAttribute("aria-live")).toBe("polite");
  });

  test("draws a new text in a new element: Chromium leaves an old one silent after a focus", async () => {
    await show({}, "Play a card.");
    const before = the(".prompt-words p");
    await show({ keep: true }, "Play a card.");
    expect(the(".prompt-words p")).toBe(before);
    await show({}, "Play another card.");
    expect(the(".prompt-words p")).not.toBe(before);
  });

  test("asks whether the tapped action is meant", async () => {
    const act = vi.fn();
    waiting.value = act;
    await show({ button: <button type="button">Do it</button> });
    expect(words().textContent).toBe("confirm-ask");
    await click("[data-confirm]");
    expect(act).toHaveBeenCalledOnce();
  });
});
