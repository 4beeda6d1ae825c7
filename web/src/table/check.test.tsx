import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { draw } from "../../testing/screen";
import type { Action } from "../door/client";
import type { RefusalShape } from "../door/door";
import { type CheckAnswer, useCheck } from "./check";

const refusal: RefusalShape = { clause: "g 1", code: "no", params: {} };
/** Questions that wait for their answers. */
let asked: { action: Action; answer: (refusal: RefusalShape | null) => void }[] = [];
const check = (action: Action) =>
  new Promise<RefusalShape | null>((answer) => {
    asked.push({ action, answer });
  });
let answered: CheckAnswer | undefined;

function Asking({ action }: { action: Action | null }) {
  answered = useCheck(check, action);
  return null;
}

const choose = (action: Action | null) => draw(<Asking action={action} />);
const answer = (at: number, with_: RefusalShape | null) => act(async () => asked[at]?.answer(with_));

afterEach(async () => {
  asked = [];
});

test("nothing is checked while nothing is chosen", async () => {
  await choose(null);
  expect([asked, answered]).toEqual([[], undefined]);
});

test("the engine's answer counts when it comes, for the choice that was checked", async () => {
  await choose({ do: "play", cards: ["R1"] });
  expect(answered).toBeUndefined();
  await answer(0, refusal);
  expect(answered).toEqual({ refusal });
  await choose({ do: "play", cards: ["R1", "R2"] });
  expect(answered).toBeUndefined();
  await answer(1, null);
  expect(answered).toEqual({ refusal: null });
});

test("the same choice drawn again is not checked again", async () => {
  await choose({ do: "play", cards: ["R1"] });
  await choose({ do: "play", cards: ["R1"] });
  expect(asked).toHaveLength(1);
});

test("an answer that comes after a newer choice is dropped", async () => {
  await choose({ do: "play", cards: ["R1"] });
  await choose({ do: "play", cards: ["R2"] });
  await answer(1, null);
  await answer(0, refusal);
  expect(answered).toEqual({ refusal: null });
});
