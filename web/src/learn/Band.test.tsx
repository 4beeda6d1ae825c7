// An answer to a question is marked immediately, while the others continue.
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { click, draw, the } from "../../testing/screen";
import { nameOf } from "../table/seat-name";
import type { Attempt, Taught } from "./attempt";
import { Band } from "./Band";
import type { Lesson, Step } from "./lesson";

const name = { ja: "", en: "" };
const step = {
  id: "struck",
  say: name,
  question: { at: "status.winners.0", answers: [1, 0, 2].map((value) => ({ value, say: name })) },
} as unknown as Step;

test("the given answer is marked, and no other can be given", async () => {
  const answer = signal<{ value: unknown } | null>(null);
  const give = (value: unknown) => {
    answer.value = { value };
  };
  const attempt = { step, seats: [], outcome: signal(null), hint: signal(null), answer, give } as unknown as Attempt;
  const table = { id: "game" } as Taught;
  const lesson = { steps: [step] } as unknown as Lesson;
  const nothing = () => {};
  const props = { table, lesson, place: 0, attempt, shows: false, onPlay: nothing, onAgain: nothing };
  await draw(<Band {...props} />);
  expect(document.querySelectorAll("[data-answer][aria-pressed=true]")).toHaveLength(0);
  await click("[data-answer='0']");
  expect(the("[data-answer][aria-pressed=true]").dataset.answer).toBe("0");
  expect(document.querySelectorAll("[data-answer][aria-disabled=true]")).toHaveLength(3);
});

test("texts name the people at the table", async () => {
  const say = { ja: "{1}さんと{2}さん", en: "{1} and {2}" };
  const asked = { ...step, say, question: { at: "", answers: [{ value: 2, say: { ja: "{2}", en: "{2}" } }] } };
  const attempt = {
    step: asked,
    seats: [{ name: "Aki" }, { name: "Kuma" }, { name: "" }],
    outcome: signal(null),
    hint: signal(null),
    answer: signal(null),
  } as unknown as Attempt;
  const lesson = { steps: [asked] } as unknown as Lesson;
  const nothing = () => {};
  const props = { lesson, place: 0, attempt, shows: false, onPlay: nothing, onAgain: nothing };
  await draw(<Band {...props} table={{ id: "game" } as Taught} />);
  expect(the(".lesson-say").textContent).toBe(`${nameOf(attempt.seats, 1)} and ${nameOf(attempt.seats, 2)}`);
  expect(the("[data-answer='2']").textContent).toBe(nameOf(attempt.seats, 2));
});
