// The texts of a hint, and the effects of its buttons.
import { signal } from "@preact/signals";
import { describe, expect, test, vi } from "vitest";
import { click, draw, happen, key, the } from "../../../testing/screen";
import type { Hint, Hints, Weighed } from "../../match/hints";
import { viewOf } from "../table.testing";

vi.mock("../../i18n/i18n", async (original) => ({
  ...(await original<object>()),
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
}));
const { HintPanel } = await import("./HintPanel");

const choiceOf = (card: string, worth: number | null): Weighed => ({
  action: { do: "play", card },
  worth,
  why: { code: "denies", params: { seat: 1, points: 4 } },
});
const PASS: Weighed = { action: { do: "pass" }, worth: 0.2, why: { code: "lets_go", params: {} } };
const CHOICES = [choiceOf("R1", 0.52), choiceOf("R2", 0.51), choiceOf("R3", 0.48), PASS];
const moves = {
  move: ({ card }: Record<string, unknown>) => `play ${card}`,
  reason: ({ params }: { params: object }) => ({ ...params }) as Record<string, string>,
};

let hints: { [Name in keyof Hints]?: unknown } & { hint: ReturnType<typeof signal<Hint>> };

function show(hint: Hint): Promise<HTMLElement> {
  hints = { hint: signal(hint), close: vi.fn(), ask: vi.fn(), point: vi.fn(), take: vi.fn() };
  return draw(<HintPanel hints={hints as unknown as Hints} view={viewOf()} moves={moves} />);
}

const told = (choices = CHOICES, at = 0, taken = false): Hint => ({
  at: "told",
  choices,
  pointed: { action: choices[at]?.action as never, taken },
});

describe("a hint", () => {
  test("shows each move, its distance from the best, and the reason, with players' names", async () => {
    const rows = [...(await show(told())).querySelectorAll(".hint-what")].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "play R1hint-said hint-beside-best hint-worth 5a_game-reason-denies Ben 4",
      "play R2hint-said hint-beside-same hint-worth 5a_game-reason-denies Ben 4",
      "play R3hint-said hint-beside-little hint-worth 5a_game-reason-denies Ben 4",
      "play undefinedhint-said hint-beside-much hint-worth 2a_game-reason-lets_go",
    ]);
  });

  test("shows no figure if none was counted", async () => {
    const rows = (await show(told([choiceOf("R1", null), choiceOf("R2", null)]))).querySelectorAll(".hint-what");
    expect([...rows].map((row) => row.children[1]?.textContent)).toEqual(["hint-beside-best", "hint-uncounted"]);
  });

  test("highlights another tapped move, and chooses the highlighted one", async () => {
    await show(told(CHOICES, 1));
    expect(the(".hint-take").closest(".hint-pointed")?.textContent).toContain("play R2");
    await click(".hint-take");
    expect(hints.take).toHaveBeenCalledWith(CHOICES[1]);
    await click(".hint-move:nth-child(3) .hint-what");
    expect(hints.point).toHaveBeenCalledWith(CHOICES[2]);
  });

  test("offers no choice if there is only a button to press", async () => {
    await show(told(CHOICES, 3));
    expect(document.querySelector(".hint-take")).toBeNull();
  });

  test("disappears after its move was accepted", async () => {
    expect((await show(told(CHOICES, 0, true))).querySelector(".hint")).toBeNull();
  });

  test("is announced to screen readers, and so is the wait for it", async () => {
    expect((await show({ at: "thinking" })).querySelector("[role=status]")?.textContent).toBe("hint-thinking");
  });

  test("that does not come is reported, and can be requested again", async () => {
    const page = await show({ at: "silent", code: "died" });
    expect(page.querySelector("[role=status]")?.textContent).toContain("hint-silent died");
    await click(".button-main");
    expect(hints.ask).toHaveBeenCalled();
  });
});

describe("it is closed", () => {
  test("by its button", async () => {
    await show(told());
    await click(".hint-close");
    expect(hints.close).toHaveBeenCalled();
  });

  test("by Escape, unless that closes a sheet over it", async () => {
    await show(told());
    const sheet = document.body.appendChild(document.createElement("dialog"));
    sheet.setAttribute("open", "");
    await happen(window, key("keydown", "Escape"));
    expect(hints.close).not.toHaveBeenCalled();
    sheet.remove();
    await happen(window, key("keydown", "Escape"));
    expect(hints.close).toHaveBeenCalledOnce();
  });
});
