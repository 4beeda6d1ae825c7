import { expect, test } from "vitest";
import { formatParams } from "./refusal";

const refusal = (params: object) => ({ clause: "a_game 2.3", code: "must_follow", params: params as never });

test("values with a format become words, other numbers and texts stay, the rest is left out", () => {
  const args = formatParams<{ card: string; suits: readonly string[] }>({
    card: (card) => `<${card}>`,
    suits: (suits) => suits.join(" or "),
  });
  expect(args(refusal({ card: "H7", suits: ["H", "S"], needed: 2, phase: "play", cards: ["H7"], none: null }))).toEqual(
    {
      card: "<H7>",
      suits: "H or S",
      needed: 2,
      phase: "play",
    },
  );
  expect(args(refusal({}))).toEqual({});
});
