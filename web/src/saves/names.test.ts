// Names that look the same are one name, and a name that draws nothing is none.
import { expect, test } from "vitest";
import { isAnyTwice, nameKey, tidyName } from "./names";

test.each([
  ["Aki", "Aki"],
  ["  Aki\u3000", "Aki"],
  ["\u202eAki", "Aki"],
  ["A\u200bk\u2060i\ufeff", "Aki"],
  ["A\nk\u0000i", "Aki"],
  ["か\u3099く", "がく"],
  ["Ａｋｉ", "Ａｋｉ"],
  ["👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"],
  ["❤\ufe0f 1\ufe0f\u20e3", "❤\ufe0f 1\ufe0f\u20e3"],
  ["می\u200cنا", "می\u200cنا"],
  ["दा", "दा"],
  ["\u200b", ""],
  ["\u3164", ""],
  ["\u2800 \u200d", ""],
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
])("%j and %j are one name", (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
  expect(isAnyTwice([one, "Ben", other])).toBe(true);
});

test("other names are others", () => {
  expect(isAnyTwice(["Aki", "Akі", "あき", "アキ", "A K I"])).toBe(false);
});
