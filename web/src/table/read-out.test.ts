import { expect, test } from "vitest";
import { phrasesIn } from "./read-out";

const read = (html: string, but = ""): string[] => {
  document.body.innerHTML = html;
  return phrasesIn(document.body, but);
};

test("each item of a list is a phrase, with the labels of what is drawn", () => {
  const list = '<ul><li><b>Aki</b> <span role="img" aria-label="red 7"><svg></svg></span></li><li>Ben</li></ul>';
  expect(read(list)).toEqual(["Aki red 7", "Ben"]);
});

test("a button is read by its name, not by its drawing", () => {
  expect(read('<button aria-label="blue 4">4<svg></svg></button><button>Play</button>')).toEqual(["blue 4", "Play"]);
});

test("hidden and excluded elements are not read", () => {
  const page =
    '<p>one <i aria-hidden="true">!</i></p><div inert><p>two</p></div><p hidden>three</p><p class="turn">four</p>';
  expect(read(page, ".turn")).toEqual(["one"]);
});
