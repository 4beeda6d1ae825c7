// Names that look the same are one name, and a name that draws nothing is none.
import { expect, test } from "vitest";
import { initialOf, isAnyTwice, nameKey, tidyName } from "./names";

test.each([
  ["Aki", "Aki"],
  ["  Aki\u3000", "Aki"],
  ["\u202eAki", "Aki"],
  ["A\u200bk\u2060i\ufeff", "Aki"],
  ["A\nk\u0000i", "Aki"],
  ["か\u3099く", "か\u3099く"],
  ["Ａｋｉ", "Ａｋｉ"],
  ["葛\u{e0100}城", "葛\u{e0100}城"],
  ["\ufa19谷", "\ufa19谷"],
  ["\ufa46", "\ufa46"],
  ["अ\u200d\u0600", "अ\u200d\u0600"],
  ["\u200dA\u200d \ufe0fB\u200d", "A B"],
  ["A\ufe0f\ufe0f\u{e0041}", "A\ufe0f"],
  ["🏴\u{e0067}\u{e0062}\u{e007f}", "🏴\u{e0067}\u{e0062}\u{e007f}"],
  ["👋🏽\u200d🔥", "👋🏽\u200d🔥"],
  ["👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"],
  ["❤\ufe0f 1\ufe0f\u20e3", "❤\ufe0f 1\ufe0f\u20e3"],
  ["می\u200cنا", "می\u200cنا"],
  ["दा", "दा"],
  ["\u200b", ""],
  ["\u3164", ""],
  ["\u2800 \u200d", ""],
  ["\u{e0100}", ""],
  ["\ud800", ""],
  ["\u0000", ""],
  ["", ""],
])("%j is kept as %j", (typed, wanted) => {
  expect(tidyName(typed)).toBe(wanted);
  expect(tidyName(wanted)).toBe(wanted);
});

test.each([
  ["Aki", "aki"],
  ["Aki", "Ａｋｉ"],
  ["Aki", "A\u200bki"],
  ["がく", "か\u3099く"],
  ["ガク", "ｶﾞｸ"],
  ["A B", "A\u3000 B"],
  ["葛城", "葛\u{e0100}城"],
  ["神谷", "\ufa19谷"],
  ["渚", "\ufa46"],
  ["がく", "か\ufe00\u3099く"],
])("%j and %j are one name", (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
  expect(isAnyTwice([one, "Ben", other])).toBe(true);
});

test("other names are others", () => {
  expect(isAnyTwice(["Aki", "Akі", "あき", "アキ", "A K I"])).toBe(false);
});

test("a variant of a character stays one where it is the only letter of a name that shows", () => {
  expect(["葛\u{e0100}城", "か\u3099く", "Aki", "🂡", ""].map(initialOf)).toEqual([
    "葛\u{e0100}",
    "か\u3099",
    "A",
    "🂡",
    "",
  ]);
});
